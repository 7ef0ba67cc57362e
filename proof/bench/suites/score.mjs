// What a winning hand is worth: yaku, dora, fu, points. Everybody plays the rules of Tenhou, where no single
// yakuman counts double; ours answers twice, in figures only and with the full explanation.

import { TENHOU } from '@hanchan/rulesets';
import { checkWin, evaluate } from '@hanchan/score';
import { digitOf, formatTiles, isRed, kindOf, letterOf, nameOf } from '../hands.mjs';
import { knownScoreError } from '../knownScoreErrors.mjs';
import { majiangTiles } from '../peerForms.mjs';
import { requirePeer } from '../setup.mjs';
import { winningHands } from '../wins.mjs';

export const name = 'score';
export const title =
  'Scoring (calls a second; conversion to the form of each library is not timed)';

export const sets = {
  wins: { title: 'winning hands', isTimed: true, full: 20_000, quick: 4_000 },
  noYaku: { title: 'complete hands without a yaku (answers only)', isTimed: false },
};

const RULES = TENHOU.values;

export function makeHands(effort) {
  const made = winningHands(Math.ceil(sets.wins[effort] * 1.2), 201);
  const impossible = made.find((win) => checkWin(win, RULES).length > 0);
  if (impossible !== undefined) throw new Error(`impossible win: ${describeWin(impossible)}`);
  const isWin = (win) => evaluate(win, RULES).ok;
  return {
    wins: made.filter(isWin).slice(0, sets.wins[effort]),
    noYaku: made.filter((win) => !isWin(win)),
  };
}

const NO_WIN = { points: 0, han: 0, fu: 0 };

const readOurs = (result) => {
  if (!result.ok) return NO_WIN;
  const { points, han, fu, yaku, yakuman } = result.value;
  return { points, han, fu, yaku: [...yaku, ...yakuman].map(({ id }) => id) };
};

const asWin = (win) => win;
const ownTiles = ({ hand, tile }) => [
  ...hand.concealed,
  tile,
  ...hand.melds.flatMap((meld) => meld.tiles),
];
const redCount = (win) => ownTiles(win).filter(isRed).length;
const seatOf = ({ winner, dealer }) => (winner - dealer + 4) % 4;
const roundOf = ({ roundWind }) => 'ESWN'.indexOf(roundWind);

function doraOf(indicator) {
  const kind = kindOf(indicator);
  if (kind < 27) return kind % 9 === 8 ? kind - 8 : kind + 1;
  if (kind < 31) return kind === 30 ? 27 : kind + 1;
  return kind === 33 ? 31 : kind + 1;
}

const doraKinds = ({ indicators, ura }) => [...indicators, ...ura].map(doraOf);

export const contestants = [
  {
    name: 'hanchan evaluate',
    load: async () => ({ prepare: asWin, run: (win) => evaluate(win, RULES), read: readOurs }),
  },
  {
    name: 'hanchan score',
    async load() {
      const { score } = await import('@hanchan/score');
      return { prepare: asWin, run: (win) => score(win, RULES), read: readOurs };
    },
  },
  { name: 'majiang-core', npm: '@kobalab/majiang-core', load: loadMajiang },
  { name: 'pai-forge', npm: '@pai-forge/riichi-mahjong', load: loadPaiForge },
  { name: 'riichi', npm: 'riichi', load: loadRiichi },
  { name: 'riichi-ts', npm: 'riichi-ts', load: loadRiichiTs },
  { name: 'mahjong-utils-entry', npm: 'mahjong-utils-entry', load: loadMahjongUtils },
];

async function loadMajiang() {
  const { rule, Shoupai, Util } = requirePeer('@kobalab/majiang-core');
  const rules = rule({ ダブル役満あり: false });
  const tile = (one) => letterOf(one) + digitOf(one);
  return {
    prepare: (win) => {
      const { hand, indicators, ura, from } = win;
      const standing = majiangTiles(hand.concealed) + (from === null ? tile(win.tile) : '');
      const text = [standing, ...hand.melds.map(majiangMeld)].join(',');
      const circumstances = {
        rule: rules,
        zhuangfeng: roundOf(win),
        menfeng: seatOf(win),
        lizhi: win.riichi === 'none' ? 0 : 1,
        yifa: win.ippatsu,
        lingshang: win.afterKan,
        haidi: win.lastTile ? (from === null ? 1 : 2) : 0,
        baopai: indicators.map(tile),
        fubaopai: ura.length > 0 ? ura.map(tile) : null,
      };
      return {
        hand: Shoupai.fromString(text),
        claimed: from === null ? null : `${tile(win.tile)}=`,
        circumstances: Util.hule_param(circumstances),
      };
    },
    run: ({ hand, claimed, circumstances }) => Util.hule(hand, claimed, circumstances),
    read: (result) =>
      result?.defen ? { points: result.defen, han: result.fanshu, fu: result.fu } : NO_WIN,
  };
}

function majiangMeld({ type, tiles }) {
  const digits = tiles.map(digitOf);
  const letter = letterOf(tiles[0]);
  if (type === 'chi') return `${letter}${digits[0]}-${digits[1]}${digits[2]}`;
  return letter + digits.sort().reverse().join('') + (type === 'concealedKan' ? '' : '=');
}

async function loadRiichi() {
  const Riichi = requirePeer('riichi');
  const tile = (one) => `${digitOf(one)}${letterOf(one)}`;
  const meld = ({ type, tiles }) => {
    // A concealed kan is written with two of its tiles; a red one must be among them.
    const shown = type === 'concealedKan' ? [...tiles].sort((a, b) => b - a).slice(0, 2) : tiles;
    return shown.map(digitOf).join('') + letterOf(tiles[0]);
  };
  return {
    prepare: (win) => {
      const parts = [
        win.hand.concealed.map(tile).join('') + (win.from === null ? tile(win.tile) : ''),
      ];
      if (win.from !== null) parts.push(tile(win.tile));
      if (win.hand.melds.length > 0) parts.push(win.hand.melds.map(meld).join(''));
      parts.push(`d${doraKinds(win).map(nameOf).join('')}`);
      const flags = [
        win.riichi === 'none' ? '' : 'r',
        win.ippatsu ? 'i' : '',
        win.lastTile ? 'h' : '',
        win.afterKan ? 'k' : '',
      ];
      parts.push(`${flags.join('')}${roundOf(win) + 1}${seatOf(win) + 1}`);
      return parts.join('+');
    },
    // Its only way in is text, so the parsing is timed.
    run: (text) => {
      const hand = new Riichi(text);
      hand.disableHairi();
      hand.disableWyakuman();
      return hand.calc();
    },
    read: ({ ten, han, fu }) => ({ points: ten, han, fu }),
  };
}

async function loadRiichiTs() {
  const { Riichi } = requirePeer('riichi-ts');
  return {
    prepare: (win) => {
      const concealed = win.hand.concealed.map(kindOf);
      const isSelfDraw = win.from === null;
      return {
        closed: isSelfDraw ? [...concealed, kindOf(win.tile)] : concealed,
        open: win.hand.melds.map(({ type, tiles }) => ({
          open: type !== 'concealedKan',
          tiles: tiles.map(kindOf),
        })),
        options: { bakaze: 27 + roundOf(win), jikaze: 27 + seatOf(win), dora: doraKinds(win) },
        claimed: isSelfDraw ? undefined : kindOf(win.tile),
        riichi: win.riichi !== 'none',
        reds: redCount(win),
        win,
      };
    },
    run: ({ closed, open, options, claimed, riichi, reds, win }) => {
      // It keeps and changes the list it is given, hence the copy.
      const { ippatsu, lastTile, afterKan } = win;
      const moment = [false, riichi, ippatsu, false, lastTile, afterKan];
      const hand = new Riichi(
        [...closed],
        open,
        options,
        claimed,
        ...moment,
        reds,
        true,
        true,
        false,
      );
      hand.disableHairi();
      hand.disableDoubleyakuman();
      return hand.calc();
    },
    read: ({ ten, han, fu }) => ({ points: ten, han, fu }),
  };
}

const WIND_NAMES = ['East', 'South', 'West', 'North'];
const MAHJONG_UTILS_RULES = {
  aotenjou: false,
  allowKuitan: true,
  hasRenpuuJyantouHu: true,
  hasKiriageMangan: false,
  hasKazoeYakuman: true,
  hasMultipleYakuman: false,
  hasComplexYakuman: true,
};

async function loadMahjongUtils() {
  const { call } = requirePeer('mahjong-utils-entry');
  const meld = ({ type, tiles }) => {
    const digits = tiles.map((tile) => (kindOf(tile) % 9) + 1);
    const shown = type === 'concealedKan' ? [0, digits[0], digits[0], 0] : digits;
    return shown.join('') + letterOf(tiles[0]);
  };
  const extra = (win) => [
    ...(win.riichi === 'none' ? [] : ['Richi']),
    ...(win.ippatsu ? ['Ippatsu'] : []),
    ...(win.afterKan ? ['Rinshan'] : []),
    ...(win.lastTile ? [win.from === null ? 'Haitei' : 'Houtei'] : []),
  ];
  return {
    prepare: (win) => {
      const own = ownTiles(win).map(kindOf);
      const dora = doraKinds(win).reduce(
        (sum, kind) => sum + own.filter((one) => one === kind).length,
        0,
      );
      const isSelfDraw = win.from === null;
      return {
        isDealer: seatOf(win) === 0,
        isSelfDraw,
        request: {
          tiles: [...win.hand.concealed, win.tile].map(kindOf).map(nameOf),
          furo: win.hand.melds.map(meld),
          agari: nameOf(kindOf(win.tile)),
          tsumo: isSelfDraw,
          dora: dora + redCount(win),
          selfWind: WIND_NAMES[seatOf(win)],
          roundWind: WIND_NAMES[roundOf(win)],
          extraYaku: extra(win),
          options: MAHJONG_UTILS_RULES,
        },
      };
    },
    run: ({ request }) => call('hora', request),
    read: ({ code, data, msg }, { isDealer, isSelfDraw }) => {
      if (code !== 200) throw new Error(msg);
      const { parentPoint, childPoint, han, hu } = data;
      const points = isDealer
        ? isSelfDraw
          ? parentPoint.tsumo * 3
          : parentPoint.ron
        : isSelfDraw
          ? childPoint.tsumoParent + childPoint.tsumoChild * 2
          : childPoint.ron;
      return { points, han, fu: hu };
    },
  };
}

const PAI_FORGE_GROUPS = {
  chi: 'Shuntsu',
  pon: 'Koutsu',
  calledKan: 'Kantsu',
  concealedKan: 'Kantsu',
};
const PAI_FORGE_CALLS = { chi: 'Chi', pon: 'Pon', calledKan: 'Daiminkan' };

async function loadPaiForge() {
  const { calculateScoreForTehai, getPaymentTotal } = await import(
    '../peers/node_modules/@pai-forge/riichi-mahjong/dist/index.js'
  );
  const meld = ({ type, tiles }) => {
    const group = { type: PAI_FORGE_GROUPS[type], hais: tiles.map(kindOf) };
    if (type === 'concealedKan') return group;
    return { ...group, furo: { type: PAI_FORGE_CALLS[type], from: type === 'chi' ? 3 : 2 } };
  };
  return {
    prepare: (win) => {
      // It knows no riichi, red fives, last tile or replacement tile.
      if (win.riichi !== 'none' || win.lastTile || win.afterKan || redCount(win) > 0) return null;
      return {
        hand: {
          closed: [...win.hand.concealed, win.tile].map(kindOf),
          exposed: win.hand.melds.map(meld),
        },
        circumstances: {
          agariHai: kindOf(win.tile),
          isTsumo: win.from === null,
          jikaze: 27 + seatOf(win),
          bakaze: 27 + roundOf(win),
          doraMarkers: win.indicators.map(kindOf),
        },
      };
    },
    // It throws when it finds no yaku.
    run: ({ hand, circumstances }) => {
      try {
        return calculateScoreForTehai(hand, circumstances);
      } catch {
        return null;
      }
    },
    read: (result) =>
      result === null
        ? NO_WIN
        : { points: getPaymentTotal(result.payment), han: result.han, fu: result.fu },
  };
}

export function describeWin(win) {
  const melds = win.hand.melds.map(({ type, tiles }) => `[${type} ${formatTiles(tiles)}]`).join('');
  const moment = [
    win.from === null ? 'tsumo' : 'ron',
    `seat ${'ESWN'[seatOf(win)]}`,
    `round ${win.roundWind}`,
    `dora ${formatTiles([...win.indicators, ...win.ura])}`,
    ...['ippatsu', 'lastTile', 'afterKan'].filter((fact) => win[fact]),
    ...(win.riichi === 'none' ? [] : ['riichi']),
  ];
  return `${formatTiles(win.hand.concealed)}${melds} + ${formatTiles([win.tile])} ${moment.join(', ')}`;
}

/** Nobody can brute-force a rulebook, so the other check is a vote: ours against the most common answer. */
export function judge(hands, ours) {
  const votes = hands.map(() => new Map());
  return {
    isSame: (a, b) => a.points === b.points,
    describe: describeWin,
    hear(i, answer) {
      votes[i].set(answer.points, (votes[i].get(answer.points) ?? 0) + 1);
    },
    explain(i, theirs, peer) {
      if (theirs.failed !== undefined) return 'fails';
      return knownScoreError(peer, hands[i], ours[i], theirs);
    },
    verdict() {
      const outvoted = votes.flatMap((counts, i) => {
        if (counts.size === 0) return [];
        const [points, most] = [...counts].sort((a, b) => b[1] - a[1])[0];
        const mine = counts.get(ours[i]?.points) ?? 0;
        return most > mine && points !== ours[i]?.points ? [i] : [];
      });
      return {
        by: 'vote of the peers',
        claim: 'not outvoted',
        checked: votes.filter((counts) => counts.size > 0).length,
        wrong: outvoted.map((i) => describeWin(hands[i])),
      };
    },
  };
}
