// The tests that name each clause or ruling. Written by `npm run clauses`; do not edit.

export interface ClauseTest {
  readonly file: string;
  readonly name: string;
}

export const CLAUSE_TESTS: Readonly<Record<string, readonly ClauseTest[]>> = {
  '-16000 32000 0 -16000': [{ file: 'spec/options/scoring.spec.ts', name: '| [0 32000 0 -32000]' }],
  '-16000 32300 0 -16300': [
    { file: 'spec/options/scoring.spec.ts', name: '| [-16300 32300 0 -16000]' },
  ],
  '-32000 32000 0 0': [
    { file: 'spec/options/scoring.spec.ts', name: '| [-16000 32000 -8000 -8000]' },
    { file: 'spec/options/scoring.spec.ts', name: '| [-16000 32000 -8000 -8000]' },
  ],
  '-48000 64000 -8000 -8000': [
    { file: 'spec/options/scoring.spec.ts', name: '| [-64000 64000 0 0]' },
  ],
  '0 1600 -1600 0': [{ file: 'spec/options/scoring.spec.ts', name: '| [0 3000 -3000 0]' }],
  '0 2000 -1000 0': [{ file: 'spec/options/scoring.spec.ts', name: '| [0 3000 -1000 0]' }],
  '0 7 -4 0': [{ file: 'spec/options/scoring.spec.ts', name: '| refused draw.notenToPool' }],
  '5555p': [{ file: 'packages/tiles/test/notation.test.ts', name: 'is a concealedKan from null' }],
  '7777p': [
    { file: 'packages/hand/test/waits.test.ts', name: 'waits for []: both sides are exhausted' },
  ],
  'A-09': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pair of 33z is 0 fu and keeps pinfu',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pair of 44z is 0 fu and keeps pinfu',
    },
  ],
  'A-10': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'South rons the first discard of East with a hand worth nothing else: mangan',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'it does not combine: with Pinfu and two dora (3 han 30 fu) it stays 8,000',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'it is a flat mangan, not five han: with All Inside and Pinfu, still 8,000',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'six dora without any yaku do not lift it',
    },
  ],
  'A-11': [
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'an own quad of the dora is four han' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'and four per indicator that names it: eight',
    },
  ],
  'A-25': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'replacements go upper before lower, indicators away from the end',
    },
  ],
  'A-27': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a robbed quad was never made: Unbroken and Robbing a Quad together',
    },
  ],
  'A-28': [
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Unbroken is added to it: three han' },
  ],
  'A-29': [
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'an own quad, concealed or not, spoils both',
    },
  ],
  'A-30': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'not for East, and not with an own meld before',
    },
  ],
  'A-31': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a hand that needs a fifth identical tile is noten',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'of several waits only the impossible one is dropped',
    },
  ],
  'A-41': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by one: 64,000 and 100, the others 100 each',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by two: each pays the own one, everybody 100',
    },
  ],
  'A-42': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by two, ron from one of them: 48,300 and 16,000',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by two, ron from the third: 16,000 each, 32,300 from the discarder',
    },
  ],
  'A-43': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'a fourth quad that was promoted is fed by nobody: usual shares',
    },
  ],
  'A-44': [
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'dora do not count beside a yakuman' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Big Dragons: 32,000, the Value Honours not added',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Blessing of Heaven: East wins on the deal, and nothing else counts',
    },
  ],
  'A-45': [
    {
      file: 'spec/wrc-2022/13-5-unreachable.spec.ts',
      name: 'a hand of 1 han has at most 100 fu, one of 2 han at most 110',
    },
    {
      file: 'spec/wrc-2022/13-5-unreachable.spec.ts',
      name: 'no hand is 1 han 20 fu, and no ron is 20 fu',
    },
    {
      file: 'spec/wrc-2022/13-5-unreachable.spec.ts',
      name: 'the combinations are many, and they reach every row of the table',
    },
  ],
  'A-46': [
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'seven pairs of honours: one yakuman' },
  ],
  E1: [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 40 minipoints' },
  ],
  E2: [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'and white not to white' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'dora follow in rings: 1–9, E S W N, white green red',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'red points to white' },
  ],
  E20: [
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'five yaku are mangan: 2000, 2000 and 4000, or 4000 each to East',
    },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'it counts as a win: counters are paid' },
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'two at once are two self-drawn mangan, and pay each other',
    },
  ],
  E21: [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'and that can change the row' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'both 4: East in the East round' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'both 4: South in the South round' },
  ],
  E22: [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pung completed by ron does not' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'but by self-draw it does' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'on two pairs by discard: three concealed' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'completed by own draw: concealed, 4' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'completed by ron: open, 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'completed by ron: open, 4' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'in a concealed hand too' },
  ],
  E23: [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'self-drawn, the 2 are for the draw' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: '20 minipoints never occur on a discard' },
  ],
  E24: [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'a moment and a hand' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'different yakuman are added' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'three units' },
  ],
  E26: [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'a red five that is also dora counts twice' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'all four tiles of a kong are dora' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'and for nobody else' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'each dora is one fan: three tiles, one indicator',
    },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'each red five is one fan, in the hand and in a meld',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'the indicators that kongs turned count too' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'two indicators of one kind count twice' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ura and kan ura count for a riichi winner' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nobody answers for feeding it: drawn' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nor when another discards' },
  ],
  E27: [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'seven pairs of honours' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'without the dragon' },
  ],
  E3: [
    {
      file: 'spec/ema-2008/05-tables.spec.ts',
      name: '1920 base points are not rounded up to mangan',
    },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 40 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 50 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 60 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 70 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 20 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 40 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 50 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 60 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 70 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 40 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 50 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 60 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 70 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 20 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 40 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 50 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 60 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 70 minipoints' },
    {
      file: 'spec/ema-2008/05-tables.spec.ts',
      name: 'beyond 70 minipoints the formula goes on, up to mangan',
    },
  ],
  E4: [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'baiman: 8 9 10 fan' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'haneman: 6 7 fan' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'mangan: 5 fan' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'sanbaiman: 11 12 fan' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'yakuman: 13 14 15 fan' },
  ],
  E5: [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'it needs a concealed hand, unlike WDMC' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open: no yaku, no win' },
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'the refusal says which yaku wants a concealed hand',
    },
  ],
  E6: [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'an open triple chow is one' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'double riichi is two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'riichi and ippatsu are two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'riichi and three dora are one yaku' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'seven pairs alone are two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'six counters: still two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'the +1 of a concealed triple chow counts' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ura and red fives are no yaku' },
  ],
  E7: [
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'East and South win on one discard: both are paid',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'each bet is 1000 for the winner' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'three may win on one discard, and each is paid the counters',
    },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'winners take their own bets back; the nearest takes the rest',
    },
  ],
  G1: [
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'West for West' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'a pair of value tiles' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'one wind that is both' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of green' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of red' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of the own wind' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of the prevailing' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of white' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'every yaku is worth what it is in WRC 2022',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'riichi gives it one' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'thirteen waits are no more' },
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'a score of 1,000: 1,000, 2,000, 4,000 or 6,000',
    },
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'limits as in WRC 2022: rounded up, no counted yakuman, yakuman added',
    },
    { file: 'spec/general/03-payment.spec.ts', name: 'yakuman add up' },
  ],
  G13: [
    { file: 'spec/general/03-payment.spec.ts', name: 'nobody answers for feeding a yakuman' },
    { file: 'spec/general/03-payment.spec.ts', name: 'there are no counters to be paid' },
  ],
  G14: [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: '136 tiles without flowers; switching them on is refused, not half done',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'and are worth nothing' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'nor are ura, kan dora and red fives' },
  ],
  G15: [
    { file: 'spec/general/02-going-out.spec.ts', name: 'seven distinct pairs win by themselves' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'two equal pairs do not' },
  ],
  G18: [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: '136 tiles without flowers; switching them on is refused, not half done',
    },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'riichi is optional: a table without it knows no riichi hand',
    },
  ],
  G2: [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'that player breaks the own wall after as many stacks from the right',
    },
  ],
  G21: [
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'each payment is rounded up to a hundred: 560, 1,120',
    },
    { file: 'spec/general/03-payment.spec.ts', name: "the discarder's once: 4 x 560 is 2,240" },
  ],
  G3: [
    { file: 'spec/general/02-going-out.spec.ts', name: 'and the declarer pays a dealer six times' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'open hands too' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'the tile of a declared kan is won like a discard',
    },
  ],
  G5: [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'a pon completed by ron is concealed: three of them',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'and it has the fu of a concealed pon' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'every yaku is worth what it is in WRC 2022',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'four of them, on two pairs by ron' },
  ],
  'T-09': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a hand that needs a fifth identical tile is noten',
    },
  ],
  'T-10': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a wait whose four tiles all lie elsewhere is still tenpai',
    },
  ],
  'T-11': [{ file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'tenpai needs no yaku' }],
  'T-12': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a duplicate pair is no wait of Seven Pairs',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'four identical tiles are not two pairs',
    },
  ],
  'T-16': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'no quad can be declared, so none robbed, without live tiles',
    },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'robbing a quad with one live tile left is Robbing a Quad only',
    },
  ],
  'T-17': [
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'the indicator of a called quad counts for the win on its replacement tile',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'After a Quad: one han, the new dora, and payment as a self-draw',
    },
  ],
  'T-18': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'a robbed quad turns no indicator: riichi counts one dora and one ura',
    },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'the explanation shows exactly one tile of each',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'robbing the first quad in riichi: one indicator and one ura',
    },
  ],
  'T-25': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'East has 14 tiles, the others 13; 69 live tiles are left, and South would draw the last',
    },
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'then East takes the upper tiles of the next and third stacks, the others one each',
    },
  ],
  'T-26': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'of several callers only the nearest after the discarder wins',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'West discards and three call: North alone is paid, with the stick of South in riichi',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'the nearest winner takes every deposit and counter, also that of a riichi caller who lost',
    },
  ],
  'T-34': [
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'and so is a yakuman' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'it does not combine: with Pinfu and two dora (3 han 30 fu) it stays 8,000',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'not for East, and not with an own meld before',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'six han of its own are worth more: 12,000 without it',
    },
  ],
  'T-35': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '3 han 60 fu by ron is 8,000' },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '3 han 60 fu, East by self-draw, is 4,000 all',
    },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '4 han 25 fu stays 6,400' },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by ron is 8,000, not 7,700',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by self-draw is 2,000/4,000',
    },
  ],
  'T-36': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '13 han without a yakuman by self-draw: 6,000/12,000',
    },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '14 han without a yakuman by ron: 24,000' },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '15 han without a yakuman, East by ron: 36,000',
    },
  ],
  'T-37': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind pair is 2 fu: 20 + 2 + 4 + 2 + 2 = 30, so 1,000 all',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind triplet still gives Value Honour twice',
    },
  ],
  'T-38': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a win on a replacement tile has the 2 too: 32, so 40 fu',
    },
  ],
  'T-39': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'an open hand without fu gets 2, won on 5m: 22, so 1,000 and not 700',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'an open hand without fu gets 2, won on 8m: 22, so 1,000 and not 700',
    },
  ],
  'T-40': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'but not with Pinfu: 2 han 20 fu, 400/700' },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Pinfu by self-draw is 20 fu: East gets 700 from all',
    },
  ],
  'T-41': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'by ron it is melded: 20 + 10 + 4 + 4 + 2 = 40, two concealed triplets only',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'by self-draw it is concealed: 20 + 2 + 4 + 4 + 4 = 34',
    },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'Four Concealed Triplets by self-draw' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'by ron the last triplet is melded: All Triplets + Three Concealed Triplets',
    },
  ],
  'T-42': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'the reading as sequences was seen and lost',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'three triplets beat three sequences: 3 han 40 fu, not 3 han 20 fu',
    },
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: 'two Twin Sequences beat Seven Pairs' },
  ],
  'T-43': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'the two may be identical: four times 123m',
    },
  ],
  'T-44': [
    { file: 'spec/wrc-2022/07-wall.spec.ts', name: 'dragons follow Green, Red, White, Green' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'the ring of dragons in a hand: 6z points to 7z, 7z to 5z, 5z to 6z',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'two indicators 7p and a triplet 888p: six han',
    },
  ],
  'T-45': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'Big Winds, All Honours and Four Concealed Triplets, East by self-draw: 48,000 each',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Big Winds: one yakuman, and no Little Winds',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Nine Gates on nine waits: one yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Thirteen Orphans on a single wait: one yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Thirteen Orphans on thirteen waits: one yakuman, not two',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'ron on the pair counts: one yakuman, not two',
    },
  ],
  'T-46': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 1: D wins by self-draw, A pays all 48,300',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 2: D wins on a discard of B, A and B share, B pays the counter',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 3: by self-draw with All Honours, which A, B and C share',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 4: on a discard of B with All Honours, which B pays',
    },
  ],
  'T-47': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by self-draw: the fed one by the feeder, own shares of the other, 100 a counter from each',
    },
  ],
  'T-48': [
    { file: 'spec/wrc-2022/11-02-liability.spec.ts', name: 'Little Winds know no liability' },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'a fourth quad that was promoted is fed by nobody: usual shares',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'a triplet hidden in the hand is not, so nobody is liable: usual shares',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'feeding the quad of an After a Quad win costs nothing special',
    },
  ],
  'T-49': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'feeder and discarder in one pay everything once',
    },
  ],
  'T-50': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters and a deposit on a ron of 3,900: winner +5,500, discarder -4,500',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters on 1,000/2,000: 1,200, 1,200 and 2,200',
    },
  ],
  T1: [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'an open hand of all simples wins, and has no more than 20 fu',
    },
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'the same hand is worth 1,000 to the dealer',
    },
  ],
  T12: [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pung completed by ron does not' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'but by self-draw it does' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'a pon completed by ron is concealed: three of them',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'four of them, on two pairs by ron' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2, toitoi 2: the fourth set by ron',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'san’ankou: the third set completed by ron is open',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'san’ankou: the third set drawn is closed',
    },
  ],
  T13: [
    { file: 'spec/general/02-going-out.spec.ts', name: 'and the declarer pays a dealer six times' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'the tile of a declared kan is won like a discard',
    },
  ],
  T14: [{ file: 'spec/general/02-going-out.spec.ts', name: 'a pon cannot be extended to a kan' }],
  T17: [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'dealer and West win on South’s discard' },
  ],
  T2: [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'for East 1500' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'open pinfu 2: 22 becomes 30' },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'ittsu 1: open, 20 fu' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'the open ittsuu of 20 fu for the dealer',
    },
  ],
  T21: [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'double riichi: after a call it is plain riichi, on the first discard or not',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'chihou: an open call spoils it, a closed quad of another player does not',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou: once a call has been made the hand needs another yaku',
    },
  ],
  T22: [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'eight bonus sticks: yakuman, and the sticks are paid',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'not with 7 bonus sticks',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'not with 9 bonus sticks',
    },
  ],
  T23: [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'three consecutive pungs are no yaku here' },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'sanrenkou 2' },
  ],
  T24: [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'different yakuman are added' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'for East 96000' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'thirteen-sided wait: +1 yakuman' },
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'limits as in WRC 2022: rounded up, no counted yakuman, yakuman added',
    },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'daisangen, tsuuiisou: paid as one' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'kokushi: thirteen waits, single' },
  ],
  T25: [
    {
      file: 'spec/ema-2008/05-tables.spec.ts',
      name: '1920 base points are not rounded up to mangan',
    },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 60 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 60 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 60 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 30 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 60 minipoints' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '3 han 60 fu, dealer ron: 11600' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '3 han 60 fu, ron: 7700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, dealer ron: 11600' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, dealer tsumo: 11700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, ron: 7700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, tsumo: 7900' },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'each payment is rounded up to the next hundred, not the basic points',
    },
  ],
  T26: [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'East 1, the dealer wins with a pair of East: 42, so 50 fu and 2,400',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 11z for E in round E: 4 fu',
    },
  ],
  T27: [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open: no yaku, no win' },
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'the refusal says which yaku wants a concealed hand',
    },
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'an open hand of all simples wins, and has no more than 20 fu',
    },
  ],
  T28: [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'four counters: riichi alone is enough' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'riichi and ippatsu are two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'riichi and three dora are one yaku' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'seven pairs alone are two' },
  ],
  T30: [{ file: 'spec/ema-2008/02-yaku.spec.ts', name: 'it needs a concealed hand, unlike WDMC' }],
  T32: [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 40 minipoints' },
  ],
  T35: [
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'two at once are two self-drawn mangan, and pay each other',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'South and West: the dealer pays 2,000 as well',
    },
  ],
  T37: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'no hand can hold a claimed chi, but a chi of drawn tiles counts',
    },
  ],
  T38: [{ file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'the winner takes the pool' }],
  T40: [
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'East and South win on one discard: both are paid',
    },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'head bump: only the next player in turn wins',
    },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'only the player whose turn comes soonest wins',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two winners are both paid in full' },
  ],
  T41: [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'that player breaks the own wall after as many stacks from the right',
    },
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'three dice; the dealer counts players from self as one',
    },
  ],
  T43: [
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'the missing tile may be taken from a closed kan',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'two who lack the same tile are both paid',
    },
  ],
  T44: [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a riichi whose discard is won was never staked: nobody takes its stick',
    },
  ],
  U1: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'no hand can hold a claimed chi, but a chi of drawn tiles counts',
    },
  ],
  U2: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'a pon is three identical tiles; no set has four',
    },
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'four alike are just tiles: a pon and a chi',
    },
  ],
  U7: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'waiting only for a tile of which one holds all four is not ready',
    },
  ],
  U8: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'exposed sets count among the thirteen',
    },
  ],
  W10: [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'double riichi: after a call it is plain riichi, on the first discard or not',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'chihou: an open call spoils it, a closed quad of another player does not',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou: once a call has been made the hand needs another yaku',
    },
  ],
  W11: [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'eight bonus sticks: yakuman, and the sticks are paid',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'not with 7 bonus sticks',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'not with 9 bonus sticks',
    },
    { file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts', name: 'on a discard' },
  ],
  W12: [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'dealer and West win on South’s discard' },
  ],
  W18: [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'South and West: the dealer pays 2,000 as well',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'the hand stays a draw: bonus sticks are not paid',
    },
  ],
  W19: [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the shape makes tenpai, also where no yaku is in reach',
    },
  ],
  W23: [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'no kan is declared, and none robbed, when no live tile is left',
    },
  ],
  W26: [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'chiitoitsu 2, honroutou 2: no chanta',
    },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'toitoi 2, honroutou 2: no chanta' },
  ],
  W27: [
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'there is no liability: who fed the last set pays like anybody else',
    },
  ],
  W28: [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2, sanrenkou 2: not sequences',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'the winner has the reading that pays most',
    },
  ],
  W29: [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 11z for E in round E: 4 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 11z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 22z for S in round S: 4 fu',
    },
  ],
  W3: [
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '3 han 60 fu, dealer ron: 11600' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '3 han 60 fu, ron: 7700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, dealer ron: 11600' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, dealer tsumo: 11700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, ron: 7700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, tsumo: 7900' },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'each payment is rounded up to the next hundred, not the basic points',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 20 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 30 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 40 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 50 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 60 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 70 fu, 1 to 4 han' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 20 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 30 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 40 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 50 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 60 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 70 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 20 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 30 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 40 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 50 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 60 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 70 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 20 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 30 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 40 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 50 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 60 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 70 fu, 1 to 4 han',
    },
  ],
  W30: [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'edge wait: 333z456p234m99p12s on 3s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'edge wait: 333z456p234m99p89s on 7s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'inside wait: 333z456p234m99p79s on 8s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'inside wait: 333z789p234s99s35m on 4m' },
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'open wait for three tiles: 333z789p99s23456m on 7m',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'open wait: 333z789p234s99s45m on 3m' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'open wait: 333z789p234s99s45m on 6m' },
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'pair wait for a dragon: 333z456p234m789s6z on 6z',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'pair wait: 333z456p234m789s4z on 4z' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'set wait: 333z456m234m22p77s on 2p' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'edge wait 12s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'edge wait 89s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'inside wait 46s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'two-sided wait 45s: 0 fu' },
  ],
  W39: [
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 40 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 50 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 60 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 70 fu, 1 to 4 han' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 80 to 110 fu' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: ranked hands' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 40 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 50 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 60 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 70 fu, 1 to 4 han',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, non-dealer: 80 to 110 fu' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, non-dealer: ranked hands' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 40 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 50 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 60 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 70 fu, 1 to 4 han',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, dealer: 80 to 110 fu' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, dealer: ranked hands' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 40 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 50 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 60 fu, 1 to 4 han',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 70 fu, 1 to 4 han',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, non-dealer: 80 to 110 fu' },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, non-dealer: ranked hands' },
  ],
  W40: [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'stacks are counted from the right end; seven of them right of the break are the dead wall',
    },
  ],
  W41: [
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'the missing tile may be taken from a closed kan',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'two who lack the same tile are both paid',
    },
  ],
  W45: [{ file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suuankou: with closed quads' }],
  W47: [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'ippatsu: lost by the very kan that is robbed',
    },
  ],
  W9: [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'an open hand of all simples wins, and has no more than 20 fu',
    },
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'the same hand is worth 1,000 to the dealer',
    },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'ittsu 1: open, 20 fu' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'the open ittsuu of 20 fu for the dealer',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'every hand starts at 20, and an open hand of sequences stays there',
    },
  ],
  'ema-counter-01': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'and the same for East' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'no counter, no addition' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'two counters: 200 more from each on self-draw',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'two counters: 600 more from the discarder' },
  ],
  'ema-counter-05': [
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'East and South win on one discard: both are paid',
    },
  ],
  'ema-counter-06': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'a yakuman is enough' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'an open triple chow is one' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'double riichi is two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'four counters: riichi alone is enough' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'no yaku is still no yaku' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'riichi and ippatsu are two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'riichi and self-draw are two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'riichi and three dora are one yaku' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'seven pairs alone are two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'six counters: still two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'the +1 of a concealed triple chow counts' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'the refusal names the counter rule, or the plain one',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ura and red fives are no yaku' },
  ],
  'ema-dora-01': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'North points to East' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'and white not to white' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'dora follow in rings: 1–9, E S W N, white green red',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'nine points to one' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'one points to two' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'red points to white' },
  ],
  'ema-draw-01': [
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'tenpai is lacking exactly one tile, whatever the yaku',
    },
  ],
  'ema-fu-kong': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'kong, honours, concealed 32' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'kong, honours, open 16' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'kong, simples, concealed 16' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'kong, simples, extended: open 8' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'kong, simples, open 8' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'kong, terminals, concealed 32' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'kong, terminals, open 16' },
  ],
  'ema-fu-openpinfu': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'a closed hand gets none' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'for East 1500' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'open pinfu 2: 22 becomes 30' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'self-drawn, the 2 are for the draw' },
  ],
  'ema-fu-pair-dragon': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'green 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'red 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'white 2' },
  ],
  'ema-fu-pair-wind': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'and that can change the row' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'another wind 0' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'both 4: East in the East round' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'both 4: South in the South round' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'prevalent wind 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'seat wind 2' },
  ],
  'ema-fu-pung': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'a chow has none' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'completed by own draw: concealed, 4' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'completed by ron: open, 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'completed by ron: open, 4' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'in a concealed hand too' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'pung, honours, concealed 8' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'pung, honours, open 4' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'pung, simples, concealed 4' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'pung, simples, open 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'pung, terminals, concealed 8' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'pung, terminals, open 4' },
  ],
  'ema-fu-selfdraw': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'not in case of pinfu: 20 stays 20' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'on a replacement tile as well' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'self-draw 2' },
  ],
  'ema-fu-wait': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'closed wait 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'edge wait 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'edge wait on the high side 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'pair wait 2' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'two pairs 0' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'two readings: the wait that pays' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'two readings: the wait that wins' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'two-sided wait 0' },
  ],
  'ema-fu-win-chiitoi': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'nor on self-draw, and not rounded' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'seven pairs 25, nothing more' },
  ],
  'ema-fu-win-other': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'concealed hand, self-draw 20' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'open hand, on a discard 20' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'open hand, self-draw 20' },
  ],
  'ema-fu-win-ron': [
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'a concealed kong keeps it so' },
    { file: 'spec/ema-2008/04-minipoints.spec.ts', name: 'concealed, on a discard 30' },
  ],
  'ema-lim-baiman': [{ file: 'spec/ema-2008/05-tables.spec.ts', name: 'baiman: 8 9 10 fan' }],
  'ema-lim-haneman': [{ file: 'spec/ema-2008/05-tables.spec.ts', name: 'haneman: 6 7 fan' }],
  'ema-lim-mangan': [{ file: 'spec/ema-2008/05-tables.spec.ts', name: 'mangan: 5 fan' }],
  'ema-lim-sanbaiman': [{ file: 'spec/ema-2008/05-tables.spec.ts', name: 'sanbaiman: 11 12 fan' }],
  'ema-lim-yakuman': [{ file: 'spec/ema-2008/05-tables.spec.ts', name: 'yakuman: 13 14 15 fan' }],
  'ema-r-e-25': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 25 minipoints' },
  ],
  'ema-r-e-30': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 30 minipoints' },
  ],
  'ema-r-e-40': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 40 minipoints' },
  ],
  'ema-r-e-50': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 50 minipoints' },
  ],
  'ema-r-e-60': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 60 minipoints' },
  ],
  'ema-r-e-70': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: '20 minipoints never occur on a discard' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, on a discard, 70 minipoints' },
  ],
  'ema-r-o-25': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 25 minipoints' },
  ],
  'ema-r-o-30': [
    {
      file: 'spec/ema-2008/05-tables.spec.ts',
      name: '1920 base points are not rounded up to mangan',
    },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 30 minipoints' },
  ],
  'ema-r-o-40': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 40 minipoints' },
  ],
  'ema-r-o-50': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 50 minipoints' },
  ],
  'ema-r-o-60': [
    {
      file: 'spec/ema-2008/05-tables.spec.ts',
      name: '1920 base points are not rounded up to mangan',
    },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 60 minipoints' },
  ],
  'ema-r-o-70': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, on a discard, 70 minipoints' },
  ],
  'ema-red-01': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'a red five that is also dora counts twice' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'each red five is one fan, in the hand and in a meld',
    },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'three red fives, one per suit, among four fives each',
    },
  ],
  'ema-ron-02': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'a tile that completes nothing does not win' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'an open hand with nothing but dora may not win',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'nor with nothing but red fives' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'one yaku is enough' },
  ],
  'ema-ron-04': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ron completes a chow, also not from the left' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ron completes a pung' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ron completes the pair' },
  ],
  'ema-t-e-20': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 20 minipoints' },
  ],
  'ema-t-e-25': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 25 minipoints' },
  ],
  'ema-t-e-30': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 30 minipoints' },
  ],
  'ema-t-e-40': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 40 minipoints' },
  ],
  'ema-t-e-50': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 50 minipoints' },
  ],
  'ema-t-e-60': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 60 minipoints' },
  ],
  'ema-t-e-70': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'East, selfdraw, 70 minipoints' },
  ],
  'ema-t-o-20': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 20 minipoints' },
  ],
  'ema-t-o-25': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 25 minipoints' },
  ],
  'ema-t-o-30': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 30 minipoints' },
  ],
  'ema-t-o-40': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 40 minipoints' },
  ],
  'ema-t-o-50': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 50 minipoints' },
  ],
  'ema-t-o-60': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 60 minipoints' },
  ],
  'ema-t-o-70': [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 70 minipoints' },
  ],
  'ema-tsumo-01': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'an open hand needs a yaku on self-draw too' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'concealed: the self-draw itself is a yaku' },
  ],
  'ema-yaku-chankan': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'on the tile that extends a pung 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open as well' },
  ],
  'ema-yaku-chanta': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a set without one spoils it' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'terminals or honours in all, concealed 2' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'without a chow it is another hand' },
  ],
  'ema-yaku-chiitoi': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'four alike are not two pairs' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'seven pairs 2' },
  ],
  'ema-yaku-chinitsu': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'full flush, concealed 6' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open 5' },
  ],
  'ema-yaku-dabururiichi': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'and ippatsu beside it' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'very first go-around: riichi and +1' },
  ],
  'ema-yaku-dragon': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'each dragon set counts' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'kong of red 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of green 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of white 1' },
  ],
  'ema-yaku-haitei': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'on the discard that follows it 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'on the last tile 1' },
  ],
  'ema-yaku-honitsu': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'one suit and honours, concealed 3' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open 2' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'two suits: none' },
  ],
  'ema-yaku-honroutou': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'all terminals or honours 2, with pungs 2' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'and with seven pairs' },
  ],
  'ema-yaku-iipeikou': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'of the same suit' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'two identical chows 1' },
  ],
  'ema-yaku-ippatsu': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'first round after riichi: +1' },
  ],
  'ema-yaku-ittsuu': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: '123 456 789 of a suit, concealed 2' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'three chows of different suits: none' },
  ],
  'ema-yaku-junchan': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'an honour makes it an outside hand' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open 2' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'terminals in all sets, concealed 3' },
  ],
  'ema-yaku-menzentsumo': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a concealed kong keeps the hand concealed' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'an open hand has none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'self-draw on a concealed hand 1' },
  ],
  'ema-yaku-nagashi': [
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'five yaku are mangan: 2000, 2000 and 4000, or 4000 each to East',
    },
  ],
  'ema-yaku-nagashi-02': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'it needs a concealed hand, unlike WDMC' },
  ],
  'ema-yaku-note': [
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'an open hand cannot have declared riichi, nor have won on its first tiles',
    },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'an open hand has none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'four concealed' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'it needs a concealed hand, unlike WDMC' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'nine gates' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open: no yaku, no win' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pinfu' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'seven pairs' },
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'the refusal says which yaku wants a concealed hand',
    },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'thirteen orphans' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'twice double chow' },
  ],
  'ema-yaku-pinfu': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pair of another wind is valueless' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pair of dragons has value: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pair of the prevalent wind: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pair of the seat wind: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pung among the sets: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'closed wait: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'edge wait: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'four chows, valueless pair, two sides' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pair wait: none' },
  ],
  'ema-yaku-riichi': [{ file: 'spec/ema-2008/02-yaku.spec.ts', name: 'riichi 1' }],
  'ema-yaku-rinshan': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'an ordinary draw gives none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'on a replacement tile 1, open and alone' },
  ],
  'ema-yaku-ryanpeikou': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'four identical chows are twice two' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'twice pure double chow hides the single one' },
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'twice two identical chows 3, not 1 and not seven pairs',
    },
  ],
  'ema-yaku-sanankou': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a concealed kong counts' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a pung completed by ron does not' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'also beside an open chow' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'but by self-draw it does' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'three concealed pungs 2' },
  ],
  'ema-yaku-sandoukou': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a kong among them' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'same pung in each suit 2' },
  ],
  'ema-yaku-sankantsu': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'three kongs of any sort 2' },
  ],
  'ema-yaku-sanshoku': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'same chow in each suit, concealed 2' },
  ],
  'ema-yaku-shousangen': [
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'two pungs and a pair of dragons 2, pungs 1 each',
    },
  ],
  'ema-yaku-tanyao': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a terminal spoils it' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'all simples 1, concealed' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'an honour spoils it' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open: no yaku, no win' },
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'the refusal says which yaku wants a concealed hand',
    },
  ],
  'ema-yaku-toitoi': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'four pungs and a pair 2, open' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'kongs count' },
  ],
  'ema-yaku-wind': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'East in the East round: both' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'South in the South round: both' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'another wind: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of the prevalent wind 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of the seat wind 1' },
  ],
  'ema-ym-chiho': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'self-draw in the first round' },
  ],
  'ema-ym-chinroutou': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'all terminals' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'an honour pair: all terminals and honours' },
  ],
  'ema-ym-chuuren': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nine gates, one tile lacking' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nine-sided wait, an end tile' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nine-sided wait: +1 yakuman' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'two suits: no such hand' },
  ],
  'ema-ym-daisangen': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'a kong among them' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nobody answers for feeding it: drawn' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nor when another discards' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'three pungs of dragons' },
  ],
  'ema-ym-daisuushii': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'for East 96000' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'four pungs of winds: two yakuman' },
  ],
  'ema-ym-kokushi': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'a kind lacking: no hand' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'and East is paid half as much again' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'thirteen orphans, one tile lacking' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'thirteen-sided wait: +1 yakuman' },
  ],
  'ema-ym-multiple': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'a moment and a hand' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'different yakuman are added' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'nothing else is added to a yakuman' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'three units' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'two yakuman drawn: 16000, 16000, 32000' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'with counters: 300 once, not per unit' },
  ],
  'ema-ym-renho': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'after the first round: nothing' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'on a discard in the first round' },
  ],
  'ema-ym-ryuuiisou': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'five of bamboo is not green' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'green bamboo and green dragons' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'without the dragon' },
  ],
  'ema-ym-shousuushii': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'three pungs and a pair of winds' },
  ],
  'ema-ym-suuankou': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'concealed kongs count' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'four concealed pungs, drawn on two pairs' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'on two pairs by discard: three concealed' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'unique wait: +1 yakuman, by discard' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'unique wait: +1 yakuman, drawn' },
  ],
  'ema-ym-suukantsu': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'four kongs, open or concealed' },
  ],
  'ema-ym-tenho': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'East complete on the first fourteen tiles' },
  ],
  'ema-ym-tsuuiisou': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'all honours' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'seven pairs of honours' },
  ],
  'gen-call-06': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'ron on any tile that completes the hand, from anybody',
    },
  ],
  'gen-call-08': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'head bump: only the next player in turn wins',
    },
  ],
  'gen-kan-02': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'called melds are open, a declared kan is not',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'with a declared kan it stays closed' },
  ],
  'gen-kan-03': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'and the declarer pays a dealer six times' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'open hands too' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'the tile of a declared kan is won like a discard',
    },
  ],
  'gen-melds-01': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'chi is three in sequence in one suit, without wrapping',
    },
  ],
  'gen-melds-02': [
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon is three identical tiles' },
  ],
  'gen-melds-03': [
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'a kan counts as one meld' },
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'four alike in the hand are no meld by themselves',
    },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'kan is four identical tiles' },
  ],
  'gen-open-01': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'a called chi opens the hand: no yaku for self-draw',
    },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'called melds are open, a declared kan is not',
    },
  ],
  'gen-open-02': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'a pon completed by ron is concealed: three of them',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'a pon that was called is not' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'and it has the fu of a concealed pon' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'four of them, on two pairs by ron' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'ron does not open the hand' },
  ],
  'gen-open-03': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'a pon cannot be extended to a kan' },
  ],
  'gen-open-04': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'called melds are open, a declared kan is not',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'the declared kan counts as concealed' },
  ],
  'gen-open-05': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'called melds are open, a declared kan is not',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'with a declared kan it stays closed' },
  ],
  'gen-out-01': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'a hand with a kan is still fourteen tiles to the eye of the rules',
    },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'fourteen tiles in one of three families, and nothing else',
    },
  ],
  'gen-out-02': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'self-drawn by the dealer' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'thirteen unique wonders are a yakuman' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'thirteen waits are no more' },
  ],
  'gen-out-03': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'seven distinct pairs win by themselves' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'two equal pairs do not' },
  ],
  'gen-out-04': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'four melds and a pair need a yaku: none, open',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'none, closed, on a discard' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'one is enough' },
  ],
  'gen-out-05': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'and are worth nothing' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'dora are not yaku' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'dora stay no yaku at a table that switches them on',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'nor are ura, kan dora and red fives' },
  ],
  'gen-pay-02': [
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'a score of 1,000: 1,000, 2,000, 4,000 or 6,000',
    },
    { file: 'spec/general/03-payment.spec.ts', name: 'each loser pays the score' },
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'each payment is rounded up to a hundred: 560, 1,120',
    },
  ],
  'gen-pay-03': [
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'a score of 1,000: 1,000, 2,000, 4,000 or 6,000',
    },
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'each payment is rounded up to a hundred: 560, 1,120',
    },
    { file: 'spec/general/03-payment.spec.ts', name: 'the dealer as loser pays double' },
    { file: 'spec/general/03-payment.spec.ts', name: 'the dealer as winner gets double from each' },
  ],
  'gen-pay-04': [
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'a score of 1,000: 1,000, 2,000, 4,000 or 6,000',
    },
    {
      file: 'spec/general/03-payment.spec.ts',
      name: 'and no more when the discarder is the dealer',
    },
    { file: 'spec/general/03-payment.spec.ts', name: 'the discarder pays a dealer six times' },
    { file: 'spec/general/03-payment.spec.ts', name: 'the discarder pays a non-dealer four times' },
    { file: 'spec/general/03-payment.spec.ts', name: "the discarder's once: 4 x 560 is 2,240" },
  ],
  'gen-play-05': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'the dealer is East, then South, West and North to the right',
    },
  ],
  'gen-play-07': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'four walls, two high and seventeen long, hold the whole set',
    },
  ],
  'gen-play-08': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'three dice; the dealer counts players from self as one',
    },
  ],
  'gen-play-09': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'that player breaks the own wall after as many stacks from the right',
    },
  ],
  'gen-play-10': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'fourteen tiles are the dead wall; 122 are drawn from',
    },
  ],
  'gen-play-11': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'blocks of four; the dealer ends with 14, the others with 13',
    },
  ],
  'gen-riichi-01': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'riichi is optional: a table without it knows no riichi hand',
    },
  ],
  'gen-riichi-03': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'riichi gives it one' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'without riichi this hand has no yaku' },
  ],
  'gen-riichi-04': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'the antes go to the winner' },
  ],
  'gen-tiles-01': [
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'three suits of 1 to 9, four of each' },
  ],
  'gen-tiles-02': [
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'terminals are the ones and nines' },
  ],
  'gen-tiles-03': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'honours are four winds and three dragons, four of each',
    },
  ],
  'gen-tiles-04': [
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'East in the South round' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'North for South' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'West for South' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'West for West' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'a pair of value tiles' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'one wind that is both' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of green' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of red' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of the own wind' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of the prevailing' },
    { file: 'spec/general/01-tiles-and-play.spec.ts', name: 'pon of white' },
  ],
  'gen-tiles-05': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: '136 tiles without flowers; switching them on is refused, not half done',
    },
  ],
  'uspml-claim-02': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'no hand can hold a claimed chi, but a chi of drawn tiles counts',
    },
  ],
  'uspml-deal-02': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'thirteen tiles each, the dealer too; 84 are left',
    },
  ],
  'uspml-hands-01': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'a ready hand has 13 tiles and needs one more',
    },
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'exposed sets count among the thirteen',
    },
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'waiting only for a tile of which one holds all four is not ready',
    },
  ],
  'uspml-hands-02': [
    { file: 'spec/uspml-fundamentals/01-hands.spec.ts', name: 'a mix, two pon claimed' },
    { file: 'spec/uspml-fundamentals/01-hands.spec.ts', name: 'four chi and a pair' },
    { file: 'spec/uspml-fundamentals/01-hands.spec.ts', name: 'four pon and a pair' },
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'nothing more is asked for: no yaku needed',
    },
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'the pictured example: 4 sou completes it',
    },
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'three sets and a pair are not complete',
    },
  ],
  'uspml-hands-03': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'four alike are just tiles: a pon and a chi',
    },
    { file: 'spec/uspml-fundamentals/01-hands.spec.ts', name: 'seven pairs are refused' },
    { file: 'spec/uspml-fundamentals/01-hands.spec.ts', name: 'such hands are not ready either' },
    { file: 'spec/uspml-fundamentals/01-hands.spec.ts', name: 'thirteen orphans are refused' },
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'unless they also make four sets and a pair',
    },
  ],
  'uspml-need-01': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'a standard set: 34 kinds, four of each, no red fives',
    },
  ],
  'uspml-need-02': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'flowers, seasons and jokers are set aside',
    },
  ],
  'uspml-prio-02': [
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'only the player whose turn comes soonest wins',
    },
  ],
  'uspml-score-draw-04': [
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'the winner takes the pool' },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'the winner takes the pool of two draws',
    },
  ],
  'uspml-score-ron-01': [
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'the discarder pays the dealer six',
    },
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'whoever it is' },
  ],
  'uspml-score-ron-02': [
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'a full flush: still four' },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'all honours, three dragons: still four',
    },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'also when the discarder is the dealer',
    },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'the discarder pays a non-dealer four',
    },
  ],
  'uspml-score-ron-03': [
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'so does the dealer' },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'the winner takes the pool of two draws',
    },
  ],
  'uspml-score-tsumo-01': [
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'the dealer is paid two by each' },
  ],
  'uspml-score-tsumo-02': [
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'North' },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'South: two by the dealer, one by others',
    },
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'West' },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'a win has neither han nor fu nor limit',
    },
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'no dora, no counters' },
  ],
  'uspml-score-tsumo-03': [
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'an empty pool gives nothing' },
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'so does the dealer' },
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'the winner takes the pool' },
  ],
  'uspml-sets-01': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'a pon is three identical tiles; no set has four',
    },
  ],
  'uspml-sets-02': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'a chi is precisely three sequential tiles of one suit',
    },
  ],
  'uspml-sets-03': [
    { file: 'spec/uspml-fundamentals/01-hands.spec.ts', name: 'a pair is two identical tiles' },
  ],
  'wdmc-1.2-04': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'four melds and a pair with dora but without a yaku do not win',
    },
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'no number of bonus sticks asks for a second yaku',
    },
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the refusal names the rule, and any one yaku lifts it',
    },
  ],
  'wdmc-1.3.1-01': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'one five of each suit is red, in place of a plain one; there is no second red five of circles',
    },
  ],
  'wdmc-1.3.2-01': [
    { file: 'spec/wdmc-2019/02-setup.spec.ts', name: 'two dice fix both the wall and the place' },
  ],
  'wdmc-1.4.1-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the order is East, South, West, North, to the right of the dealer',
    },
  ],
  'wdmc-1.4.2-02': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the same hand pays a dealer half as much again',
    },
  ],
  'wdmc-1.6-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: '136 tiles: four of each of 27 suit and 7 honour tiles',
    },
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'nobody can win on, or wait for, a fifth copy',
    },
  ],
  'wdmc-1.6.1-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'ones and nines are terminals, two to eight simples',
    },
  ],
  'wdmc-1.6.1-02': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'suit tiles form pairs, sequences, triplets and quads',
    },
  ],
  'wdmc-1.6.1-03': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'sequences do not wrap around, nor run from one suit into another',
    },
  ],
  'wdmc-1.6.2-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'honours are winds and dragons, and form no sequences',
    },
  ],
  'wdmc-1.6.2-02': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'honours have an order for the dora indicator and nowhere else',
    },
  ],
  'wdmc-1.7-02': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three sticks turn 5,200 into 6,100' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two sticks turn 2,000 into 2,600' },
  ],
  'wdmc-1.7-07': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a closed kan leaves the hand closed, a call opens it',
    },
  ],
  'wdmc-1.7-08': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'indicators and replacement tiles are the fourteen of the dead wall',
    },
  ],
  'wdmc-1.7-09': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two winners are both paid in full' },
  ],
  'wdmc-1.7-13': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'thirteen han are a counted yakuman',
    },
  ],
  'wdmc-1.7-14': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'from five han on any fu pay mangan',
    },
  ],
  'wdmc-1.7-16': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the shape makes tenpai, also where no yaku is in reach',
    },
  ],
  'wdmc-1.7-17': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the tile under a kan-dora indicator counts as ura too',
    },
  ],
  'wdmc-1.7-18': [
    { file: 'spec/wdmc-2019/02-setup.spec.ts', name: 'four walls, 17 wide and two high' },
  ],
  'wdmc-1.7-19': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the order is East, South, West, North, to the right of the dealer',
    },
  ],
  'wdmc-1.7-21': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the glossary and 4.3.2 give the same ranks',
    },
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'thirteen han are a counted yakuman',
    },
  ],
  'wdmc-1.7-23': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a quad is a set: it stands between two triplets for sanrenkou',
    },
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a quad is a set: shosangen and yakuhai',
    },
    { file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts', name: 'a quad is a set: the round wind' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2, sankantsu 2: all closed',
    },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suurenkou: with a quad' },
  ],
  'wdmc-2.0-03': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the winds move on: South becomes East, and East becomes North',
    },
  ],
  'wdmc-2.4-01': [
    { file: 'spec/wdmc-2019/02-setup.spec.ts', name: 'four walls, 17 wide and two high' },
  ],
  'wdmc-2.5-01': [
    { file: 'spec/wdmc-2019/02-setup.spec.ts', name: 'two dice fix both the wall and the place' },
  ],
  'wdmc-2.5-02': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'players are counted to the right, the dealer as one',
    },
  ],
  'wdmc-2.5-03': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'stacks are counted from the right end; seven of them right of the break are the dead wall',
    },
  ],
  'wdmc-2.5-04': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'stacks are counted from the right end; seven of them right of the break are the dead wall',
    },
  ],
  'wdmc-2.6-01': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'three times four tiles each, from the dealer to the right',
    },
  ],
  'wdmc-2.6-03': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the dealer takes the tops of the first and third stack left',
    },
  ],
  'wdmc-2.6-04': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the others take one each: 14 tiles, three times 13, and 69 to draw',
    },
  ],
  'wdmc-2.7-01': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the top of the third stack from the left; its ura lies under it',
    },
  ],
  'wdmc-2.7-03': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'not the indicator itself: 5p gives 123m789m345p46s99p 0 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the tile after the indicator: 4p gives 123m789m345p46s99p 1 dora',
    },
  ],
  'wdmc-2.7-04': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'in a suit the next number, and one after nine',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'nine of bamboos does not point to characters: 9s gives 123m789m345p46s99p 0 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'nine of characters points to the one: 9m gives 123m789m345p46s99p 1 dora',
    },
  ],
  'wdmc-2.7-05': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'North points to East, not to White: 4z gives 123m789m345p46s11z 2 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'North points to East, not to White: 4z gives 123m789m345p46s55z 0 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'South points to West: 2z gives 333z789m345p46s99p 3 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'winds follow East, South, West, North and East again',
    },
  ],
  'wdmc-2.7-06': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'Green points to Red: 6z gives 123m789m345p46s77z 2 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'Red points to White: 7z gives 123m789m345p46s55z 2 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'White points to Green: 5z gives 123m789m345p46s66z 2 dora',
    },
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'dragons follow Green, Red, White and Green again',
    },
  ],
  'wdmc-3.0-04': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'by own draw, or on the discard of any opponent',
    },
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'the drawn tile may come from the dead wall',
    },
  ],
  'wdmc-3.2.2-01': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a chi comes from the player to the left and from nobody else',
    },
  ],
  'wdmc-3.2.2-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a chi opens the hand: no riichi, self-draw, pinfu or iipeikou any more',
    },
  ],
  'wdmc-3.3.1-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'a pon may come from any of the three' },
  ],
  'wdmc-3.3.1-02': [{ file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'a pon opens the hand' }],
  'wdmc-3.3.2-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'replacement tiles come from the left end of the dead wall',
    },
  ],
  'wdmc-3.3.2-04': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'each new indicator lies to the right of the last',
    },
  ],
  'wdmc-3.3.2-08': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a quad is one of the four melds, so a winning hand may have 16 tiles',
    },
  ],
  'wdmc-3.3.2.1-02': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a closed kan leaves the hand closed, a call opens it',
    },
  ],
  'wdmc-3.4.1-03': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
  ],
  'wdmc-3.5-01': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'by own draw, or on the discard of any opponent',
    },
  ],
  'wdmc-3.5.1-13': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'only the riichi winner counts the ura' },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'no ura without riichi, whatever lies under the indicator',
    },
  ],
  'wdmc-3.5.2-01': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'open wait for three tiles: 333z789p99s23456m on 7m',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'open wait: 333z789p234s99s45m on 3m' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'open wait: 333z789p234s99s45m on 6m' },
  ],
  'wdmc-3.5.2-02': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'inside wait: 333z456p234m99p79s on 8s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'inside wait: 333z789p234s99s35m on 4m' },
  ],
  'wdmc-3.5.2-03': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'pair wait for a dragon: 333z456p234m789s6z on 6z',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'pair wait: 333z456p234m789s4z on 4z' },
  ],
  'wdmc-3.5.2-04': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'set wait: 333z456m234m22p77s on 2p' },
  ],
  'wdmc-3.5.2-05': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'edge wait: 333z456p234m99p12s on 3s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'edge wait: 333z456p234m99p89s on 7s' },
  ],
  'wdmc-3.5.3.0-03': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a single winner on a discard takes all riichi sticks',
    },
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'own stick, a loser’s and a carried one go to the only winner',
    },
  ],
  'wdmc-3.5.3.1-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two winners are both paid in full' },
  ],
  'wdmc-3.5.3.1-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'the stick of a loser goes to the nearest winner in turn order',
    },
  ],
  'wdmc-3.5.3.1-03': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'the sticks of winners go back to them' },
  ],
  'wdmc-3.5.3.2-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
  ],
  'wdmc-3.5.3.2-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'triple ron: the discarder’s stick to the nearest winner, the winners’ own sticks back',
    },
  ],
  'wdmc-3.5.3.3-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'the tile of a late kan may be won' },
  ],
  'wdmc-3.5.4-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'the drawn tile may come from the dead wall',
    },
  ],
  'wdmc-3.5.4-03': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a winner by own draw takes all riichi sticks',
    },
  ],
  'wdmc-3.7.2-02': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three sticks turn 5,200 into 6,100' },
  ],
  'wdmc-3.7.2-03': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'dealer and West win on South’s discard' },
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'triple ron: the discarder’s stick to the nearest winner, the winners’ own sticks back',
    },
  ],
  'wdmc-4.0-01': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'han and fu together make the value',
    },
  ],
  'wdmc-4.1-01': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'all yaku and dora are added up',
    },
  ],
  'wdmc-4.1-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a chi opens the hand: no riichi, self-draw, pinfu or iipeikou any more',
    },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'tsumo: an open hand does not have it',
    },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'what an open hand loses is what the headings of 4.1 say',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'an open iipeikou is refused as closed only',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'an open ryanpeikou is refused',
    },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'ittsu 1: open' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanshoku_doujun 1: open',
    },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chanta 1: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chinitsu 5: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'honitsu 2: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'junchan 2: open' },
  ],
  'wdmc-4.1.1-01': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'they go with seven pairs too',
    },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'they go with seven pairs too: self-draw of the last tile',
    },
  ],
  'wdmc-4.1.1.1-01': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'tsumo: a closed kan does not stand in the way',
    },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'tsumo: an open hand does not have it',
    },
  ],
  'wdmc-4.1.1.2-01': [
    { file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts', name: 'riichi alone' },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'riichi is for closed hands only',
    },
    { file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts', name: 'without riichi, nothing' },
  ],
  'wdmc-4.1.1.3-01': [
    { file: 'spec/wdmc-2019/00-introduction.spec.ts', name: 'ippatsu adds a han to riichi' },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'ippatsu: on the next own draw as well',
    },
  ],
  'wdmc-4.1.1.3-02': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'ippatsu: lost by an own closed kan',
    },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'ippatsu: lost by the very kan that is robbed',
    },
  ],
  'wdmc-4.1.1.4-01': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'double riichi: one han besides that of riichi',
    },
  ],
  'wdmc-4.1.1.4-02': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'double riichi: after a call it is plain riichi, on the first discard or not',
    },
  ],
  'wdmc-4.1.1.5-01': [
    { file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts', name: 'not from the live wall' },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'rinshan: enough for an open hand without any other yaku',
    },
  ],
  'wdmc-4.1.1.6-01': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'haitei: a replacement tile is no tile of the live wall',
    },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'haitei: the last tile of the live wall',
    },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'they go with seven pairs too: self-draw of the last tile',
    },
  ],
  'wdmc-4.1.1.6-02': [
    { file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts', name: 'houtei: the final discard' },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'houtei: the same for a closed hand',
    },
  ],
  'wdmc-4.1.1.7-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'the tile of a late kan may be won' },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'chankan: enough for an open hand without any other yaku',
    },
  ],
  'wdmc-4.1.2.1-01': [
    { file: 'spec/wdmc-2019/00-introduction.spec.ts', name: 'pinfu alone is enough to win' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'in the South round East is a guest wind to South',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with a pair of dragons',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with a pair of the round wind',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with a pair of the seat wind',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with a pair wait',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with a triplet',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with an edge wait',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with an inside wait',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'no pinfu with an open hand',
    },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'pinfu 1' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'pinfu 1: a guest wind pair',
    },
  ],
  'wdmc-4.1.2.1-02': [
    { file: 'spec/wdmc-2019/00-introduction.spec.ts', name: 'pinfu alone is enough to win' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'pinfu by own draw keeps 20 fu',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'pinfu by own draw of the dealer',
    },
  ],
  'wdmc-4.1.2.2-01': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'an open iipeikou is refused as closed only',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'chiitoitsu 2: no iipeikou',
    },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'iipeikou 1' },
  ],
  'wdmc-4.1.2.3-01': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'an open ryanpeikou is refused',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'ryanpeikou 3: not iipeikou twice',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'ryanpeikou hides iipeikou and beats seven pairs',
    },
  ],
  'wdmc-4.1.2.4-01': [
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'ittsu 1: open' },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'ittsu 2: closed' },
  ],
  'wdmc-4.1.2.5-01': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanshoku_doujun 1: open',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanshoku_doujun 2: closed',
    },
  ],
  'wdmc-4.1.3.1-01': [
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'toitoi 2: open' },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'toitoi 2: with a quad' },
  ],
  'wdmc-4.1.3.2-01': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2: in an open hand',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2: with a closed quad',
    },
  ],
  'wdmc-4.1.3.2-02': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2, toitoi 2: the fourth set by ron',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'san’ankou: the third set completed by ron is open',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'san’ankou: the third set drawn is closed',
    },
  ],
  'wdmc-4.1.3.3-01': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanshoku doukou: not with a set of another number',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanshoku_doukou 2: closed',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanshoku_doukou 2: open',
    },
  ],
  'wdmc-4.1.3.4-01': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2, sankantsu 2: all closed',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sankantsu 2: open and closed',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sankantsu: not with two quads and a triplet',
    },
  ],
  'wdmc-4.1.3.5-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a quad is a set: it stands between two triplets for sanrenkou',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2, sanrenkou 2: not sequences',
    },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'sanrenkou 2' },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanrenkou 2: with a terminal',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanrenkou: not over a gap',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanrenkou: not with sets of different suits',
    },
  ],
  'wdmc-4.1.4.1-01': [
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'honitsu 2: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'honitsu 3: closed' },
  ],
  'wdmc-4.1.4.2-01': [
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chinitsu 5: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chinitsu 6: closed' },
  ],
  'wdmc-4.1.5.1-01': [
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chanta 1: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chanta 2: closed' },
  ],
  'wdmc-4.1.5.2-01': [
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'junchan 2: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'junchan 3: closed' },
  ],
  'wdmc-4.1.5.3-01': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'chiitoitsu 2, honroutou 2: no chanta',
    },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'toitoi 2, honroutou 2: no chanta' },
  ],
  'wdmc-4.1.5.4-01': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'an open hand of all simples wins, and has no more than 20 fu',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'one pair of terminals spoils tanyao',
    },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'tanyao 1: closed' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'tanyao 1: open' },
  ],
  'wdmc-4.1.5.5-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a quad is a set: shosangen and yakuhai',
    },
    { file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts', name: 'a quad is a set: the round wind' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'a guest wind is no yakuhai' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chun 1: closed' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'chun 1: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'haku 1, chun 1: each counts' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'haku 1: closed' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'haku 1: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'hatsu 1: closed' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'hatsu 1: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'round_wind 1: closed' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'round_wind 1: open' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'seat_wind 1: closed' },
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'seat_wind 1: open' },
  ],
  'wdmc-4.1.5.5-02': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'East in the East round: a wind of seat and round is 2 han',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'South in the South round: a wind of seat and round is 2 han',
    },
  ],
  'wdmc-4.1.5.6-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a quad is a set: shosangen and yakuhai',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'haku 1, hatsu 1, shousangen 2: closed',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'haku 1, hatsu 1, shousangen 2: open',
    },
  ],
  'wdmc-4.1.6.1-01': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: '25 fu whatever the tiles, 1600 for S',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: '25 fu whatever the tiles, 2400 for E',
    },
  ],
  'wdmc-4.1.6.1-02': [
    { file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts', name: 'four of a kind are not two pairs' },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'nor when the fourth tile would win',
    },
  ],
  'wdmc-4.1.6.2-01': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'it is paid like a self-drawn mangan',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'the hand stays a draw: bonus sticks are not paid',
    },
  ],
  'wdmc-4.1.6.2-02': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'South and West: the dealer pays 2,000 as well',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'dealer and South: the two others pay 4,000 and 2,000 each',
    },
  ],
  'wdmc-4.1.6.2-03': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'three have it: the fourth pays all of them',
    },
  ],
  'wdmc-4.1.7-01': [
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'a yakuman is paid like a counted yakuman',
    },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'daisangen, tsuuiisou: paid as one' },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'nothing is added to a yakuman: neither other yaku nor dora',
    },
  ],
  'wdmc-4.1.7.1-01': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'sanankou 2, toitoi 2: the fourth set by ron',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'suuankou by own draw of the fourth set',
    },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suuankou: ron on the pair wait' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suuankou: with closed quads' },
  ],
  'wdmc-4.1.7.10-01': [
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'a closed kan spoils it: full flush only',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'a tile of another suit does not complete it',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'any tile of the suit completes it, for one yakuman: m',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'any tile of the suit completes it, for one yakuman: p',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'any tile of the suit completes it, for one yakuman: s',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'chuuren_poutou: on the tile that was missing',
    },
  ],
  'wdmc-4.1.7.11-01': [{ file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'chinroutou' }],
  'wdmc-4.1.7.12-01': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'tenhou for E: 1199m2288p3377s5z',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'tenhou for E: 123m789m345p46s99p',
    },
  ],
  'wdmc-4.1.7.12-02': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'no tenhou on the replacement tile of an own closed quad',
    },
  ],
  'wdmc-4.1.7.13-01': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'chiihou for N: 1199m2288p3377s5z',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'chiihou for S: 123m789m345p46s99p',
    },
  ],
  'wdmc-4.1.7.13-02': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'chihou: an open call spoils it, a closed quad of another player does not',
    },
  ],
  'wdmc-4.1.7.13-03': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'no chihou on the replacement tile of an own closed quad',
    },
  ],
  'wdmc-4.1.7.14-01': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou for N: 1199m2288p3377s5z',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou for S: 123m789m345p46s99p',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou is not for the dealer',
    },
  ],
  'wdmc-4.1.7.14-02': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou: once a call has been made the hand needs another yaku',
    },
  ],
  'wdmc-4.1.7.15-01': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'eight bonus sticks: yakuman, and the sticks are paid',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'it needs another yaku and is none by itself',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'not with 7 bonus sticks',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'not with 9 bonus sticks',
    },
    { file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts', name: 'on a discard' },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'only for the dealer',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'with another yakuman it is still one',
    },
  ],
  'wdmc-4.1.7.2-01': [{ file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suukantsu' }],
  'wdmc-4.1.7.3-01': [{ file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'shousuushii' }],
  'wdmc-4.1.7.4-01': [
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'daisuushii: on the fourth wind' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'daisuushii: single' },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'there is no liability: who fed the last set pays like anybody else',
    },
  ],
  'wdmc-4.1.7.5-01': [
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'daisangen' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'daisangen: with a quad' },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'there is no liability: who fed the last set pays like anybody else',
    },
  ],
  'wdmc-4.1.7.6-01': [
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suuankou, suurenkou: closed' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suurenkou' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suurenkou: with a quad' },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'three consecutive sets and another are no suurenkou',
    },
  ],
  'wdmc-4.1.7.7-01': [
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'daisangen, tsuuiisou: paid as one' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'tsuuiisou: four melds and a pair' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'tsuuiisou: seven pairs' },
  ],
  'wdmc-4.1.7.8-01': [
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'five bamboo spoils ryuuiisou' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'ryuuiisou: open' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'ryuuiisou: with the dragon' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'ryuuiisou: without the dragon' },
  ],
  'wdmc-4.1.7.9-01': [
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'kokushi: one wait' },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'kokushi: thirteen waits, single' },
  ],
  'wdmc-4.1.7.9-02': [
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'the missing tile may be taken from a closed kan',
    },
  ],
  'wdmc-4.1.8-01': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'a dora that wins: +1' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'three dora tiles: +3' },
  ],
  'wdmc-4.1.8-02': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'a red five that wins: +1' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'a red five: +1' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'two red fives: +2' },
  ],
  'wdmc-4.1.8-03': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a plain five under its indicator: +1',
    },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'a red five under its indicator: +2' },
  ],
  'wdmc-4.1.8-04': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'equal indicators on a plain five: +2',
    },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'equal indicators on a red five: +3' },
  ],
  'wdmc-4.1.8-05': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'ura-dora count for a riichi winner, one han per copy',
    },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'dora and ura on the same tile: +3' },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'no ura without riichi, whatever lies under the indicator',
    },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'ura: +2' },
  ],
  'wdmc-4.2-01': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'from five han on any fu pay mangan',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'fu count below 2,000 basic points and stop there',
    },
  ],
  'wdmc-4.2-02': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'every hand starts at 20, and an open hand of sequences stays there',
    },
  ],
  'wdmc-4.2-03': [{ file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'tsumo adds 2' }],
  'wdmc-4.2-04': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a closed ron adds 10, four sequences nothing',
    },
  ],
  'wdmc-4.2-05': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 11z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 22z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 33z for S in round E: 0 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 55z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 66z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 77z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 99s for S in round E: 0 fu',
    },
  ],
  'wdmc-4.2-06': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'East 1, the dealer wins with a pair of East: 42, so 50 fu and 2,400',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 11z for E in round E: 4 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 22z for S in round S: 4 fu',
    },
  ],
  'wdmc-4.2-07': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'edge wait: 333z456p234m99p12s on 3s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'edge wait: 333z456p234m99p89s on 7s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'inside wait: 333z456p234m99p79s on 8s' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'inside wait: 333z789p234s99s35m on 4m' },
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'open wait for three tiles: 333z789p99s23456m on 7m',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'open wait: 333z789p234s99s45m on 3m' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'open wait: 333z789p234s99s45m on 6m' },
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'pair wait for a dragon: 333z456p234m789s6z on 6z',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'pair wait: 333z456p234m789s4z on 4z' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'set wait: 333z456m234m22p77s on 2p' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'edge wait 12s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'edge wait 89s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'inside wait 46s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'two-sided wait 45s: 0 fu' },
  ],
  'wdmc-4.2-08': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Triplet 555p: 4 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Triplet [555p^]: 2 fu' },
  ],
  'wdmc-4.2-09': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Triplet 333z: 8 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Triplet 999s: 8 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Triplet [333z^]: 4 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Triplet [999s^]: 4 fu' },
  ],
  'wdmc-4.2-10': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Quad [5555p]: 16 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Quad [5555p^]: 8 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'a late kan is an open quad' },
  ],
  'wdmc-4.2-11': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Quad [3333z]: 32 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Quad [9999s]: 32 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Quad [3333z^]: 16 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Quad [9999s^]: 16 fu' },
  ],
  'wdmc-4.2-12': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a closed ron adds 10, four sequences nothing',
    },
  ],
  'wdmc-4.2-13': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'fu are rounded up to the next ten' },
  ],
  'wdmc-4.2-14': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'from 3 han 70 fu, 4 han 40 fu or 5 han they are not counted',
    },
  ],
  'wdmc-4.2-15': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'a ron on the pair opens no set' },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a set completed by ron counts as open for fu, and the hand stays closed',
    },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'the same set drawn is closed' },
  ],
  'wdmc-4.2-16': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'an open hand of all simples wins, and has no more than 20 fu',
    },
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'the same hand is worth 1,000 to the dealer',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'every hand starts at 20, and an open hand of sequences stays there',
    },
  ],
  'wdmc-4.3-01': [
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '2 han 40 fu, dealer, ron: 3900' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '2 han 40 fu, dealer, tsumo: 3900' },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: '2 han 40 fu, non-dealer, ron: 2600',
    },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: '2 han 40 fu, non-dealer, tsumo: 2700',
    },
  ],
  'wdmc-4.3.1-01': [
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'fu times two to the power of two plus han',
    },
  ],
  'wdmc-4.3.1-02': [
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: '960 basic points, non-dealer tsumo: 1x, and 2x from the dealer',
    },
  ],
  'wdmc-4.3.1-03': [
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: '960 basic points, dealer tsumo: 2x from all',
    },
  ],
  'wdmc-4.3.1-04': [
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: '960 basic points, non-dealer ron: 4x',
    },
  ],
  'wdmc-4.3.1-05': [
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '960 basic points, dealer ron: 6x' },
  ],
  'wdmc-4.3.1-06': [
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '3 han 60 fu, dealer ron: 11600' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '3 han 60 fu, ron: 7700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, dealer ron: 11600' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, dealer tsumo: 11700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, ron: 7700' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '4 han 30 fu, tsumo: 7900' },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'each payment is rounded up to the next hundred, not the basic points',
    },
  ],
  'wdmc-4.3.2-01': [
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'above 2,000 basic points the formula stops',
    },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: 'mangan from 3 han 70 fu' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: 'mangan from 4 han 40 fu' },
  ],
  'wdmc-4.3.2-02': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the glossary and 4.3.2 give the same ranks',
    },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '5 han, E: mangan, 12,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '5 han, S: mangan, 8,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: 'mangan from 3 han 70 fu' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: 'mangan from 4 han 40 fu' },
  ],
  'wdmc-4.3.2-03': [
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '6 han, E: haneman, 18,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '6 han, S: haneman, 12,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '7 han, E: haneman, 18,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '7 han, S: haneman, 12,000' },
  ],
  'wdmc-4.3.2-04': [
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '10 han, E: baiman, 24,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '10 han, S: baiman, 16,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '8 han, E: baiman, 24,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '8 han, S: baiman, 16,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '9 han, E: baiman, 24,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '9 han, S: baiman, 16,000' },
  ],
  'wdmc-4.3.2-05': [
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '11 han, E: sanbaiman, 36,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '11 han, S: sanbaiman, 24,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '12 han, E: sanbaiman, 36,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '12 han, S: sanbaiman, 24,000' },
  ],
  'wdmc-4.3.2-06': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'thirteen han are a counted yakuman',
    },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '13 han, E: yakuman, 48,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '13 han, S: yakuman, 32,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '14 han, E: yakuman, 48,000' },
    { file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts', name: '14 han, S: yakuman, 32,000' },
  ],
  'wdmc-4.3.3-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three sticks turn 5,200 into 6,100' },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'ron: 7,700 and two sticks are 8,300 from the discarder',
    },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'the sticks are added to a ranked hand as well',
    },
  ],
  'wdmc-4.3.3-02': [
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'the sticks are added to a ranked hand as well',
    },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'tsumo: with two sticks 700/1,300 become 900/1,500',
    },
  ],
  'wdmc-4.3.3-03': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two sticks turn 2,000 into 2,600' },
    {
      file: 'spec/wdmc-2019/04-3-hand-scoring.spec.ts',
      name: 'ron: 7,700 and two sticks are 8,300 from the discarder',
    },
  ],
  'wdmc-6.1-01': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a closed ron adds 10, four sequences nothing',
    },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'edge wait 12s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'edge wait 89s: 2 fu' },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'every hand starts at 20, and an open hand of sequences stays there',
    },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'fu are rounded up to the next ten' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'inside wait 46s: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'tsumo adds 2' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'two-sided wait 45s: 0 fu' },
  ],
  'wdmc-6.1-02': [
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 11z for E in round E: 4 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 11z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 22z for S in round E: 2 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 22z for S in round S: 4 fu',
    },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'a pair of 77z for S in round E: 2 fu',
    },
  ],
  'wdmc-6.1-03': [
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Quad [3333z]: 32 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Quad [5555p]: 16 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Quad [9999s]: 32 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Triplet 333z: 8 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Triplet 555p: 4 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Closed Triplet 999s: 8 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Quad [3333z^]: 16 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Quad [5555p^]: 8 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Quad [9999s^]: 16 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Triplet [333z^]: 4 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Triplet [555p^]: 2 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'Open Triplet [999s^]: 4 fu' },
    { file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts', name: 'a late kan is an open quad' },
  ],
  'wdmc-6.2-25-2': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: '25 fu whatever the tiles, 1600 for S',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: '25 fu whatever the tiles, 2400 for E',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: '2 han 25 fu' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'a self-draw lifts seven pairs to 3 han, so 2 han never occur',
    },
  ],
  'wdmc-6.2-25-3': [
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: '3 han 25 fu' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 25 fu by ron, 4800 points: 1199m2288p3377s5z',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 25 fu by tsumo, 3200 points: 1199m2288p3377s5z',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 25 fu by tsumo, 4800 points: 1199m2288p3377s5z',
    },
  ],
  'wdmc-6.2-25-4': [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'they go with seven pairs too',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: '4 han 25 fu' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '4 han 25 fu by tsumo, 6400 points: 1199m2288p3377s5z',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '4 han 25 fu by tsumo, 9600 points: 1199m2288p3377s5z',
    },
  ],
  'wdmc-6.2-hi-r-d': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 110 fu by ron, 5300 points: 234p99m11z[9999s][3333z]',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 80 to 110 fu' },
  ],
  'wdmc-6.2-hi-r-n': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 100 fu by ron, 3200 points: 123m46s99p[9999s][3333z]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 110 fu by ron, 3600 points: 234p99m22z[9999s][3333z]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 80 fu by ron, 2600 points: 777m46s99p[9999s][3333z^]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 90 fu by ron, 2900 points: 46s99p[9999s][3333z][123m<]',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, non-dealer: 80 to 110 fu' },
  ],
  'wdmc-6.2-hi-t-d': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '2 han 90 fu by tsumo, 8700 points: 123m46s99p[9999s][3333z]',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, dealer: 80 to 110 fu' },
  ],
  'wdmc-6.2-hi-t-n': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '2 han 90 fu by tsumo, 5900 points: 123m46s99p[9999s][3333z]',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, non-dealer: 80 to 110 fu' },
  ],
  'wdmc-6.2-r-d-20': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'the same hand is worth 1,000 to the dealer',
    },
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'the open ittsuu of 20 fu for the dealer',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '2 han 20 fu by ron, 2000 points: 345p678s45m88p[234m<]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 20 fu by ron, 3900 points: 345p678s45m88p[234m<]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '4 han 20 fu by ron, 7700 points: 345p678s45m88p[234m<]',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 20 fu, 1 to 4 han' },
  ],
  'wdmc-6.2-r-d-30': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 30 fu by ron, 1500 points: 123m456p789s67m55s',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 30 fu, 1 to 4 han' },
  ],
  'wdmc-6.2-r-d-40': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 40 fu by ron, 7700 points: 123m789m345p46s99p',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '4 han 40 fu by ron, 12000 points: 123m789m345p46s99p',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 40 fu, 1 to 4 han' },
  ],
  'wdmc-6.2-r-d-50': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 50 fu by ron, 2400 points: 111m345p678p23s11z',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 50 fu, 1 to 4 han' },
  ],
  'wdmc-6.2-r-d-60': [
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 60 fu, 1 to 4 han' },
  ],
  'wdmc-6.2-r-d-70': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 70 fu by ron, 3400 points: 123m789m46s99p[9999s]',
    },
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: 70 fu, 1 to 4 han' },
  ],
  'wdmc-6.2-r-d-lim': [
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, dealer: ranked hands' },
  ],
  'wdmc-6.2-r-n-20': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'an open hand of all simples wins, and has no more than 20 fu',
    },
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'ittsu 1: open, 20 fu' },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '2 han 20 fu by ron, 1300 points: 345p678s45m88p[234m<]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 20 fu by ron, 2600 points: 345p678s45m88p[234m<]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '4 han 20 fu by ron, 5200 points: 345p678s45m88p[234m<]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 20 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-r-n-30': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 30 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-r-n-40': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 40 fu by ron, 5200 points: 123m789m345p46s99p',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 40 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-r-n-50': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 50 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-r-n-60': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 60 fu by ron, 2000 points: 123m46s99p[5555p][3333z^]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 60 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-r-n-70': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '2 han 70 fu by ron, 4500 points: 46s99p[2222m^][7777p][3333z+<]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'ron, non-dealer: 70 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-r-n-lim': [
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'ron, non-dealer: ranked hands' },
  ],
  'wdmc-6.2-t-d-20': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'pinfu by own draw of the dealer',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 20 fu by tsumo, 3900 points: 123m456p789s67m55s',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 20 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-d-30': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 30 fu by tsumo, 1500 points: 123m789m345p46s99p',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 30 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-d-40': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 40 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-d-50': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 50 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-d-60': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 60 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-d-70': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, dealer: 70 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-d-lim': [
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, dealer: ranked hands' },
  ],
  'wdmc-6.2-t-n-20': [
    {
      file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts',
      name: 'pinfu by own draw keeps 20 fu',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '3 han 20 fu by tsumo, 2700 points: 123m456p789s67m55s',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '4 han 20 fu by tsumo, 5200 points: 123m456p789s67m55s',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 20 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-n-30': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 30 fu by tsumo, 1100 points: 123m789m345p46s99p',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 30 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-n-40': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 40 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-n-50': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 50 fu by tsumo, 1600 points: 123m46s77z789m[5555p]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 50 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-n-60': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: '1 han 60 fu by tsumo, 2000 points: 123m789m46s99p[9999s]',
    },
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 60 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-n-70': [
    {
      file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts',
      name: 'tsumo, non-dealer: 70 fu, 1 to 4 han',
    },
  ],
  'wdmc-6.2-t-n-lim': [
    { file: 'spec/wdmc-2019/06-2-scoring-tables.spec.ts', name: 'tsumo, non-dealer: ranked hands' },
  ],
  'wdmc-p1-06': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'one five of each suit is red, in place of a plain one; there is no second red five of circles',
    },
  ],
  'wdmc-p1-07': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
  ],
  'wdmc-p1-11': [
    { file: 'spec/wdmc-2019/00-introduction.spec.ts', name: 'ippatsu adds a han to riichi' },
  ],
  'wdmc-p1-12': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'ura-dora count for a riichi winner, one han per copy',
    },
  ],
  'wdmc-p1-13': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'an open hand of all simples wins, and has no more than 20 fu',
    },
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'the same hand is worth 1,000 to the dealer',
    },
  ],
  'wdmc-p1-14': [
    { file: 'spec/wdmc-2019/00-introduction.spec.ts', name: 'pinfu alone is enough to win' },
  ],
  'wdmc-p1-17': [
    { file: 'spec/wdmc-2019/04-1-2-sequence-and-set-yaku.spec.ts', name: 'sanrenkou 2' },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'eight bonus sticks: yakuman, and the sticks are paid',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou for S: 123m789m345p46s99p',
    },
    { file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suurenkou' },
  ],
  'wdmc-p2.3.1-03': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'one five of each suit is red, in place of a plain one; there is no second red five of circles',
    },
  ],
  'wrc-1-01': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'All Honours and Big Dragons by ron, another: 64,000',
    },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'three yakuman by ron, another: 3 times 32,000',
    },
  ],
  'wrc-1-02': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Big Winds: the feeder of the fourth wind pays 32,000 alone',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Four Quads: the feeder of the fourth quad pays 32,000 alone',
    },
    { file: 'spec/wrc-2022/11-02-liability.spec.ts', name: 'Little Winds know no liability' },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'nor does All Honours, whoever fed its last triplet',
    },
  ],
  'wrc-1-04': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind pair is 2 fu: 20 + 2 + 4 + 2 + 2 = 30, so 1,000 all',
    },
  ],
  'wrc-11-01': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'only the winner is paid, whoever else was ready',
    },
  ],
  'wrc-11-02': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'the reading as sequences was seen and lost',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'three triplets beat three sequences: 3 han 40 fu, not 3 han 20 fu',
    },
  ],
  'wrc-11-03': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'scoring leaves the hand intact, so a forgotten dora can still be counted',
    },
  ],
  'wrc-11.2-01': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'han are those of the yaku and the dora: Riichi + All Inside + 2',
    },
  ],
  'wrc-11.2-02': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '102 fu become 110' },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '22 fu become 30' },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '30 fu stay 30' },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '32 fu become 40' },
  ],
  'wrc-11.2-03': [
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'Seven Pairs with Riichi: 3 han 25 fu, 3,200',
    },
  ],
  'wrc-11.2-04': [
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '3 han 70 fu is 8,000 by the formula itself',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'the base is fu, doubled for each han and twice more, up to 2,000',
    },
  ],
  'wrc-11.2-05': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '3 han 60 fu by ron is 8,000' },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '3 han 60 fu, East by self-draw, is 4,000 all',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by ron is 8,000, not 7,700',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by self-draw is 2,000/4,000',
    },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'a base of 1,920 becomes 2,000' },
  ],
  'wrc-11.2-06': [
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '10 han is baiman, 16000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '11 han is sanbaiman, 6,000/12,000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '5 han is mangan, 8000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '6 han is haneman, 12000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '7 han is haneman, 12000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '8 han is baiman, 16000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: 'from five han on fu do not matter' },
  ],
  'wrc-11.2-07': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'Four Concealed Triplets and All Honours, East by self-draw: 32,000 each',
    },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'three yakuman by ron, another: 3 times 32,000',
    },
  ],
  'wrc-11.2-08': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '13 han without a yakuman by self-draw: 6,000/12,000',
    },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '14 han without a yakuman by ron: 24,000' },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '15 han without a yakuman, East by ron: 36,000',
    },
  ],
  'wrc-11.2-09': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, East by self-draw: twice 1,280 from each',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'East gets twice the base from each, six times by ron',
    },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'mangan by self-draw of E' },
  ],
  'wrc-11.2-10': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, another by self-draw: East twice, the others once',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'another gets two shares and one, four by ron',
    },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'mangan by self-draw of N' },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'mangan by self-draw of S' },
  ],
  'wrc-11.2-11': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, East by self-draw: twice 1,280 from each',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, another by self-draw: East twice, the others once',
    },
  ],
  'wrc-11.2-12': [
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: '3 han 40 fu, East by ron: six times 1,280' },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, another by ron: four times 1,280',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'East gets twice the base from each, six times by ron',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'another gets two shares and one, four by ron',
    },
  ],
  'wrc-11.2-13': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Big Winds: the feeder of the fourth wind pays 32,000 alone',
    },
  ],
  'wrc-11.2-14': [
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'each payment is rounded up to a full hundred by itself',
    },
  ],
  'wrc-11.2-15': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'one counter on 1,000/2,000: 1,100 and 2,100, added after the rounding',
    },
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: 'one counter on a ron of 3,900: 4,200' },
  ],
  'wrc-11.2-16': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two deposits on a ron of 3,900: winner +5,900, discarder -3,900',
    },
  ],
  'wrc-11.2.1-01': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'another than East by self-draw, two counters: 32,600 from the feeder',
    },
  ],
  'wrc-11.2.1-02': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by ron, two counters: 16,000 from the feeder, 16,600 from the discarder',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'feeder and discarder in one pay everything once',
    },
  ],
  'wrc-11.2.1-03': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by ron: the discarder pays half the fed one, the other and the counters',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by self-draw: the fed one by the feeder, own shares of the other, 100 a counter from each',
    },
  ],
  'wrc-11.2.1-04': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by self-draw: the fed one by the feeder, own shares of the other, 100 a counter from each',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by one: 64,000 and 100, the others 100 each',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by two: each pays the own one, everybody 100',
    },
  ],
  'wrc-11.2.1-05': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by ron: the discarder pays half the fed one, the other and the counters',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by two, ron from one of them: 48,300 and 16,000',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'two yakuman fed by two, ron from the third: 16,000 each, 32,300 from the discarder',
    },
  ],
  'wrc-11.2.2-01': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 1: D wins by self-draw, A pays all 48,300',
    },
  ],
  'wrc-11.2.2-02': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 2: D wins on a discard of B, A and B share, B pays the counter',
    },
  ],
  'wrc-11.2.2-03': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 3: by self-draw with All Honours, which A, B and C share',
    },
  ],
  'wrc-11.2.2-04': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 4: on a discard of B with All Honours, which B pays',
    },
  ],
  'wrc-11.3-01': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'fu come from winning, sets, pair and wait, and add up',
    },
  ],
  'wrc-11.3-02': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a closed ron of nothing but sequences is 20 + 10',
    },
  ],
  'wrc-11.3-03': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'Seven Pairs are 25 fu and nothing else counts: self-draw, pair wait, dragons',
    },
  ],
  'wrc-11.3-04': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a closed ron of nothing but sequences is 20 + 10',
    },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'an open ron has no 10: 20 + 4 for the pon' },
  ],
  'wrc-11.3-05': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'a self-draw is 2 more' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'but not with Pinfu: 2 han 20 fu, 400/700' },
  ],
  'wrc-11.3-06': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'the 3 of 123 is an edge wait' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'the 7 of 567 is not' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'the 7 of 789 is an edge wait' },
  ],
  'wrc-11.3-07': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: '23445m and 3m: read as 45m + 3m it is two-sided, which is worth more',
    },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'the 5 between 4 and 6 is a middle wait' },
  ],
  'wrc-11.3-08': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: '1234m won on 4m is a pair wait, though 1m would have won, too',
    },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'a single tile waiting for its pair' },
  ],
  'wrc-11.3-09': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'an open hand without fu gets 2, won on 5m: 22, so 1,000 and not 700',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'an open hand without fu gets 2, won on 8m: 22, so 1,000 and not 700',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'an open self-draw has its own 2 and gets no more',
    },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'nor does an open hand with a middle wait' },
  ],
  'wrc-11.3-10': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a closed ron of nothing but sequences is 20 + 10',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'sequences are 0 fu, concealed or melded, inside or with terminals',
    },
  ],
  'wrc-11.3-11': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded triplet of 1z: 4 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded triplet of 5p: 2 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded triplet of 7z: 4 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded triplet of 9p or 3z: 4 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'an open ron has no 10: 20 + 4 for the pon' },
  ],
  'wrc-11.3-12': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a triplet of drawn tiles is concealed',
    },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed triplet of 1z: 8 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed triplet of 5p: 4 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed triplet of 7z: 8 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed triplet of 9p or 3z: 8 fu' },
  ],
  'wrc-11.3-13': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded quad of 1z: 16 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded quad of 5p: 8 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded quad of 7z: 16 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded quad of 9p or 3z: 16 fu' },
  ],
  'wrc-11.3-14': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed quad of 1z: 32 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed quad of 5p: 16 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed quad of 7z: 32 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed quad of 9p or 3z: 32 fu' },
  ],
  'wrc-11.3-15': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed quad of 1z: 32 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Concealed triplet of 1z: 8 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded quad of 1z: 16 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Melded triplet of 1z: 4 fu' },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind triplet is Value Honour twice and still 8 fu',
    },
  ],
  'wrc-11.3-16': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Pair of 1z: 2 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Pair of 5p: 0 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Pair of 7z: 2 fu' },
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'Pair of 9p or 3z: 0 fu' },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind pair is 2 fu: 20 + 2 + 4 + 2 + 2 = 30, so 1,000 all',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind triplet still gives Value Honour twice',
    },
  ],
  'wrc-11.3-17': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'by ron it is melded: 20 + 10 + 4 + 4 + 2 = 40, two concealed triplets only',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'by self-draw it is concealed: 20 + 2 + 4 + 4 + 4 = 34',
    },
  ],
  'wrc-11.3-18': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: '1233m and 3m: an edge wait or a pair wait, but only one of them',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: '1234m won on 4m is a pair wait, though 1m would have won, too',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: '23445m and 3m: read as 45m + 3m it is two-sided, which is worth more',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: '4566m and 6m: All Inside + Pinfu 2 han 30 fu beats the pair wait of 1 han 40 fu',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'the other reading of that hand has one wait of 2 fu: 1,300',
    },
  ],
  'wrc-11.4-01': [
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'an own quad of the dora is four han' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'and four per indicator that names it: eight',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'three dora tiles are three han, those of melds included',
    },
  ],
  'wrc-11.4-02': [
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'two indicators 7p and a triplet 888p: six han',
    },
  ],
  'wrc-11.4-03': [
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'the first indicator counts in every win, riichi or not',
    },
  ],
  'wrc-11.4-04': [
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'five indicators, all counted' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'the indicator of another player’s quad counts for the winner: this hand has none',
    },
  ],
  'wrc-11.4-05': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'a robbed quad turns no indicator: riichi counts one dora and one ura',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'robbing the first quad in riichi: one indicator and one ura',
    },
  ],
  'wrc-11.4-06': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'with one quad made, two indicators and the two ura under them count for riichi',
    },
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'Double Riichi counts them, too' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'riichi counts the ura under both indicators',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'without riichi they do not count, even if somebody has turned them',
    },
  ],
  'wrc-11.5-01': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a ron leaves the hand closed: Riichi, Pinfu and Twin Sequences count',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Twin Sequences: 112233m in a closed hand, also by ron',
    },
  ],
  'wrc-11.5-02': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'by ron it is melded: 20 + 10 + 4 + 4 + 2 = 40, two concealed triplets only',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'by self-draw it is concealed: 20 + 2 + 4 + 4 + 4 = 34',
    },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'a triplet completed by ron is not' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'by ron the last triplet is melded: All Triplets + Three Concealed Triplets',
    },
  ],
  'wrc-11.5-03': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'yaku add up: All Inside, Mixed Sequences and Pinfu, closed, are 4 han',
    },
  ],
  'wrc-11.5.1-01': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'one yaku is enough, and then the dora count',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Riichi is one han and makes a closed hand win',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'without it the hand cannot ron' },
  ],
  'wrc-11.5.1-02': [
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'Unbroken adds one han to Riichi' },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a robbed quad was never made: Unbroken and Robbing a Quad together',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'there is no Unbroken without riichi, or after an own quad',
    },
  ],
  'wrc-11.5.1-03': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'riichi by another in between does not break it: the deposit lies there, the han counts',
    },
  ],
  'wrc-11.5.1-04': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'a concealed quad leaves the hand closed: riichi and Fully Concealed Hand count',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Fully Concealed Hand: a closed self-draw needs nothing else',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'an open self-draw does not have it' },
  ],
  'wrc-11.5.1-05': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Pinfu by ron: four sequences, a suit pair, a two-sided wait, 30 fu',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a pair of West for South in the East round keeps it',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'a pair of a dragon rules it out' },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a pair of the round wind rules it out',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'a pair of the seat wind rules it out' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'an open hand has no Pinfu' },
  ],
  'wrc-11.5.1-06': [
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'a middle wait rules it out' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'a pair of a dragon rules it out' },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a pair of the round wind rules it out',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'a pair of the seat wind rules it out' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'a pair wait rules it out' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'an edge wait (12m) rules it out' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'an edge wait (89m) rules it out' },
  ],
  'wrc-11.5.1-07': [
    { file: 'spec/wrc-2022/11-03-fu.spec.ts', name: 'but not with Pinfu: 2 han 20 fu, 400/700' },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Pinfu by self-draw is 20 fu: East gets 700 from all',
    },
  ],
  'wrc-11.5.1-08': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Twin Sequences: 112233m in a closed hand, also by ron',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'not with one of the sequences called' },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'the winning discard may complete the second one',
    },
  ],
  'wrc-11.5.1-09': [
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'All Inside with a chii' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'All Inside, closed' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'a terminal ends it' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'an honour ends it' },
  ],
  'wrc-11.5.1-10': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'quads count like triplets: seat wind, round wind and Red',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'two dragon triplets are two han' },
  ],
  'wrc-11.5.1-11': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'East for East in the East round is Value Honour twice',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'South for South in the South round, as a quad, too',
    },
  ],
  'wrc-11.5.1-12': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'robbing a quad is a ron: who declared it pays alone, 300 a counter included',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'Robbing a Quad gives a closed hand without yaku the right to win',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a robbed quad was never made: Unbroken and Robbing a Quad together',
    },
  ],
  'wrc-11.5.1-13': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a win on a tile of the dead wall is self-drawn: all three pay',
    },
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a win on a replacement tile has the 2 too: 32, so 40 fu',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'the indicator of a called quad counts for the win on its replacement tile',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'After a Quad: one han, the new dora, and payment as a self-draw',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'it needs a quad, and a drawn tile' },
  ],
  'wrc-11.5.1-14': [
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'Last Tile Draw, open' },
  ],
  'wrc-11.5.1-15': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'on a replacement tile only After a Quad counts',
    },
  ],
  'wrc-11.5.1-16': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'a win on the last discard is possible' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'Last Tile Claim, open' },
  ],
  'wrc-11.5.2-01': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Double Riichi is two han in place of Riichi',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'riichi on the first discard after an own concealed quad is plain Riichi',
    },
  ],
  'wrc-11.5.2-02': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Double Riichi is two han in place of Riichi',
    },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Unbroken is added to it: three han' },
  ],
  'wrc-11.5.2-03': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a duplicate pair is no wait of Seven Pairs',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Seven Pairs: seven different pairs, 2 han 25 fu',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'four identical tiles are not two pairs',
    },
  ],
  'wrc-11.5.2-04': [
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Full Straight with one chii: 1 han' },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Full Straight, closed: 2 han' },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'the three sequences must be of one suit',
    },
  ],
  'wrc-11.5.2-05': [
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Mixed Sequences, closed: 2 han' },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Mixed Sequences, open: 1 han' },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'two of the three in one suit are not mixed',
    },
  ],
  'wrc-11.5.2-06': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Mixed Triplets, closed: 2 han (with Three Concealed Triplets)',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Mixed Triplets, open, with a quad: 2 han',
    },
  ],
  'wrc-11.5.2-07': [
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'All Triplets, open: 2 han' },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'by a pair wait the three triplets of the hand are concealed as well',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'quads count, too: four groups, one of them a quad',
    },
  ],
  'wrc-11.5.2-08': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Three Concealed Triplets with an open sequence: 2 han',
    },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'a concealed quad is one of them' },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'a triplet completed by ron is not' },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'but drawn it is' },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'by a pair wait the three triplets of the hand are concealed as well',
    },
  ],
  'wrc-11.5.2-09': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Three Quads, closed: 2 han beside Three Concealed Triplets',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Three Quads, one called, one promoted, one concealed: 2 han',
    },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'two quads are not enough' },
  ],
  'wrc-11.5.2-10': [
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Common Ends, closed: 2 han' },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Common Ends, open: 1 han' },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'one group of inside tiles spoils it' },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'without a sequence it is Common Terminals, not Common Ends',
    },
  ],
  'wrc-11.5.2-11': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Common Terminals with All Triplets: 2 + 2',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'without a sequence it is Common Terminals, not Common Ends',
    },
  ],
  'wrc-11.5.2-12': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '4 han 25 fu stays 6,400' },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Common Terminals with All Triplets: 2 + 2',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Common Terminals with Seven Pairs: 4 han 25 fu, 6,400',
    },
  ],
  'wrc-11.5.2-13': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Little Dragons, open and with a quad: the same',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Little Dragons: 2 and the two Value Honours',
    },
  ],
  'wrc-11.5.3-01': [
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: 'two Twin Sequences beat Seven Pairs' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'Double Twin Sequences: 3 han, without Twin Sequences and Seven Pairs',
    },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'not with a called sequence' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'the explanation says that Twin Sequences are contained in it',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'the two may be identical: four times 123m',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'they must not overlap: three equal sequences are one Twin Sequences',
    },
  ],
  'wrc-11.5.3-02': [
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'Common Flush, closed: 3 han' },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'Common Flush, open: 2 han' },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'a second suit ends it' },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'with Seven Pairs: 3 + 2' },
  ],
  'wrc-11.5.3-03': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'Perfect Ends, closed: 3 han and no Common Ends',
    },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'Perfect Ends, open: 2 han' },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'with an honour it is Common Ends' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'without a sequence it is neither: all terminals are a yakuman',
    },
  ],
  'wrc-11.5.3-04': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'Perfect Ends, closed: 3 han and no Common Ends',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'the explanation says that Common Ends are contained in it',
    },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'with an honour it is Common Ends' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'without a sequence it is neither: all terminals are a yakuman',
    },
  ],
  'wrc-11.5.4-01': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'South rons the first discard of East with a hand worth nothing else: mangan',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'West rons the first discard of South with a hand of one han: mangan',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'after a call the same ron is an ordinary one',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'not for East, and not with an own meld before',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'riichi by another does not break it: its deposit is taken, too',
    },
  ],
  'wrc-11.5.4-02': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'it does not combine: with Pinfu and two dora (3 han 30 fu) it stays 8,000',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'it is a flat mangan, not five han: with All Inside and Pinfu, still 8,000',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'six dora without any yaku do not lift it',
    },
  ],
  'wrc-11.5.4-03': [
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'and so is a yakuman' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'six han of its own are worth more: 12,000 without it',
    },
  ],
  'wrc-11.5.5-01': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'Perfect Flush, closed: 6 han and no Common Flush',
    },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'Perfect Flush, open: 5 han, mangan' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'the explanation says that Common Flush is contained in it',
    },
  ],
  'wrc-11.5.6-01': [
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Blessing of Heaven: East wins on the deal, and nothing else counts',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'East makes a quad and wins on the replacement: After a Quad, no Blessing of Heaven',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'an own quad, concealed or not, spoils both',
    },
  ],
  'wrc-11.5.6-02': [
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Blessing of Earth: South wins on the first draw, riichi by another notwithstanding',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'an own quad, concealed or not, spoils both',
    },
  ],
  'wrc-11.5.6-03': [
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Thirteen Orphans on a single wait: one yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Thirteen Orphans on thirteen waits: one yakuman, not two',
    },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'a promoted quad can be robbed for it' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'all thirteen are needed, and one more of them',
    },
  ],
  'wrc-11.5.6-04': [
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Nine Gates on another wait: one yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Nine Gates on nine waits: one yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'only in one suit, and only with all nine numbers',
    },
  ],
  'wrc-11.5.6-05': [
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'a quad makes it void: 1111m declared' },
  ],
  'wrc-11.5.6-06': [
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'All Green with the dragon, open' },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'All Green without the dragon' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'never with 5s and 7s, whatever their print',
    },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'never with another dragon' },
  ],
  'wrc-11.5.6-07': [
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'Four Concealed Triplets by self-draw' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'by ron the last triplet is melded: All Triplets + Three Concealed Triplets',
    },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'concealed quads count, too' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'ron on the pair counts: one yakuman, not two',
    },
  ],
  'wrc-11.5.6-08': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Four Quads: the feeder of the fourth quad pays 32,000 alone',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'a fourth quad that was promoted is fed by nobody: usual shares',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Four Quads, all concealed: Four Concealed Triplets as well',
    },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'Four Quads, open' },
  ],
  'wrc-11.5.6-09': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'without a sequence it is neither: all terminals are a yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Perfect Terminals with Four Concealed Triplets: two',
    },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'Perfect Terminals, open: one yakuman' },
  ],
  'wrc-11.5.6-10': [
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'All Honours' },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'seven pairs of honours: one yakuman' },
  ],
  'wrc-11.5.6-11': [
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'Big Dragons with quads, open' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Big Dragons: 32,000, the Value Honours not added',
    },
  ],
  'wrc-11.5.6-12': [
    { file: 'spec/wrc-2022/11-02-liability.spec.ts', name: 'Little Winds know no liability' },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Little Winds: three wind sets and a wind pair',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'two wind sets and a wind pair are nothing',
    },
  ],
  'wrc-11.5.6-13': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Big Winds: the feeder of the fourth wind pays 32,000 alone',
    },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'Big Winds, All Honours and Four Concealed Triplets, East by self-draw: 48,000 each',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Big Winds: one yakuman, and no Little Winds',
    },
  ],
  'wrc-13.4-01': [
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chiitoitsu: 2 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'double_riichi: 2 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'iipeikou: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ippatsu: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'menzen_tsumo: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'pinfu: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'riichi: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ryanpeikou: 3 closed, - open' },
  ],
  'wrc-13.4-02': [
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chankan: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chun: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'haitei: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'haku: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'hatsu: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'honroutou: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'houtei: 1 closed, 1 open' },
    {
      file: 'spec/wrc-2022/13-4-yaku-list.spec.ts',
      name: 'nothing that the list does not name is a yaku',
    },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'rinshan: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'round_wind: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sanankou: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sankantsu: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sanshoku_doukou: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'seat_wind: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'shousangen: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'tanyao: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'toitoi: 2 closed, 2 open' },
  ],
  'wrc-13.4-03': [
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chanta: 2 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chinitsu: 6 closed, 5 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'honitsu: 3 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ittsu: 2 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'junchan: 3 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sanshoku_doujun: 2 closed, 1 open' },
  ],
  'wrc-13.4-04': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'South rons the first discard of East with a hand worth nothing else: mangan',
    },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'renhou: M closed, - open' },
    {
      file: 'spec/wrc-2022/13-4-yaku-list.spec.ts',
      name: 'the three Blessings are for closed hands without a quad',
    },
  ],
  'wrc-13.4-05': [
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chiihou: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chuuren_poutou: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'kokushi: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'suuankou: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'tenhou: Y closed, - open' },
    {
      file: 'spec/wrc-2022/13-4-yaku-list.spec.ts',
      name: 'the three Blessings are for closed hands without a quad',
    },
  ],
  'wrc-13.4-06': [
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chinroutou: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'daisangen: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'daisuushii: Y closed, Y open' },
    {
      file: 'spec/wrc-2022/13-4-yaku-list.spec.ts',
      name: 'nothing that the list does not name is a yaku',
    },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ryuuiisou: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'shousuushii: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'suukantsu: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'tsuuiisou: Y closed, Y open' },
  ],
  'wrc-13.4-07': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Common Terminals with All Triplets: 2 + 2',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Common Terminals with Seven Pairs: 4 han 25 fu, 6,400',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Little Dragons: 2 and the two Value Honours',
    },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Unbroken is added to it: three han' },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'All Green with the dragon, open' },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'All Green without the dragon' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'notes: what is added to what' },
  ],
  'wrc-13.5-01': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '20 fu by ron: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '20 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '20 fu: Pinfu by self-draw, 3 han, East',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '20 fu: Pinfu by self-draw, 4 han' },
  ],
  'wrc-13.5-02': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '30 fu by ron: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '30 fu by tsumo: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '30 fu: Pinfu by ron, 2 han, East' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '30 fu: middle wait by self-draw, 1 han, East',
    },
  ],
  'wrc-13.5-03': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '40 fu by ron: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '40 fu by self-draw, 2 han' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '40 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '40 fu: middle wait by ron, 1 han, East',
    },
  ],
  'wrc-13.5-04': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '50 fu by ron: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '50 fu by self-draw, 3 han, East' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '50 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '50 fu: two concealed triplets of honours and a value pair by ron, 1 han',
    },
  ],
  'wrc-13.5-05': [
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '60 fu by ron, 2 han, East' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '60 fu by ron: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '60 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '60 fu: a concealed quad of terminals by self-draw, 1 han',
    },
  ],
  'wrc-13.5-06': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '70 fu by ron: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '70 fu by self-draw, 2 han' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '70 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '70 fu: the same quad by ron, 1 han, East',
    },
  ],
  'wrc-13.5-07': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '80 fu by ron: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '80 fu by self-draw, 2 han, East' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '80 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '80 fu: quad and triplet of terminals and a middle wait by ron, 1 han',
    },
  ],
  'wrc-13.5-08': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '90 fu by ron: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '90 fu by self-draw, 1 han, East' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '90 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '90 fu: two concealed quads, a value pair and an edge wait by ron, 1 han',
    },
  ],
  'wrc-13.5-09': [
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '100 fu by ron: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '100 fu by tsumo: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '100 fu, 1 han, East' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '100 fu: two concealed quads of terminals and honours by ron, 1 han',
    },
  ],
  'wrc-13.5-10': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '102 fu become 110' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '110 fu by ron: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '110 fu by self-draw: three quads, one called, 2 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '110 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '110 fu: with a concealed triplet of terminals, 2 han, East',
    },
  ],
  'wrc-13.5-11': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '4 han 25 fu stays 6,400' },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: 'Seven Pairs with Riichi: 3 han 25 fu, 3,200',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Common Terminals with Seven Pairs: 4 han 25 fu, 6,400',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '25 fu by ron: East and the others, 1 to 4 han',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '25 fu by self-draw, 3 han, East' },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '25 fu by self-draw, 4 han' },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '25 fu by tsumo: East and the others, 1 to 4 han',
    },
    {
      file: 'spec/wrc-2022/13-5-score-table.spec.ts',
      name: '25 fu: Seven Pairs by ron, 2 han, East',
    },
  ],
  'wrc-13.5-12': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'mangan by self-draw of E' },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'mangan by self-draw of N' },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'mangan by self-draw of S' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '5 han is mangan, 8000' },
    { file: 'spec/wrc-2022/11-05-3-more-han.spec.ts', name: 'Perfect Flush, open: 5 han, mangan' },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '5 han, whatever the fu' },
  ],
  'wrc-13.5-13': [
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '6 han is haneman, 12000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '7 han is haneman, 12000' },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'Perfect Flush, closed: 6 han and no Common Flush',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '6-7 han, whatever the fu' },
  ],
  'wrc-13.5-14': [
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '10 han is baiman, 16000' },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '8 han is baiman, 16000' },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '8-10 han, whatever the fu' },
  ],
  'wrc-13.5-15': [
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '11 han is sanbaiman, 6,000/12,000' },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '13 han without a yakuman by self-draw: 6,000/12,000',
    },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '14 han without a yakuman by ron: 24,000' },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '15 han without a yakuman, East by ron: 36,000',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: '11-40 han, whatever the fu' },
  ],
  'wrc-13.5-16': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'three yakuman by ron, another: 3 times 32,000',
    },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: 'Y han, whatever the fu' },
    { file: 'spec/wrc-2022/13-5-score-table.spec.ts', name: 'yakuman, East by self-draw' },
  ],
  'wrc-13.5-17': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '3 han 60 fu by ron is 8,000' },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '3 han 60 fu, East by self-draw, is 4,000 all',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '3 han 70 fu is 8,000 by the formula itself',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by ron is 8,000, not 7,700',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by self-draw is 2,000/4,000',
    },
  ],
  'wrc-13.5-18': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters and a deposit on a ron of 3,900: winner +5,500, discarder -4,500',
    },
  ],
  'wrc-13.5-19': [
    {
      file: 'spec/wrc-2022/13-5-unreachable.spec.ts',
      name: 'no hand is 1 han 20 fu, and no ron is 20 fu',
    },
  ],
  'wrc-2-04': [{ file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'All Inside with a chii' }],
  'wrc-2-06': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'each of the four kinds of dora is counted',
    },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'with one quad made, two indicators and the two ura under them count for riichi',
    },
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'five indicators, all counted' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'riichi counts the ura under both indicators',
    },
  ],
  'wrc-2-07': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a five printed red carries no han',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'no red fives, flowers or jokers are in the set',
    },
  ],
  'wrc-2-09': [{ file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'tenpai needs no yaku' }],
  'wrc-2-10': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters on a ron of 3,900: the discarder pays 4,500',
    },
  ],
  'wrc-2-13': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'of several callers only the nearest after the discarder wins',
    },
  ],
  'wrc-2-15': [
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '11 han is sanbaiman, 6,000/12,000' },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '13 han without a yakuman by self-draw: 6,000/12,000',
    },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '14 han without a yakuman by ron: 24,000' },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '15 han without a yakuman, East by ron: 36,000',
    },
  ],
  'wrc-2-16': [
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Nine Gates on nine waits: one yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Thirteen Orphans on a single wait: one yakuman',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Thirteen Orphans on thirteen waits: one yakuman, not two',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'ron on the pair counts: one yakuman, not two',
    },
    {
      file: 'spec/wrc-2022/13-4-yaku-list.spec.ts',
      name: 'nothing that the list does not name is a yaku',
    },
  ],
  'wrc-2-17': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'Big Winds, All Honours and Four Concealed Triplets, East by self-draw: 48,000 each',
    },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'three yakuman by ron, another: 3 times 32,000',
    },
  ],
  'wrc-2-18': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Big Winds: the feeder of the fourth wind pays 32,000 alone',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Four Quads: the feeder of the fourth quad pays 32,000 alone',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 1: D wins by self-draw, A pays all 48,300',
    },
  ],
  'wrc-2-19': [
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: '3 han 60 fu by ron is 8,000' },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '3 han 60 fu, East by self-draw, is 4,000 all',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by ron is 8,000, not 7,700',
    },
    {
      file: 'spec/wrc-2022/11-02-calculation.spec.ts',
      name: '4 han 30 fu by self-draw is 2,000/4,000',
    },
    { file: 'spec/wrc-2022/11-02-calculation.spec.ts', name: 'a base of 1,920 becomes 2,000' },
  ],
  'wrc-2-20': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'discards of terminals and honours alone are paid nothing at a draw',
    },
  ],
  'wrc-2-21': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'South rons the first discard of East with a hand worth nothing else: mangan',
    },
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'West rons the first discard of South with a hand of one han: mangan',
    },
  ],
  'wrc-2-22': [
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'All Green without the dragon' },
  ],
  'wrc-2-24': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind pair is 2 fu: 20 + 2 + 4 + 2 + 2 = 30, so 1,000 all',
    },
  ],
  'wrc-2-25': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a win on a replacement tile has the 2 too: 32, so 40 fu',
    },
  ],
  'wrc-2-35': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'five counters do not raise the minimum: one han wins',
    },
  ],
  'wrc-3.1-01': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'numbered tiles come in three suits of nine',
    },
  ],
  'wrc-3.1-02': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'honours are the winds and dragons',
    },
  ],
  'wrc-3.1-03': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'inside tiles are 2 to 8 of a suit',
    },
  ],
  'wrc-3.1-04': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'terminals are 1 and 9 of a suit',
    },
  ],
  'wrc-3.1-05': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'in the South round South has value for E',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'in the South round South has value for N',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'in the South round South has value for W',
    },
  ],
  'wrc-3.1-06': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'seats are East, South, West, North in turn order from the dealer',
    },
  ],
  'wrc-3.1-07': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'East in the East round is no double wind for N',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'East in the East round is no double wind for S',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'East in the East round is no double wind for W',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'East is a double wind for the dealer in the East round',
    },
  ],
  'wrc-3.1-08': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '1z is a value honour for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '2z is a value honour for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '5z is a value honour for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '6z is a value honour for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '7z is a value honour for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '[333z^] has no value for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '[444z^] has no value for South in the East round',
    },
  ],
  'wrc-3.1-09': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '[333z^] has no value for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: '[444z^] has no value for South in the East round',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pair of 33z is 0 fu and keeps pinfu',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pair of 44z is 0 fu and keeps pinfu',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a pair of West for South in the East round keeps it',
    },
  ],
  'wrc-3.2-01': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a valid hand is read as sequences, triplets and quads beside one pair',
    },
  ],
  'wrc-3.2-02': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pon is melded: half the fu, and the hand is open',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a triplet of drawn tiles is concealed',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'the same triplet drawn is concealed for both',
    },
  ],
  'wrc-3.2-03': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pon is melded: half the fu, and the hand is open',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a triplet completed by ron is melded for fu and for Three Concealed Triplets',
    },
  ],
  'wrc-3.2-04': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a sequence is three consecutive numbers of one suit',
    },
  ],
  'wrc-3.2-05': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a triplet is three identical tiles',
    },
  ],
  'wrc-3.2-06': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'four identical tiles are a quad only when declared',
    },
  ],
  'wrc-3.2-10': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pair is no group: a pair does not complete Mixed Triplets',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a pair is no group: a pair of dragons is no Value Honour',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'every standard reading has four groups and the pair apart',
    },
  ],
  'wrc-3.3-01': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a hand is 13 tiles beside the winning one, quads counted as three',
    },
  ],
  'wrc-3.3-02': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a ron leaves the hand closed: Riichi, Pinfu and Twin Sequences count',
    },
  ],
  'wrc-3.3-03': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'an open hand cannot have declared riichi',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'one chii opens it: no Fully Concealed Hand, Pinfu or Twin Sequences remain',
    },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'an open hand has no Pinfu' },
  ],
  'wrc-3.3-04': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'valid are four groups and a pair, seven different pairs, 13 orphans',
    },
  ],
  'wrc-3.3-05': [
    { file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'a hand can be valid and have no yaku' },
  ],
  'wrc-3.3-06': [
    { file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'a hand that is not valid cannot win' },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'one yaku is enough, and then the dora count',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'the refusal names the rule that wants a yaku',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'three dora alone do not make a winning hand',
    },
  ],
  'wrc-3.3-07': [{ file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'tenpai needs no yaku' }],
  'wrc-3.3-08': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a duplicate pair is no wait of Seven Pairs',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a hand that needs a fifth identical tile is noten',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'of several waits only the impossible one is dropped',
    },
  ],
  'wrc-3.3-09': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a wait whose four tiles all lie elsewhere is still tenpai',
    },
  ],
  'wrc-3.3-11': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'in turn a hand is tenpai if some discard leaves it tenpai',
    },
  ],
  'wrc-3.4-07': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'the set is 136 tiles: four of each of 34 kinds',
    },
  ],
  'wrc-3.4-08': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'East has 14 tiles, the others 13; 69 live tiles are left, and South would draw the last',
    },
  ],
  'wrc-3.4-09': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'the dead wall is the last 14 tiles: 4 replacements, 5 indicators, 5 ura and nothing else',
    },
  ],
  'wrc-3.5-01': [
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chankan: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chanta: 2 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chiihou: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chiitoitsu: 2 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chinitsu: 6 closed, 5 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chinroutou: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chun: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'chuuren_poutou: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'daisangen: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'daisuushii: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'double_riichi: 2 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'haitei: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'haku: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'hatsu: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'honitsu: 3 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'honroutou: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'houtei: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'iipeikou: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ippatsu: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ittsu: 2 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'junchan: 3 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'kokushi: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'menzen_tsumo: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'pinfu: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'renhou: M closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'riichi: 1 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'rinshan: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'round_wind: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ryanpeikou: 3 closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'ryuuiisou: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sanankou: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sankantsu: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sanshoku_doujun: 2 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'sanshoku_doukou: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'seat_wind: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'shousangen: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'shousuushii: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'suuankou: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'suukantsu: Y closed, Y open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'tanyao: 1 closed, 1 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'tenhou: Y closed, - open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'toitoi: 2 closed, 2 open' },
    { file: 'spec/wrc-2022/13-4-yaku-list.spec.ts', name: 'tsuuiisou: Y closed, Y open' },
  ],
  'wrc-3.5-02': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'han are those of the yaku and the dora: Riichi + All Inside + 2',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'three dora alone do not make a winning hand',
    },
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'dora do not count beside a yakuman' },
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'six dora give no right to win' },
  ],
  'wrc-3.5-03': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'han are those of the yaku and the dora: Riichi + All Inside + 2',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'three dora tiles are three han, those of melds included',
    },
  ],
  'wrc-3.5-04': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'fu come from winning, sets, pair and wait, and add up',
    },
  ],
  'wrc-3.5-05': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'the winning tile is known: won on 4m the hand is Pinfu',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'won on 3m it has a middle wait and no Pinfu',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'won on 9p it has a pair wait and no Pinfu',
    },
  ],
  'wrc-3.5-06': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a win on a tile of the dead wall is self-drawn: all three pay',
    },
  ],
  'wrc-3.5-07': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'robbing a quad is a ron: who declared it pays alone, 300 a counter included',
    },
  ],
  'wrc-3.5-09': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'three counters on a self-draw are 300 from each of the three',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters on a ron of 3,900: the discarder pays 4,500',
    },
  ],
  'wrc-3.5-10': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'three deposits go to the winner, 1,000 each, on a self-draw too',
    },
  ],
  'wrc-4.1-01': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'the set is 136 tiles: four of each of 34 kinds',
    },
  ],
  'wrc-4.1-02': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'the green tiles are 2 3 4 6 8 of bamboo and the green dragon',
    },
    { file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts', name: 'All Green without the dragon' },
  ],
  'wrc-4.1-03': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'a five printed red carries no han',
    },
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'no red fives, flowers or jokers are in the set',
    },
  ],
  'wrc-4.1.1-01': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'the suits hold 1 to 9 four times each: 108 tiles',
    },
  ],
  'wrc-4.1.2-01': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'four winds and three dragons, four of each: 28 tiles',
    },
  ],
  'wrc-7.2-04': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'four sections, 17 stacks long and two tiles high, are the 136 tiles',
    },
  ],
  'wrc-7.3-01': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'the dice choose the section, counting counter-clockwise from East',
    },
  ],
  'wrc-7.3-02': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'the same number of stacks stays to the right of the break',
    },
  ],
  'wrc-7.4-01': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'from the break on each takes four tiles in turn order, three times',
    },
  ],
  'wrc-7.4-02': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'from the break on each takes four tiles in turn order, three times',
    },
    { file: 'spec/wrc-2022/07-wall.spec.ts', name: 'whoever is East starts the deal' },
  ],
  'wrc-7.4-03': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'then East takes the upper tiles of the next and third stacks, the others one each',
    },
  ],
  'wrc-7.4-04': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'East has 14 tiles, the others 13; 69 live tiles are left, and South would draw the last',
    },
  ],
  'wrc-7.5-01': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'seven stacks right of the break: a roll of 8 leaves one more, a roll of 3 runs round the corner',
    },
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'the dead wall is the last 14 tiles: 4 replacements, 5 indicators, 5 ura and nothing else',
    },
  ],
  'wrc-7.5-03': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'the first indicator is the upper tile of the third stack from the end',
    },
  ],
  'wrc-8-13': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'and the pair, too: North rons 5p of East' },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'for a win any group may be completed from any player: West rons 3m of East for 12m',
    },
  ],
  'wrc-8-14': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'nobody can win on the own discard' },
  ],
  'wrc-8-16': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'nor those of a concealed quad: 1111m gives no 1m to 23m',
    },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'tiles of a meld cannot be regrouped: chii 345m does not help 12 6 789m',
    },
  ],
  'wrc-8.10-03': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'the winning tile is known: won on 4m the hand is Pinfu',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'won on 3m it has a middle wait and no Pinfu',
    },
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'won on 9p it has a pair wait and no Pinfu',
    },
  ],
  'wrc-8.11.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'robbing a quad with one live tile left is Robbing a Quad only',
    },
  ],
  'wrc-8.11.1-03': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'a robbed quad turns no indicator: riichi counts one dora and one ura',
    },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'the explanation shows exactly one tile of each',
    },
  ],
  'wrc-8.11.1-04': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'robbing a quad is a ron: who declared it pays alone, 300 a counter included',
    },
  ],
  'wrc-8.13-01': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'seven stacks right of the break: a roll of 8 leaves one more, a roll of 3 runs round the corner',
    },
  ],
  'wrc-8.13-02': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'the dead wall is the last 14 tiles: 4 replacements, 5 indicators, 5 ura and nothing else',
    },
  ],
  'wrc-8.13-05': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'each of the four kinds of dora is counted',
    },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'with one quad made, two indicators and the two ura under them count for riichi',
    },
    { file: 'spec/wrc-2022/11-04-dora.spec.ts', name: 'Double Riichi counts them, too' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'riichi counts the ura under both indicators',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'without riichi they do not count, even if somebody has turned them',
    },
  ],
  'wrc-8.13-06': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'in a suit the dora is the next number, and 1 after 9',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'rings of suits and winds in a hand: 9s points to 1s, 4z to 1z',
    },
  ],
  'wrc-8.13-07': [
    { file: 'spec/wrc-2022/07-wall.spec.ts', name: 'winds follow East, South, West, North, East' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'rings of suits and winds in a hand: 9s points to 1s, 4z to 1z',
    },
  ],
  'wrc-8.13-08': [
    { file: 'spec/wrc-2022/07-wall.spec.ts', name: 'dragons follow Green, Red, White, Green' },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'the ring of dragons in a hand: 6z points to 7z, 7z to 5z, 5z to 6z',
    },
  ],
  'wrc-8.2-03': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'of several callers only the nearest after the discarder wins',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'the nearest winner takes every deposit and counter, also that of a riichi caller who lost',
    },
  ],
  'wrc-8.2-04': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'the order of the calls does not matter' },
  ],
  'wrc-8.4-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'no quad can be declared, so none robbed, without live tiles',
    },
  ],
  'wrc-8.4-03': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'a win on the last discard is possible' },
  ],
  'wrc-8.5.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'a melded sequence comes from the player on the left',
    },
  ],
  'wrc-8.6.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'triplets and called quads come from anybody',
    },
  ],
  'wrc-8.7-01': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'four identical tiles are a quad only when declared',
    },
  ],
  'wrc-8.7-02': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'and they wait as a triplet and a single tile',
    },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'four identical tiles may stay in the hand: 1111m is 111m and 1m of 123m',
    },
  ],
  'wrc-8.7-05': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'replacements go upper before lower, indicators away from the end',
    },
  ],
  'wrc-8.7.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'triplets and called quads come from anybody',
    },
  ],
  'wrc-8.7.3-04': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'a called quad does not' },
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'a concealed quad leaves the hand closed: riichi and Fully Concealed Hand count',
    },
  ],
  'wrc-8.8-01': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'and the pair, too: North rons 5p of East' },
  ],
  'wrc-9.1-01': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'only the winner is paid, whoever else was ready',
    },
  ],
  'wrc-9.1-02': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'the reading as sequences was seen and lost',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'three triplets beat three sequences: 3 han 40 fu, not 3 han 20 fu',
    },
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: 'two Twin Sequences beat Seven Pairs' },
  ],
  'wrc-9.1-03': [
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: '3 han 40 fu, East by ron: six times 1,280' },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, East by self-draw: twice 1,280 from each',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, another by ron: four times 1,280',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: '3 han 40 fu, another by self-draw: East twice, the others once',
    },
  ],
  'wrc-9.1-04': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '13 han without a yakuman by self-draw: 6,000/12,000',
    },
    { file: 'spec/wrc-2022/11-02-limits.spec.ts', name: '14 han without a yakuman by ron: 24,000' },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: '15 han without a yakuman, East by ron: 36,000',
    },
  ],
  'wrc-9.1-05': [
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'All Honours and Big Dragons by ron, another: 64,000',
    },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'Big Winds, All Honours and Four Concealed Triplets, East by self-draw: 48,000 each',
    },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'Four Concealed Triplets and All Honours, East by self-draw: 32,000 each',
    },
    {
      file: 'spec/wrc-2022/11-02-limits.spec.ts',
      name: 'three yakuman by ron, another: 3 times 32,000',
    },
    {
      file: 'spec/wrc-2022/11-05-6-yakuman.spec.ts',
      name: 'Perfect Terminals with Four Concealed Triplets: two',
    },
  ],
  'wrc-9.1-06': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters on 1,000/2,000: 1,200, 1,200 and 2,200',
    },
  ],
  'wrc-9.1-07': [
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: 'one counter on a ron of 3,900: 4,200' },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters on a ron of 3,900: the discarder pays 4,500',
    },
  ],
  'wrc-9.1-08': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'the nearest winner takes every deposit and counter, also that of a riichi caller who lost',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'three deposits go to the winner, 1,000 each, on a self-draw too',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two deposits on a ron of 3,900: winner +5,900, discarder -3,900',
    },
  ],
  'wrc-9.1-09': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'West discards and three call: North alone is paid, with the stick of South in riichi',
    },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'the nearest winner takes every deposit and counter, also that of a riichi caller who lost',
    },
  ],
  'wrc-9.1.1-01': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Big Winds: the feeder of the fourth wind pays 32,000 alone',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'Four Quads: the feeder of the fourth quad pays 32,000 alone',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'a pon and a concealed quad are visible, so the third dragon makes the feeder liable',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 1: D wins by self-draw, A pays all 48,300',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'liability needs the yakuman to be won: Little Dragons are paid as usual',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'nor does All Honours, whoever fed its last triplet',
    },
  ],
  'wrc-9.1.1-02': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'a pon and a concealed quad are visible, so the third dragon makes the feeder liable',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'a triplet hidden in the hand is not, so nobody is liable: usual shares',
    },
  ],
  'wrc-9.1.1-03': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 3: by self-draw with All Honours, which A, B and C share',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 4: on a discard of B with All Honours, which B pays',
    },
  ],
  'wrc-9.1.1-04': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'another than East by self-draw, two counters: 32,600 from the feeder',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by ron, two counters: 16,000 from the feeder, 16,600 from the discarder',
    },
  ],
  'wrc-9.1.1-05': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'by self-draw: the fed one by the feeder, own shares of the other, 100 a counter from each',
    },
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'example 3: by self-draw with All Honours, which A, B and C share',
    },
  ],
  'wrc-9.1.1-06': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'feeding the quad of an After a Quad win costs nothing special',
    },
  ],
};
