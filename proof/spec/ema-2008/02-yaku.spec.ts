// EMA 2008, second page: the yaku, each with its value open and concealed. South wins in the East round
// unless a row says otherwise, so 1z and 2z have value and 3z and 4z have none.

import { EMA_2008, WDMC_2019 } from '@hanchan/rulesets';
import { checkWin, score, scoreNagashi } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, makeWin } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = EMA_2008.values;

// One yaku

table(
  RULES,
  `
  ema-yaku-riichi       | riichi 1                                  | 123m456p789p24s99s        | ron 3s riichi               | riichi 1 = 1 han 40 fu (raw 32) 1300                     | yaku.riichi fu.closedRon fu.wait
  ema-yaku-ippatsu      | first round after riichi: +1              | 123m456p789p24s99s        | ron 3s riichi ippatsu       | riichi 1, ippatsu 1 = 2 han 40 fu 2600                   | yaku.ippatsu
  ema-yaku-dabururiichi | very first go-around: riichi and +1       | 123m456p789p24s99s        | ron 3s doubleRiichi         | double_riichi 2 = 2 han 40 fu 2600                       | yaku.double_riichi
  ema-yaku-dabururiichi | and ippatsu beside it                     | 123m456p789p24s99s        | ron 3s doubleRiichi ippatsu | double_riichi 2, ippatsu 1 = 3 han 40 fu 5200            | yaku.ippatsu
  ema-yaku-menzentsumo  | self-draw on a concealed hand 1           | 123m456p789p24s99s        | tsumo 3s                    | menzen_tsumo 1 = 1 han 30 fu (raw 24) 1100 [-500 1100 -300 -300] | yaku.menzen_tsumo
  ema-yaku-menzentsumo  | a concealed kong keeps the hand concealed | 123m456p24s99s[8888m]     | tsumo 3s                    | menzen_tsumo 1 = 1 han 40 fu (raw 40) 1500 [-700 1500 -400 -400] | yaku.menzen_tsumo fu.triplet
  ema-yaku-menzentsumo ema-yaku-note | an open hand has none        | 456p24s99s[123m<][666z^]  | tsumo 3s                    | hatsu 1 = 1 han 30 fu 1100                               | -yaku.menzen_tsumo
  ema-yaku-tanyao       | all simples 1, concealed                  | 234m456p678p24s88s        | ron 3s                      | tanyao 1 = 1 han 40 fu 1300                              | yaku.tanyao
  ema-yaku-tanyao       | a terminal spoils it                      | 123m456p678p24s88s        | ron 3s                      | refused noYaku
  ema-yaku-tanyao       | an honour spoils it                       | 234m456p678p24s33z        | ron 3s                      | refused noYaku
  ema-yaku-tanyao ema-yaku-note E5 T27 | open: no yaku, no win      | 345p678s45m88p[234m<]     | ron 6m                      | refused noYaku
  ema-yaku-pinfu        | four chows, valueless pair, two sides     | 123m456p789p23s99s        | ron 4s                      | pinfu 1 = 1 han 30 fu (raw 30) 1000                      | yaku.pinfu -fu.wait
  ema-yaku-pinfu        | a pair of another wind is valueless       | 123m456p789p23s33z        | ron 1s                      | pinfu 1 = 1 han 30 fu 1000                               | yaku.pinfu
  ema-yaku-pinfu        | edge wait: none                           | 123m456p789p12s99s        | ron 3s                      | refused noYaku
  ema-yaku-pinfu        | closed wait: none                         | 123m456p789p24s99s        | ron 3s                      | refused noYaku
  ema-yaku-pinfu        | pair wait: none                           | 123m456p789p234s9s        | ron 9s                      | refused noYaku
  ema-yaku-pinfu        | a pair of dragons has value: none         | 123m456p789p23s55z        | ron 4s                      | refused noYaku
  ema-yaku-pinfu        | a pair of the seat wind: none             | 123m456p789p23s22z        | ron 4s                      | refused noYaku
  ema-yaku-pinfu        | a pair of the prevalent wind: none        | 123m456p789p23s11z        | ron 4s                      | refused noYaku
  ema-yaku-pinfu        | a pung among the sets: none               | 111m456p789p23s99s        | ron 4s                      | refused noYaku
  ema-yaku-iipeikou     | two identical chows 1                     | 223344m567p24s99s         | ron 3s                      | iipeikou 1 = 1 han 40 fu 1300                            | yaku.iipeikou
  ema-yaku-iipeikou     | of the same suit                          | 234m234p567p24s99m        | ron 3s                      | sanshoku_doujun 2 = 2 han 40 fu 2600                     | -yaku.iipeikou
  ema-yaku-iipeikou ema-yaku-note | open: none                      | 223344m24s99s[567p<]      | ron 3s                      | refused noYaku
  ema-yaku-sanshoku     | same chow in each suit, concealed 2       | 234m234p24s11p789s        | ron 3s                      | sanshoku_doujun 2 = 2 han 40 fu 2600                     | yaku.sanshoku_doujun
  ema-yaku-sanshoku     | open 1                                    | 234m234p24s11p[789s<]     | ron 3s                      | sanshoku_doujun 1 = 1 han 30 fu 1000                     | yaku.sanshoku_doujun
  ema-yaku-ittsuu       | 123 456 789 of a suit, concealed 2        | 12345679m456p22s          | ron 8m                      | ittsu 2 = 2 han 40 fu 2600                               | yaku.ittsu
  ema-yaku-ittsuu       | open 1                                    | 45679m456p22s[123m<]      | ron 8m                      | ittsu 1 = 1 han 30 fu 1000                               | yaku.ittsu
  ema-yaku-ittsuu       | three chows of different suits: none      | 123m456p79s678p22s        | ron 8s                      | refused noYaku
  ema-yaku-dragon       | pung of white 1                           | 123m456p24s99s[555z^]     | ron 3s                      | haku 1 = 1 han 30 fu 1000                                | yaku.haku
  ema-yaku-dragon       | pung of green 1                           | 123m456p24s99s[666z^]     | ron 3s                      | hatsu 1 = 1 han 30 fu 1000                               | yaku.hatsu
  ema-yaku-dragon       | kong of red 1                             | 123m456p24s99s[7777z^]    | ron 3s                      | chun 1 = 1 han 40 fu 1300                                | yaku.chun
  ema-yaku-dragon       | each dragon set counts                    | 123m24s99s[555z^][7777z]  | ron 3s                      | haku 1, chun 1 = 2 han 60 fu (raw 58) 3900               | yaku.haku yaku.chun
  ema-yaku-dragon       | no more in a concealed hand               | 123m456p24s99s555z        | ron 3s                      | haku 1 = 1 han 40 fu (raw 40) 1300                       | yaku.haku
  ema-yaku-wind         | pung of the seat wind 1                   | 123m456p24s99s[222z^]     | ron 3s                      | seat_wind 1 = 1 han 30 fu 1000                           | yaku.seat_wind
  ema-yaku-wind         | pung of the prevalent wind 1              | 123m456p24s99s[111z^]     | ron 3s                      | round_wind 1 = 1 han 30 fu 1000                          | yaku.round_wind
  ema-yaku-wind         | East in the East round: both              | 123m456p24s99s[111z^]     | ron 3s by E                 | seat_wind 1, round_wind 1 = 2 han 30 fu 2900             | yaku.seat_wind yaku.round_wind
  ema-yaku-wind         | South in the South round: both            | 123m456p24s99s[222z^]     | ron 3s round S              | seat_wind 1, round_wind 1 = 2 han 30 fu 2000             | yaku.seat_wind yaku.round_wind
  ema-yaku-wind         | no more in a concealed hand: seat wind    | 123m456p24s99s222z        | ron 3s                      | seat_wind 1 = 1 han 40 fu (raw 40) 1300                  | yaku.seat_wind
  ema-yaku-wind         | no more in a concealed hand: prevalent    | 123m456p24s99s111z        | ron 3s                      | round_wind 1 = 1 han 40 fu (raw 40) 1300                 | yaku.round_wind
  ema-yaku-wind         | another wind: none                        | 123m456p24s99s[333z^]     | ron 3s                      | refused noYaku
  ema-yaku-chanta       | terminals or honours in all, concealed 2  | 123m789p13s999s11z        | ron 2s                      | chanta 2 = 2 han 50 fu (raw 42) 3200                     | yaku.chanta
  ema-yaku-chanta       | open 1                                    | 123m789p13s11z[999s^]     | ron 2s                      | chanta 1 = 1 han 30 fu (raw 28) 1000                     | yaku.chanta
  ema-yaku-chanta       | a set without one spoils it               | 123m678p13s11z[999s^]     | ron 2s                      | refused noYaku
  ema-yaku-chanta       | without a chow it is another hand         | 99s333z11s[111m^][999p^]  | ron 9s                      | honroutou 2, toitoi 2 = 4 han 40 fu mangan 8000          | -yaku.chanta
  ema-yaku-rinshan      | on a replacement tile 1, open and alone   | 123m456p24s99s[8888m^]    | tsumo 3s rinshan            | rinshan 1 = 1 han 40 fu (raw 32) 1500 [-700 1500 -400 -400] | yaku.rinshan fu.selfDraw
  ema-yaku-rinshan      | an ordinary draw gives none               | 123m456p24s99s[8888m^]    | tsumo 3s                    | refused noYaku
  ema-yaku-rinshan      | with the self-draw of a concealed hand    | 123m456p24s99s[8888m]     | tsumo 3s rinshan            | rinshan 1, menzen_tsumo 1 = 2 han 40 fu (raw 40) 2700    | yaku.rinshan
  ema-yaku-chankan      | on the tile that extends a pung 1         | 123m456p789p68s99s        | ron 7s chankan from N       | chankan 1 = 1 han 40 fu 1300 [0 1300 0 -1300]            | yaku.chankan
  ema-yaku-chankan      | open as well                              | 456p789p68s99s[123m<]     | ron 7s chankan              | chankan 1 = 1 han 30 fu 1000                             | yaku.chankan
  ema-yaku-haitei       | on the last tile 1                        | 456p789p24s99s[123m<]     | tsumo 3s lastTile           | haitei 1 = 1 han 30 fu 1100                              | yaku.haitei
  ema-yaku-haitei       | on the discard that follows it 1          | 456p789p24s99s[123m<]     | ron 3s lastTile             | houtei 1 = 1 han 30 fu 1000                              | yaku.houtei
  ema-yaku-haitei       | with the self-draw of a concealed hand    | 123m456p789p24s99s        | tsumo 3s lastTile           | haitei 1, menzen_tsumo 1 = 2 han 30 fu 2000              | yaku.haitei
  ema-yaku-haitei       | a replacement tile is not the last tile   | 123m456p24s99s[8888m^]    | tsumo 3s rinshan lastTile   | rinshan 1 = 1 han 40 fu 1500                             | win.haiteiOnReplacement -yaku.haitei
  ema-yaku-ippatsu A-27 | a robbed kong does not end ippatsu        | 123m456p789p68s99s        | ron 7s riichi ippatsu chankan | riichi 1, ippatsu 1, chankan 1 = 3 han 40 fu 5200      | yaku.ippatsu yaku.chankan
`,
);

// Two yaku

table(
  RULES,
  `
  ema-yaku-chiitoi      | seven pairs 2                             | 1122m3344p5566s7z         | ron 7z   | chiitoitsu 2 = 2 han 25 fu (raw 25) 1600                 | yaku.chiitoitsu fu.sevenPairs
  ema-yaku-chiitoi      | four alike are not two pairs              | 1111m3344p5566s7z         | ron 7z   | refused notComplete
  ema-yaku-sandoukou    | same pung in each suit 2                  | 333m33s456p77m[333p^]     | ron 3s   | sanshoku_doukou 2 = 2 han 30 fu (raw 28) 2000            | yaku.sanshoku_doukou
  ema-yaku-sandoukou    | a kong among them                         | 333m33s456p77m[3333p^]    | ron 3s   | sanshoku_doukou 2 = 2 han 40 fu (raw 34) 2600            | yaku.sanshoku_doukou
  ema-yaku-sandoukou    | no more in a concealed hand               | 333m33s456p11m333p        | ron 3s   | sanshoku_doukou 2 = 2 han 40 fu (raw 40) 2600            | yaku.sanshoku_doukou
  ema-yaku-sanankou     | three concealed pungs 2                   | 222m555p999s68s11p        | ron 7s   | sanankou 2 = 2 han 50 fu (raw 48) 3200                   | yaku.sanankou
  ema-yaku-sanankou     | also beside an open chow                  | 222m555p999s1p[678s<]     | ron 1p   | sanankou 2 = 2 han 40 fu (raw 38) 2600                   | yaku.sanankou
  ema-yaku-sanankou     | a concealed kong counts                   | 222m555p68s11p[9999s]     | ron 7s   | sanankou 2 = 2 han 80 fu (raw 72) 5200                   | yaku.sanankou
  ema-yaku-sanankou E22 T12 | a pung completed by ron does not      | 222m555p77s99s345m        | ron 9s   | refused noYaku
  ema-yaku-sanankou E22 T12 | but by self-draw it does              | 222m555p77s99s345m        | tsumo 9s | sanankou 2, menzen_tsumo 1 = 3 han 40 fu (raw 38) 5200   | yaku.sanankou
  ema-yaku-sankantsu    | three kongs of any sort 2                 | 45p99m[1111m^][2222p][3333s+<] | ron 6p | sankantsu 2 = 2 han 60 fu (raw 60) 3900               | yaku.sankantsu
  ema-yaku-sankantsu    | concealed kongs are concealed pungs too   | 45p99m[1111m][2222p][3333s] | ron 6p | sankantsu 2, sanankou 2 = 4 han 100 fu (raw 94) mangan 8000 | yaku.sankantsu yaku.sanankou
  ema-yaku-toitoi       | four pungs and a pair 2, open             | 444p88s99s[222m^][555p^]  | ron 9s   | toitoi 2 = 2 han 40 fu (raw 32) 2600                     | yaku.toitoi
  ema-yaku-toitoi       | kongs count                               | 444p88s99s[2222m^][555p^] | ron 9s   | toitoi 2 = 2 han 40 fu (raw 38) 2600                     | yaku.toitoi
  ema-yaku-honitsu      | one suit and honours, concealed 3         | 123m67m999m33344z         | ron 5m   | honitsu 3 = 3 han 50 fu (raw 46) 6400                    | yaku.honitsu
  ema-yaku-honitsu      | open 2                                    | 123m67m33344z[999m^]      | ron 5m   | honitsu 2 = 2 han 40 fu (raw 32) 2600                    | yaku.honitsu
  ema-yaku-honitsu      | two suits: none                           | 123m67p33344z[999m^]      | ron 5p   | refused noYaku
  ema-yaku-shousangen   | two pungs and a pair of dragons 2, pungs 1 each | 77z345m67s[555z^][666z^] | ron 8s | shousangen 2, haku 1, hatsu 1 = 4 han 30 fu (raw 30) 7700 | yaku.shousangen yaku.haku yaku.hatsu fu.valuePair
  ema-yaku-shousangen   | no more in a concealed hand               | 77z345m67s555z666z        | ron 8s   | shousangen 2, haku 1, hatsu 1 = 4 han 50 fu (raw 48) mangan 8000 | yaku.shousangen
  ema-yaku-honroutou    | all terminals or honours 2, with pungs 2  | 99s333z11s[111m^][999p^]  | ron 9s   | honroutou 2, toitoi 2 = 4 han 40 fu (raw 40) mangan 8000 | yaku.honroutou yaku.toitoi
  ema-yaku-honroutou    | and with seven pairs                      | 1199m1199p11s334z         | ron 4z   | honroutou 2, chiitoitsu 2 = 4 han 25 fu 6400             | yaku.honroutou
  ema-yaku-junchan      | terminals in all sets, concealed 3        | 123m789p13s999s11p        | ron 2s   | junchan 3 = 3 han 40 fu (raw 40) 5200                    | yaku.junchan
  ema-yaku-junchan      | open 2                                    | 123m789p13s11p[999s^]     | ron 2s   | junchan 2 = 2 han 30 fu (raw 26) 2000                    | yaku.junchan
  ema-yaku-junchan      | an honour makes it an outside hand        | 123m789p13s11p[333z^]     | ron 2s   | chanta 1 = 1 han 30 fu 1000                              | -yaku.junchan
  T23                   | three consecutive pungs are no yaku here  | 67s99m[222p^][333p^][444p^] | ron 8s | refused noYaku
  ema-yaku-toitoi       | four consecutive pungs are four pungs     | 9m[222p^][333p^][444p^][555p^] | ron 9m | toitoi 2 = 2 han 30 fu (raw 30) 2000              | yaku.toitoi -yaku.suurenkou
`,
);

// Three and five yaku

table(
  RULES,
  `
  ema-yaku-ryanpeikou   | twice two identical chows 3, not 1 and not seven pairs | 223344m667788p9s | ron 9s | ryanpeikou 3 = 3 han 40 fu (raw 32) 5200 | yaku.ryanpeikou -yaku.chiitoitsu
  ema-yaku-ryanpeikou   | four identical chows are twice two        | 22223333444m99s           | tsumo 4m | ryanpeikou 3, menzen_tsumo 1, pinfu 1 = 5 han 20 fu mangan 8000 | yaku.ryanpeikou
  ema-yaku-chinitsu     | full flush, concealed 6                   | 12334556788m99m           | ron 8m   | chinitsu 6 = 6 han haneman 12000                         | yaku.chinitsu score.limits
  ema-yaku-chinitsu     | open 5                                    | 34556788m99m[123m<]       | ron 8m   | chinitsu 5 = 5 han mangan 8000                           | yaku.chinitsu score.limits
`,
);

clause('ema-yaku-ryanpeikou', 'twice pure double chow hides the single one', () => {
  const result = score(makeWin('223344m667788p9s', { ron: '9s' }), RULES);
  const hidden = result.ok
    ? result.value.trace.filter(({ effect }) => 'suppressedBy' in effect)
    : [];
  expect(hidden).toMatchObject([
    { rule: 'yaku.iipeikou', effect: { suppressedBy: 'ryanpeikou' }, evidence: [] },
  ]);
});

clause(
  ['ema-yaku-tanyao', 'ema-yaku-note', 'E5', 'T27'],
  'the refusal says which yaku wants a concealed hand',
  () => {
    const result = score(makeWin('345p678s45m88p[234m<]', { ron: '6m' }), RULES);
    expect(result).toMatchObject({
      ok: false,
      error: {
        reason: 'noYaku',
        rule: 'win.yakuNeeded',
        trace: [{ rule: 'yaku.tanyao', effect: { closedOnly: true } }],
      },
    });
  },
);

// Hands in italics must be concealed. Those that an open meld can spoil while the tiles still fit:

table(
  RULES,
  `
  ema-yaku-note | pinfu               | 456p789p23s99s[123m<]         | ron 4s     | refused noYaku
  ema-yaku-note | twice double chow   | 223344m67p99s[678p<]          | ron 8p     | refused noYaku
  ema-yaku-note | seven pairs         | 3344p5566s77z[1111m]          | ron 7z     | refused notComplete
  ema-yaku-note | thirteen orphans    | 9m19p19s12345z[111m^]         | ron 6z     | refused notComplete
  ema-yaku-note | nine gates          | 2345678999m[111m^]            | ron 5m     | chinitsu 5 = 5 han mangan 8000            | -yaku.chuuren_poutou
  ema-yaku-note | four concealed      | 444p777s99s33z[111m^]         | tsumo 9s   | sanankou 2, toitoi 2 = 4 han 50 fu (raw 42) mangan 8000 | -yaku.suuankou
`,
);

clause(
  'ema-yaku-note',
  'an open hand cannot have declared riichi, nor have won on its first tiles',
  () => {
    const open = '456p24s99s[123m<][666z>]';
    const fields = (how: Circumstances) =>
      checkWin(makeWin(open, how), RULES).map(({ field }) => field);
    expect(fields({ ron: '3s' })).toEqual([]);
    expect(fields({ ron: '3s', riichi: true })).toEqual(['riichi']);
    expect(fields({ ron: '3s', doubleRiichi: true })).toEqual(['riichi']);
    expect(fields({ tsumo: '3s', seat: 'E', firstTurn: true })).toEqual(['firstTurn']); // heaven
    expect(fields({ tsumo: '3s', firstTurn: true })).toEqual(['firstTurn']); // earth
    expect(fields({ ron: '3s', from: 'E', firstTurn: true })).toEqual(['firstTurn']); // man
  },
);

// Nagashi mangan

clause(
  ['ema-yaku-nagashi', 'E20'],
  'five yaku are mangan: 2000, 2000 and 4000, or 4000 each to East',
  () => {
    expect(scoreNagashi([1], 0, 0, RULES)?.deltas).toEqual([-4000, 8000, -2000, -2000]);
    expect(scoreNagashi([0], 0, 0, RULES)?.deltas).toEqual([12000, -4000, -4000, -4000]);
    expect(scoreNagashi([], 0, 0, RULES)).toBe(null);
    const trace = scoreNagashi([1], 0, 0, RULES)?.trace;
    expect(trace?.[0]).toMatchObject({ rule: 'yaku.nagashi_mangan', effect: { limit: 'mangan' } });
  },
);
clause('E20', 'it counts as a win: counters are paid', () => {
  expect(scoreNagashi([3], 0, 2, RULES)?.deltas).toEqual([-4200, -2200, -2200, 8600]);
});
clause(['E20', 'T35'], 'two at once are two self-drawn mangan, and pay each other', () => {
  expect(scoreNagashi([1, 2], 0, 0, RULES)?.deltas).toEqual([-8000, 6000, 6000, -4000]);
});
// Whether a hand stayed concealed is known to the game, not to the scorer; here only that the sheets differ.
clause(
  ['ema-yaku-nagashi-02', 'ema-yaku-note', 'E5', 'T30'],
  'it needs a concealed hand, unlike WDMC',
  () => {
    expect(RULES['nagashi.closedOnly']).toBe(true);
    expect(WDMC_2019.values['nagashi.closedOnly']).toBe(false);
  },
);
