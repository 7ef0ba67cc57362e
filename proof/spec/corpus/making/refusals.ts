// Acts that are refused, each at a place where nothing else forbids it.

import type { RuleValues } from '@hanchan/rules';
import type { Script } from './stage.ts';

const ANY = null;
const READY = '123456789m11p23s';
const IDLE = '147m258p369s1234z';
/** Has no yaku before it is drawn by oneself: an edge wait for 3s. */
const BARE = '123m456p234p12s99m';

interface RefusalScript extends Script {
  readonly when?: (rules: RuleValues) => boolean;
}

const allowsRiichi = (rules: RuleValues) => rules['riichi.allowed'];
const hasChi = (rules: RuleValues) => rules['calls.chi'] !== 'nobody';
const hasKans = (rules: RuleValues) => rules['kan.concealed'];
const asks = (rules: RuleValues) => rules['draw.mayHideTenpai'] && rules['draw.reveal'] !== 'none';

const last = (tile: string) => [...Array.from({ length: 69 }, () => ANY), tile];

const SCRIPTS: readonly RefusalScript[] = [
  {
    name: 'manners of a turn',
    hands: { E: '147m258p36s12345z', S: '99s147p258m12367z' },
    draws: ['9s', ANY, ANY, ANY, ANY],
    play: [
      'hold',
      '? #{"type":"discard","seat":0,"tile":99,"fromDraw":false,"riichi":false}',
      '? #{"type":"dance","seat":0}',
      '? wall',
      '? start',
      '? S tsumo',
      '? E pass',
      '? E tenpai',
      '? E discards 8m',
      '? E tsumo',
      '? E nine',
      '? E kan 1m',
      '? E adds 1m',
      '? referee penalty S 0',
      '? referee resume',
      '?? referee deadHand S',
      '?? referee chombo S',
      '? referee objection S',
      'E discards 9s',
      '? W pass',
      '? S pon 14p',
      '? W chi 23m',
      '? S ron',
      '? S tsumo',
      '? S kan 999s',
      'S pon 99s',
      '? S kan 1p',
      '? S adds 9s',
      'S discards 1p',
      'to E',
      '? E nine',
      'drain',
      'declare',
      '? E tsumo',
      '? wall-',
      '? referee redeal',
    ],
  },
  {
    name: 'eight terminals and honours are one too few',
    hands: { E: '19m19p19s12z567m34p' },
    draws: ['8m'],
    play: ['hold', '? E nine'],
  },
  {
    name: 'after the end',
    start: { round: 1, dealer: 3 },
    hands: { S: READY },
    draws: [ANY, '1s'],
    play: ['E discards drawn', 'S tsumo', '? E tsumo', '? wall', '? bell', '? referee redeal'],
  },
  {
    name: 'before the signal',
    start: { isStarted: false },
    hands: { E: IDLE },
    draws: ['9m'],
    play: ['? E tsumo', 'E discards 9m', '? E discards 1m', 'start'],
    when: (rules) => rules['clock.beforeStart'] === 'deal',
  },
  {
    name: 'before the signal, no wall',
    start: { isStarted: false },
    play: ['? start'],
    when: (rules) => rules['clock.beforeStart'] === 'nothing',
  },
  {
    name: 'the referee is here',
    play: [
      'referee pause E',
      '? E tsumo',
      '? wall',
      '? referee pause S',
      'referee resume',
      '? referee resume',
    ],
  },
  {
    name: 'riichi that cannot be declared',
    hands: { E: IDLE },
    draws: ['9m'],
    play: ['hold', '? E riichi 9m'],
  },
  {
    name: 'in riichi',
    hands: { E: READY },
    draws: ['1z', ANY, ANY, ANY, '9p'],
    play: [
      'E riichi 1z',
      'to E',
      '? E riichi 9p',
      '? E discards 5m',
      'E discards 9p',
      'drain',
      '? E noten',
      'declare',
    ],
    when: allowsRiichi,
  },
  {
    name: 'at a draw with riichi',
    hands: { E: READY, S: '234567m22s46p678s', W: '369m147p258s2467z' },
    draws: ['1z'],
    play: ['E riichi 1z', 'drain', '? E noten', '? W tenpai', '? E tenpai', '? E tsumo', 'declare'],
    when: (rules) => allowsRiichi(rules) && asks(rules),
  },
  {
    name: 'riichi on an open hand is refused',
    hands: { E: '22p123m789s44z667s' },
    draws: [ANY, '2p', ANY, ANY, ANY],
    play: [
      'E discards drawn',
      'S discards 2p',
      'E pon 22p',
      'E discards 6s',
      'to E',
      '? E riichi 7s',
    ],
    when: allowsRiichi,
  },
  {
    name: 'riichi too late is refused',
    hands: { W: READY },
    play: ['drain 3', '? W riichi drawn'],
    when: (rules) => allowsRiichi(rules) && rules['riichi.liveTiles'] > 0,
  },
  {
    name: 'riichi without points is refused',
    hands: { E: READY },
    draws: ['1z'],
    start: { scores: [900, 30_000, 30_000, 39_100] },
    play: ['? E riichi 1z'],
    when: (rules) => allowsRiichi(rules) && rules['riichi.needsDeposit'],
  },
  {
    name: 'calls in riichi are refused',
    hands: { S: '123456789m11p45s', W: '33s147m258p12367z' },
    draws: [ANY, '1z', ANY, ANY, '6s'],
    play: ['E discards drawn', 'S riichi 1z', 'to E', 'E discards 6s', '? S chi 45s', 'to S'],
    when: allowsRiichi,
  },
  {
    name: 'a kan that changes a riichi hand is refused',
    hands: { E: '1112m456p123p789s' },
    draws: ['1z', ANY, ANY, ANY, '1m'],
    play: ['E riichi 1z', 'to E', '? E kan 1m'],
    when: allowsRiichi,
  },
  {
    name: 'swaps are refused',
    hands: { S: '3445667m1122p4z' },
    draws: ['3m'],
    play: ['E discards 3m', 'S chi 45m', '? S discards 6m', '? S discards 3m', 'S discards 4z'],
    when: (rules) => rules['calls.swap'] === 'forbidden',
  },
  {
    name: 'a call that leaves nothing to discard',
    hands: { S: '112233z3456m159p', W: '33m' },
    draws: ['1z', ANY, ANY, '2z', ANY, ANY, '3z', ANY, ANY, '3m'],
    play: [
      'E discards 1z',
      'S pon 11z',
      'S discards 1p',
      'to E',
      'E discards 2z',
      'S pon 22z',
      'S discards 5p',
      'to E',
      'E discards 3z',
      'S pon 33z',
      'S discards 9p',
      'to E',
      'E discards 3m',
      '? S chi 45m',
    ],
    when: (rules) => rules['calls.swap'] === 'forbidden' && hasChi(rules),
  },
  {
    name: 'kans without a live tile are refused',
    hands: { S: '111z234678m99p23s', E: READY },
    draws: last('1z'),
    play: ['drain 0', '? S kan 1z'],
    when: (rules) => hasKans(rules) && !rules['kan.lastTile'],
  },
  {
    name: 'calls of the last discard are refused',
    hands: { E: READY, W: '44s147m258p123z67z' },
    draws: last('4s'),
    play: ['drain 0', 'S discards 4s', '? W pon 44s', 'E ron'],
    when: (rules) => rules['calls.lastDiscard'] === 'winOnly',
  },
  {
    name: 'a fifth kan is refused',
    hands: { E: '111m222p333s444z5z', S: '777p' },
    draws: [ANY, ANY, ANY, ANY, '1m', '7p'],
    replacements: '2p3s4z9p',
    play: [
      'E discards drawn',
      'to E',
      'E kan 1m',
      'E kan 2p',
      'E kan 3s',
      'E kan 4z',
      'E discards drawn',
      '? S kan 7p',
    ],
    when: hasKans,
  },
  {
    name: 'no yaku',
    hands: { S: BARE, W: '33s147m258p12367z' },
    draws: [ANY, ANY, ANY, ANY, '3s'],
    play: ['E discards drawn', 'to E', 'E discards 3s', '? S ron', 'to S'],
    when: (rules) => rules['win.yakuNeeded'] > 0,
  },
  {
    name: 'too few yaku',
    start: { counters: 5 },
    hands: { E: BARE },
    draws: [ANY, ANY, ANY, ANY, '3s'],
    play: ['E discards drawn', 'to E', '? E tsumo'],
    when: (rules) => rules['win.twoYakuFrom'] > 0,
  },
  {
    name: 'furiten by an own discard',
    hands: { S: READY, W: '11s147m258p12367z' },
    draws: [ANY, '1s', ANY, ANY, '1s'],
    play: ['E discards drawn', 'S discards 1s', 'to E', 'E discards 1s', '? S ron', 'to S'],
    when: (rules) => rules['furiten.discard'] !== 'nothing',
  },
  {
    name: 'furiten by a missed win',
    hands: { S: READY, E: '11s147m258p12367z' },
    draws: [ANY, ANY, '1s', '1s'],
    play: [
      'E discards drawn',
      'S discards drawn',
      'W discards 1s',
      'N discards 1s',
      '? S ron',
      'to E',
    ],
    when: (rules) => rules['furiten.missed'] !== 'never',
  },
  {
    name: 'furiten by a missed win in riichi',
    hands: { S: READY, E: '11s147m258p12367z' },
    draws: [ANY, '1z', '1s', ANY, ANY, ANY, '1s'],
    play: [
      'E discards drawn',
      'S riichi 1z',
      'W discards 1s',
      'to W',
      'W discards 1s',
      '? S ron',
      'to N',
    ],
    when: (rules) => rules['furiten.missedInRiichi'] !== 'never',
  },
  {
    name: 'robbing and calling the tile of a kan',
    hands: { E: '44p123m789m1199s7z', S: '234567m22s35p678s' },
    draws: [ANY, ANY, '4p', ANY, ANY, ANY, '4p'],
    play: [
      'E discards drawn',
      'to W',
      'W discards 4p',
      'E pon 44p',
      'E discards 7z',
      'to E',
      'E kan 4p',
      '? N pon 11z',
      '? N ron',
      'S ron',
    ],
    when: (rules) => rules['kan.added'],
  },
  {
    name: 'a concealed kan is robbed by orphans alone',
    hands: { E: '999s234678m99p12p', S: '19m19p1s12345677z', W: '123456m22s78s234p' },
    draws: [ANY, ANY, ANY, ANY, '9s'],
    play: ['E discards drawn', 'to E', 'E kan 9s', '? W ron', 'S ron'],
    when: (rules) => rules['kan.robConcealed'] === 'thirteenOrphans',
  },
  {
    name: 'a dead hand',
    hands: { S: '11p369m258s13567z', E: '147m258p369s1234z' },
    draws: [ANY, ANY, ANY, ANY, '1p'],
    play: ['referee deadHand S', 'E discards drawn', '? S tsumo', 'S discards drawn', 'to E'],
    when: (rules) => rules['penalty.deadHand'],
  },
  {
    name: 'no such place in the pool',
    play: ['? E picks 200', '? E tsumo', 'E discards drawn'],
    when: (rules) => rules['wall.build'] === 'openPool',
  },
];

export function refusalScripts(rules: RuleValues): Script[] {
  return SCRIPTS.filter(({ when }) => when?.(rules) ?? true).map(
    ({ when: _, ...script }) => script,
  );
}
