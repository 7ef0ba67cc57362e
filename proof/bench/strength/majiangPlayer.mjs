// @kobalab/majiang-ai in a seat of our table: what the seat is told becomes the messages of majiang-core, and what
// it replies becomes one of our legal actions. It may know exactly what any seat may know, and it is never helped:
// a reply that is not legal, a win it does not see and a board that differs from ours are faults of this adapter
// (or of one of the two), counted and shown by the bench, which fails on any.

import { requirePeer } from '../setup.mjs';
import { boardDifference } from './majiangBoard.mjs';

import { actionOf, discardText, findLegal, handText, meldText, tileText } from './majiangForms.mjs';
import { offersDifference, waitsForFifths } from './majiangOffers.mjs';

/** What the seat is told and no message says: it has no part in how a deal is played on. */
const UNSAID = new Set([
  'asked',
  'answered',
  'winMissed',
  'riichiAccepted',
  'wallExhausted',
  'bellRang',
  'lent',
  // The next deal is announced with scores, counters and deposits, so nothing of the last is needed.
  'won',
  'drawn',
  'dealEnded',
  'matchEnded',
]);

const MOST_EXAMPLES = 5;

export const newFaults = () => ({
  decisions: 0,
  /** Replies that are no legal action. */
  unmapped: 0,
  /** It wanted to act where we see nothing to do. */
  unasked: 0,
  /** It always takes a win, so a win that it leaves is one that it did not see. */
  missedWins: 0,
  /** Decisions at which its board, or what it might do, was not ours. */
  differing: 0,
  /** No fault: riichi on waits that cannot come, taken as the plain discard. */
  fifths: 0,
  examples: [],
});

export function faultCount({ unmapped, unasked, missedWins, differing }) {
  return unmapped + unasked + missedWins + differing;
}

export function addFaults(sum, more) {
  for (const name of ['decisions', 'unmapped', 'unasked', 'missedWins', 'differing', 'fifths']) {
    sum[name] += more[name];
  }
  sum.examples.push(...more.examples.slice(0, MOST_EXAMPLES - sum.examples.length));
}

/** Its rules set to those of Tenhou; where it has no other value than ours the key is left alone. */
export function tenhouRule(Majiang) {
  return Majiang.rule({
    配給原点: 25_000,
    順位点: ['20.0', '10.0', '-10.0', '-20.0'],
    連風牌は2符: false,
    赤牌: { m: 1, p: 1, s: 1 },
    クイタンあり: true,
    喰い替え許可レベル: 0,
    場数: 2,
    途中流局あり: true,
    流し満貫あり: true,
    ノーテン宣言あり: false,
    ノーテン罰あり: true,
    最大同時和了数: 2,
    連荘方式: 2,
    トビ終了あり: true,
    オーラス止めあり: true,
    延長戦方式: 1,
    一発あり: true,
    裏ドラあり: true,
    カンドラあり: true,
    カン裏あり: true,
    カンドラ後乗せ: true,
    ツモ番なしリーチあり: false,
    リーチ後暗槓許可レベル: 2,
    役満の複合あり: true,
    ダブル役満あり: false,
    数え役満あり: true,
    役満パオあり: true,
    切り上げ満貫あり: false,
  });
}

/** A player for one match. `faults` is added to while it plays. */
export function majiangPlayer(faults = newFaults()) {
  const Majiang = requirePeer('@kobalab/majiang-core');
  const MajiangAi = requirePeer('@kobalab/majiang-ai');
  const ai = new MajiangAi();
  let reply = {};
  let isTaken = true;
  let dealer = 0;
  let hasStarted = false;

  const windOf = (seat) => (seat - dealer + 4) % 4;

  const note = (kind, words) => {
    faults[kind]++;
    if (faults.examples.length < MOST_EXAMPLES) faults.examples.push(`${kind}: ${words}`);
  };

  const say = (message) => {
    if (!isTaken && Object.keys(reply).length > 0) {
      note('unasked', `${JSON.stringify(reply)} holding ${ai.shoupai}`);
    }
    reply = {};
    isTaken = false;
    ai.action(message, (answer) => {
      reply = answer ?? {};
    });
  };

  const start = (event, seat) => {
    const { round, counters, deposits, scores, hand, indicators } = event;
    if (!hasStarted) {
      const player = ['0', '1', '2', '3'];
      say({ kaiju: { id: seat, rule: tenhouRule(Majiang), title: '', player, qijia: 0 } });
      hasStarted = true;
    }
    dealer = event.dealer;
    const byWind = [0, 1, 2, 3].map((wind) => (dealer + wind) % 4);
    say({
      qipai: {
        zhuangfeng: round,
        jushu: dealer,
        changbang: counters,
        lizhibang: deposits,
        defen: byWind.map((other) => scores[other]),
        baopai: tileText(indicators[0]),
        shoupai: byWind.map((other) => (other === seat ? handText(hand) : '')),
      },
    });
  };

  const translate = (event, seat) => {
    const l = event.seat === undefined ? null : windOf(event.seat);
    switch (event.type) {
      case 'dealStarted':
        return start(event, seat);
      case 'drew': {
        const drawn = { l, p: event.tile === null ? '' : tileText(event.tile) };
        return say(event.from === 'live' ? { zimo: drawn } : { gangzimo: drawn });
      }
      case 'discarded':
        return say({ dapai: { l, p: discardText(event) } });
      case 'called':
        return say({ fulou: { l, m: meldText(event.meld) } });
      case 'kanDeclared': {
        const isAdded = event.meld.type === 'addedKan';
        return say({ gang: { l, m: meldText(event.meld, isAdded ? event.tile : null) } });
      }
      case 'indicatorTurned':
        // Told beside the question that stands, as majiang-core does: it takes no reply.
        return ai.action({ kaigang: { baopai: tileText(event.tile) } });
      default:
        if (!UNSAID.has(event.type)) throw new Error(`majiang has no word for "${event.type}"`);
    }
  };

  return {
    id: 'majiang',
    hear(events, { viewer }) {
      for (const event of events) translate(event, viewer);
    },
    decide(view, legal) {
      faults.decisions++;
      isTaken = true;
      const difference = boardDifference(ai, view) ?? offersDifference(ai, view, legal);
      if (difference !== null) note('differing', difference);
      const wanted = actionOf(reply, view.deal);
      // Its own table plays on with the plain discard where riichi is not allowed; so do we.
      if (wanted.riichi && waitsForFifths(ai, reply.dapai.slice(0, -1))) {
        faults.fifths++;
        wanted.riichi = false;
      }
      const action = findLegal(wanted, legal);
      const isWin = ({ type }) => type === 'tsumo' || type === 'ron';
      if (legal.some(isWin) && !isWin(wanted)) note('missedWins', `with ${ai.shoupai}`);
      if (action === undefined) {
        note('unmapped', `${JSON.stringify(reply)} holding ${ai.shoupai}`);
        // The match goes on, so that the count is of the whole run: a pass, or the last discard without riichi.
        const plain = legal.findLast(({ type, riichi }) => type === 'discard' && !riichi);
        return { action: plain ?? legal.at(-1), candidates: [] };
      }
      return { action, candidates: [] };
    },
  };
}
