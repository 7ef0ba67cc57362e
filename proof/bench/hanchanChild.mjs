// Plays whole matches with one engine for some seconds and prints how many. Called by `suites/hanchan.mjs` with:
// engine, seconds.

import { cpuMs } from './measure.mjs';
import { Random } from './random.mjs';

const [engine, seconds] = process.argv.slice(2);
const player = engine === 'hanchan' ? await ours() : await majiang();

async function ours() {
  const { deal, newMatch, playAway, refusalOf, seatsToAct } = await import('@hanchan/game');
  const { shanten } = await import('@hanchan/hand');
  const { kindOf, tileSet } = await import('@hanchan/tiles');
  const { TENHOU } = await import('@hanchan/rulesets');
  const counts = new Uint8Array(34);

  /** The first tile that leaves the least shanten: the drawn one, then the hand in order. */
  const leastShanten = ({ hand, drawn, melds }) => {
    counts.fill(0);
    for (const tile of hand) counts[kindOf(tile)]++;
    counts[kindOf(drawn)]++;
    let best = { tile: drawn, fromDraw: true, left: 99 };
    const consider = (tile, fromDraw) => {
      counts[kindOf(tile)]--;
      const left = shanten(counts, melds.length);
      counts[kindOf(tile)]++;
      if (left < best.left) best = { tile, fromDraw, left };
    };
    consider(drawn, true);
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) consider(hand[i], false);
    return best;
  };

  const ifLegal = (match, action) => (refusalOf(match, action) === null ? action : null);

  const choose = (match, seat) => {
    const { phase, seats } = match.deal;
    if (phase.type === 'claims')
      return ifLegal(match, { type: 'ron', seat }) ?? { type: 'pass', seat };
    if (phase.type === 'declarations') return { type: 'tenpai', seat };
    const state = seats[seat];
    const { drawn } = state;
    const win = state.waits.includes(kindOf(drawn))
      ? ifLegal(match, { type: 'tsumo', seat })
      : null;
    if (win !== null) return win;
    if (state.riichi !== 'none') {
      return { type: 'discard', seat, tile: drawn, fromDraw: true, riichi: false };
    }
    const { tile, fromDraw, left } = leastShanten(state);
    const plain = { type: 'discard', seat, tile, fromDraw, riichi: false };
    return (left === 0 ? ifLegal(match, { ...plain, riichi: true }) : null) ?? plain;
  };

  const shuffledWall = (random) => {
    const wall = tileSet(3);
    for (let i = wall.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [wall[i], wall[j]] = [wall[j], wall[i]];
    }
    return wall;
  };

  return (seed) => {
    const random = new Random(seed);
    let match = newMatch(TENHOU.values);
    while (match.phase !== 'over') {
      const step =
        match.phase === 'awaitingDeal'
          ? deal(match, shuffledWall(random))
          : playAway(match, choose(match, seatsToAct(match)[0]));
      match = step.value.match;
    }
    return match.dealNumber;
  };
}

async function majiang() {
  const { requirePeer } = await import('./setup.mjs');
  const Majiang = requirePeer('@kobalab/majiang-core');
  const SIDES = ['', '+', '=', '-'];

  class Greedy extends Majiang.Player {
    answer(reply) {
      this._callback(reply);
    }
    action_kaiju() {
      this.answer();
    }
    action_qipai() {
      this.answer();
    }
    action_zimo({ l }) {
      if (l !== this._menfeng) this.answer();
      else if (this.allow_hule(this.shoupai, null, false)) this.answer({ hule: '-' });
      else this.answer({ dapai: this.leastShanten() });
    }
    leastShanten() {
      let best = null;
      let least = 99;
      for (const tile of this.get_dapai(this.shoupai)) {
        const left = Majiang.Util.xiangting(this.shoupai.clone().dapai(tile));
        if (left < least) [best, least] = [tile, left];
      }
      return least === 0 && this.allow_lizhi(this.shoupai, best) ? `${best}*` : best;
    }
    action_dapai({ l, p }) {
      const side = SIDES[(4 + l - this._menfeng) % 4];
      const wins =
        l !== this._menfeng && this.allow_hule(this.shoupai, p.slice(0, 2) + side, false);
      this.answer(wins ? { hule: '-' } : undefined);
    }
    action_fulou() {
      this.answer();
    }
    action_gang() {
      this.answer();
    }
    action_hule() {
      this.answer();
    }
    action_pingju() {
      this.answer();
    }
    action_jieju() {
      this.answer();
    }
  }

  return (seed) => {
    // Its wall is shuffled with the platform's random numbers, so these are seeded for the run.
    const random = new Random(seed);
    Math.random = () => random.next();
    const players = [new Greedy(), new Greedy(), new Greedy(), new Greedy()];
    const game = new Majiang.Game(players, null, Majiang.rule());
    game.do_sync();
    return game._paipu.log.length;
  };
}

function playFor(ms, firstSeed) {
  const from = cpuMs();
  let matches = 0;
  let deals = 0;
  while (cpuMs() - from < ms) {
    deals += player(firstSeed + matches);
    matches++;
  }
  return { perSecond: matches / ((cpuMs() - from) / 1_000), deals: deals / matches };
}

playFor(1_500, 1);
globalThis.gc();
const before = process.memoryUsage().heapUsed;
const result = playFor(Number(seconds) * 1_000, 10_000);
globalThis.gc();
const heapMb = (process.memoryUsage().heapUsed - before) / 1_000_000;
console.log(JSON.stringify({ ...result, heapMb }));
