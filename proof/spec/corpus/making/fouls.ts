// Fouls at an unassisted table, each committed where the rulebook has a word for it, and the rulings of a referee.

import { FOULS } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import type { Script } from './stage.ts';

const ANY = null;
const NOTHING = '147m258p369s1234z';
const READY = '123456789m11p23s';

interface FoulScript extends Script {
  readonly when?: (rules: RuleValues) => boolean;
}

const hasDeadHand = (rules: RuleValues) => rules['penalty.deadHand'];

const SCRIPTS: readonly FoulScript[] = [
  { name: 'a false tsumo', hands: { E: NOTHING }, draws: ['9m'], play: ['E tsumo'] },
  { name: 'a false ron', hands: { S: NOTHING }, draws: ['9m'], play: ['E discards 9m', 'S ron'] },
  {
    name: 'a false ron after riichi, with deposits back',
    hands: { E: READY, S: NOTHING },
    draws: ['1z'],
    play: ['E riichi 1z', 'S discards drawn', 'to E', 'E discards drawn', 'S ron'],
  },
  {
    name: 'a furiten ron',
    hands: { E: READY },
    draws: ['4s', '1s'],
    play: ['E discards 4s', 'S discards 1s', 'E ron'],
  },
  {
    name: 'a false ron beside a true one',
    hands: { S: NOTHING, W: '234567m22s35p678s' },
    draws: ['4p'],
    play: ['E discards 4p', 'S ron & W ron'],
  },
  {
    name: 'riichi without tenpai, found at the draw',
    hands: { E: NOTHING },
    draws: ['9m'],
    play: ['E riichi 9m'],
  },
  {
    name: 'riichi on an open hand',
    hands: { E: '22p123m789s44z667s' },
    draws: [ANY, '2p', ANY, ANY, ANY, ANY],
    play: [
      'E discards drawn',
      'S discards 2p',
      'E pon 22p',
      'E discards 6s',
      'to E',
      'E riichi 7s',
    ],
  },
  {
    name: 'a call that cannot be made',
    hands: { S: NOTHING },
    draws: ['9m'],
    play: ['E discards 9m', 'S pon', 'to S', '? S nine'],
  },
  { name: 'a kan of three', hands: { E: '111m258p369s1234z' }, draws: ['9m'], play: ['E kan 1m'] },
  {
    name: 'a meld that is no group',
    hands: { E: NOTHING, S: '159m159p159s5677z' },
    draws: ['9m'],
    play: ['E discards 9m', 'S pon 15m', 'S discards 9p'],
  },
  {
    name: 'a tile swapped after a chi',
    hands: { E: NOTHING, S: '3445667m1122p4z' },
    draws: ['3m'],
    play: ['E discards 3m', 'S chi 45m', 'S discards 6m'],
    when: (rules) => rules['calls.swap'] === 'forbidden',
  },
  {
    name: 'another tile than the drawn one in riichi',
    hands: { E: READY },
    draws: ['1z'],
    play: ['E riichi 1z', 'to E', 'E discards 5m'],
  },
  {
    name: 'a call in riichi',
    hands: { E: '147m258p369s1234z', S: READY },
    draws: [ANY, '1z', ANY, ANY, '1p'],
    play: ['E discards drawn', 'S riichi 1z', 'to E', 'E discards 1p', 'S pon 11p'],
  },
  {
    name: 'a kan that changes a riichi hand',
    hands: { E: '111222333m46p99s' },
    draws: ['1z', ANY, ANY, ANY, '1m'],
    play: ['E riichi 1z', 'to E', 'E kan 1m'],
  },
  {
    name: 'a win that rests on a forbidden kan',
    hands: { E: '111222333m46p99s' },
    draws: ['1z', ANY, ANY, ANY, '1m'],
    replacements: '5p',
    play: ['E riichi 1z', 'to E', 'E kan 1m', 'E tsumo'],
  },
  {
    name: 'a call with a dead hand',
    hands: { E: '147m258p369s1234z', S: '11p369m258s13567z' },
    draws: ['1p'],
    play: ['referee deadHand S', 'E discards 1p', 'S pon 11p'],
  },
  {
    name: 'riichi with a dead hand',
    hands: { E: READY },
    draws: ['1z'],
    play: ['referee deadHand E', 'E riichi 1z'],
  },
  {
    name: 'a concealed kan with a dead hand',
    hands: { E: '999m147p258s1234z' },
    draws: ['9m'],
    play: ['referee deadHand E', 'E kan 9m'],
  },
  {
    name: 'a win with a dead hand',
    hands: { S: READY },
    draws: [ANY, '1s'],
    play: ['referee deadHand S', 'E discards drawn', 'S tsumo'],
  },
  {
    name: 'false tenpai at a draw',
    hands: { E: NOTHING, S: '258m369p147s1567z', W: '369m147p258s2467z', N: '147m369p158s3555z' },
    play: ['drain', 'E tenpai', 'S noten', 'W noten', 'N noten'],
    when: (rules) => rules['draw.mayHideTenpai'],
  },
  {
    name: 'riichi too late',
    hands: { W: READY },
    play: ['drain 3', 'W riichi drawn'],
    when: (rules) => rules['riichi.liveTiles'] > 0,
  },
  {
    name: 'riichi without points',
    hands: { E: READY },
    draws: ['1z'],
    play: ['E riichi 1z'],
    start: { scores: [900, 40_000, 40_000, 39_100] },
    when: (rules) => rules['riichi.needsDeposit'],
  },
  {
    name: 'chombo in the last deal on the clock',
    hands: { E: NOTHING },
    draws: ['9m'],
    play: ['bell', 'E tsumo'],
  },
  {
    name: 'false riichi among four',
    hands: { E: READY, S: '234567m22s46p678s', W: '345678m33s46p234s', N: '147m369p158s3555z' },
    draws: ['1z', '2z', '3z', '4z'],
    play: ['E riichi 1z', 'S riichi 2z', 'W riichi 3z', 'N riichi 4z'],
  },
];

/** What a referee rules, where there is something to rule by. */
const RULINGS: readonly FoulScript[] = [
  {
    name: 'rulings that do not end a deal',
    hands: { E: READY, N: NOTHING },
    draws: ['1z', ANY, ANY, ANY, ANY, ANY, ANY, ANY, '1s'],
    play: [
      'referee warning S',
      'referee penalty W 20',
      'referee exposed S own 1',
      'referee pause E',
      '? E tsumo',
      '? wall',
      'referee resume',
      '? referee resume',
      'referee announcement',
      'E discards drawn',
      'to E',
      'E discards drawn',
      'to E',
      'E tsumo',
      '? E tsumo',
      '? wall-',
      'referee objection N',
      'referee disqualify N',
    ],
  },
  { name: 'a new deal that is nobody’s fault', play: ['to S', 'referee redeal', 'deal'] },
  {
    name: 'the referee calls chombo',
    hands: { E: READY },
    draws: ['1z'],
    start: { counters: 1 },
    play: ['E riichi 1z', 'to W', 'referee chombo S', 'deal'],
    when: (rules) => rules['penalty.chombo'].type !== 'none' && rules['riichi.allowed'],
  },
  {
    name: 'tiles of another are shown',
    hands: { S: READY },
    play: [
      'referee exposed S others 2',
      'to W',
      'referee exposed S others 5',
      'deal',
      'referee exposed W deadWall 3',
      'referee exposed E own 7',
    ],
    when: (rules) => rules['foul.exposedTiles'].othersChombo > 0,
  },
  {
    name: 'a dead hand is noten',
    hands: { E: READY },
    play: ['referee deadHand E'],
    when: hasDeadHand,
  },
];

export function foulScripts(rules: RuleValues): Script[] {
  const isUsed = FOULS.some((foul) => rules[`foul.${foul}`] !== 'refused');
  const all = [...(isUsed ? SCRIPTS : []), ...RULINGS];
  return all
    .filter(({ when }) => when?.(rules) ?? true)
    .map(({ when: _, ...script }) => ({
      ...script,
      start: { ...script.start, assistance: 'unassisted' as const },
    }));
}
