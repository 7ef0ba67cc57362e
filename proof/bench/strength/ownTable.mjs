// The same match twice: four majiang-ai at our table through the adapter, and four at the table of majiang-core
// itself, on the same walls. If the adapter adds nothing and loses nothing, every deal of both ends alike.

import { playMatch, seededWall } from '@hanchan/arena';
import { TENHOU } from '@hanchan/rulesets';
import { dealtPositions, INDICATOR_POSITIONS, REPLACEMENT_POSITIONS } from '@hanchan/tiles';
import { requirePeer } from '../setup.mjs';
import { tileText } from './majiangForms.mjs';
import { majiangPlayer, tenhouRule } from './majiangPlayer.mjs';

const SEATS = [0, 1, 2, 3];
const FIRST_LIVE = 52;
const FIRST_DEAD = 122;

/** The first difference between the two, in words; null when there is none. */
export function ownTableDifference(seed, faults) {
  const ours = atOurTable(seed, faults);
  const theirs = atTheirTable(seed);
  const at = ours.findIndex((scores, i) => scores !== theirs[i]);
  if (at < 0 && ours.length === theirs.length) return null;
  return `seed ${seed}, after ${at} deals: ours ${ours[at]}, theirs ${theirs[at]}`;
}

/** The scores before each deal and at the end. */
function atOurTable(seed, faults) {
  const players = SEATS.map(() => majiangPlayer(faults));
  const before = [];
  const watch = (move, { scores }) => {
    if (move.type === 'deal') before.push(scores.join());
  };
  const { scores } = playMatch({ rules: TENHOU.values, players, seed, watch });
  return [...before, scores.join()];
}

function atTheirTable(seed) {
  const Majiang = requirePeer('@kobalab/majiang-core');
  const MajiangAi = requirePeer('@kobalab/majiang-ai');
  const rule = tenhouRule(Majiang);

  class SeededGame extends Majiang.Game {
    dealt = 0;

    kaiju() {
      super.kaiju(0);
    }

    qipai() {
      const wall = seededWall(TENHOU.values, seed, ++this.dealt);
      super.qipai(Object.assign(new Majiang.Shan(rule), shanOf(wall, this.model.jushu)));
    }
  }

  const players = SEATS.map(() => new MajiangAi());
  const { _paipu: paipu } = new SeededGame(players, null, rule, '').do_sync();
  const before = paipu.log.map(([{ qipai }]) => {
    const { jushu, defen } = qipai;
    return SEATS.map((seat) => defen[(seat - jushu + 4) % 4]).join();
  });
  return [...before, paipu.defen.join()];
}

/** A wall as majiang-core keeps it: replacements, indicators and ura in front, the tile drawn first at the end. */
function shanOf(wall, dealer) {
  const hands = dealtPositions(dealer, 13);
  const live = SEATS.flatMap((wind) => hands[(dealer + wind) % 4].map((at) => wall[at]));
  live.push(...wall.slice(FIRST_LIVE, FIRST_DEAD));
  const text = (positions) => positions.map((at) => tileText(wall[at]));
  const indicators = text(INDICATOR_POSITIONS);
  const ura = text(INDICATOR_POSITIONS.map((at) => at + 1));
  return {
    _pai: [
      ...text(REPLACEMENT_POSITIONS),
      ...indicators,
      ...ura,
      ...live.toReversed().map(tileText),
    ],
    _baopai: [indicators[0]],
    _fubaopai: [ura[0]],
  };
}
