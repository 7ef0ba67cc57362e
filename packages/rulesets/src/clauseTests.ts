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
  'A-01': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'one counter for every win of East and every draw, also when the deal passes',
    },
  ],
  'A-02': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'East opens with the fourteenth dealt tile and draws no other; 69 live tiles are left',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'also before the first discard of East, and when the deal is drawn',
    },
  ],
  'A-03': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a kan that changes the riichi hand is a chombo when the deal is drawn; nobody pays noten',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi is a chombo when its owner declares a win',
    },
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'and when its owner wins: the win is not paid' },
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'but not when somebody else wins' },
  ],
  'A-04': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call with a hand declared dead is void and costs 30P; play goes on',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a win declared with a dead hand is a chombo, even of a complete hand',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'before the hand was declared dead the referee only warns',
    },
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'the same for a kan or a riichi of the own turn' },
  ],
  'A-05': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'a score below zero counts as it is: 4,200 after a loan of 10,000 is -35.8',
    },
  ],
  'A-07': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a discard can be called until the next draw, and nobody draws before all have answered',
    },
  ],
  'A-08': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a quad of the same turn is already deducted',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi needs four live tiles after the own draw',
    },
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
  'A-12': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'a discard that is not the last belongs to the deal',
    },
    { file: 'spec/wrc-2022/play-10-bell.spec.ts', name: 'a second bell changes nothing' },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during a deal: it is finished, and none follows, even if East would repeat',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during the declarations after the last discard: one more deal is played',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'nobody wins on it: the deal had ended before, and one more follows',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'over the last discard: a ron on it makes that deal the last',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'right after a win: exactly one more deal is played',
    },
  ],
  'A-13': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'without the bell a chombo in South 4 is dealt again',
    },
  ],
  'A-14': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a bell between a chombo and its new deal leaves that deal; a second ends it',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a bell over the last discard, then a noten riichi: the new deal is the last',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'and the same when a false ron is declared on that last discard',
    },
  ],
  'A-15': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a chombo found at the draw of the last deal on the clock ends the match',
    },
  ],
  'A-16': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'South 4 won by East before the bell: one more deal',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'once the South round is over no bell brings another deal',
    },
  ],
  'A-17': [
    {
      file: 'spec/wrc-2022/table-service.spec.ts',
      name: 'a claim is let go, and a completing tile that goes by is a missed win',
    },
    {
      file: 'spec/wrc-2022/table-service.spec.ts',
      name: 'after a call a tile that swap-calling does not bar is discarded',
    },
    { file: 'spec/wrc-2022/table-service.spec.ts', name: 'at a draw a tenpai player is tenpai' },
    { file: 'spec/wrc-2022/table-service.spec.ts', name: 'when time is up the drawn tile goes' },
  ],
  'A-19': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'answers of one window are simultaneous: pon beats chii in either order',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'where calls are heard apart the first one stands, but not against a win',
    },
  ],
  'A-20': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'whoever goes for the draw has given up the own call, not those of others',
    },
  ],
  'A-21': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a call that would leave only barred tiles is not offered',
    },
  ],
  'A-22': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'more distant equivalents stay allowed: chii 3s with 45s bars 3s and 6s, not 9s',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'pon bars the fourth copy for this discard; the next turn is free',
    },
  ],
  'A-23': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'an empty kan of the own turn, concealed or promoted, is void and kills the hand',
    },
  ],
  'A-24': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'of three rons the nearest wins alone, with all deposits; the others show nothing',
    },
    { file: 'spec/wrc-2022/views.spec.ts', name: 'a caller who lost on priority stays hidden' },
  ],
  'A-25': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'replacements go upper before lower, indicators away from the end',
    },
  ],
  'A-26': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'the indicator of a called quad counts for a win on its replacement, which all three pay',
    },
  ],
  'A-27': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a robbed kong does not end ippatsu' },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'a robbed quad was never made: Unbroken and Robbing a Quad together',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a robbed quad was never made: the triplet stays, no indicator turns, its declarer pays all',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'robbing a quad in that go-around keeps ippatsu',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a call or a concealed quad before makes it plain',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a win on the first draw: Blessing of Earth, unless broken',
    },
  ],
  'A-30': [
    {
      file: 'spec/wrc-2022/11-05-3-more-han.spec.ts',
      name: 'not for East, and not with an own meld before',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a ron before the own first draw is Blessing of Man; not for East, not after a call',
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
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a hand that waits for a fifth copy is noten',
    },
  ],
  'A-32': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a fifth copy is no wait and makes nobody furiten',
    },
  ],
  'A-33': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a tile that promotes a quad is not a discard',
    },
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'a discard that was called counts' },
  ],
  'A-34': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a concealed quad cannot be robbed, not even for Thirteen Orphans, and nothing is missed',
    },
  ],
  'A-35': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'not declaring a self-draw misses no discard; discarding the tile is furiten',
    },
  ],
  'A-36': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a miss before the declaration does not outlive the draw',
    },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'in riichi a missed win bars every ron to the end of the deal',
    },
  ],
  'A-37': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a replacement tile counts as drawn: two quads in a row',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the other three must be a triplet in every reading of the hand',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the quad must be made with the tile just drawn',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'where nothing changes the quad is offered, and the wait stays',
    },
  ],
  'A-38': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'tenpai said of a hand that is not costs nothing, and the hand is noten',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'noten is everything that is not tenpai, and cannot say tenpai',
    },
  ],
  'A-39': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a declaration is final, also one made before its turn',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'tenpai or noten is said in the order East, South, West, North, each answer before the next',
    },
  ],
  'A-40': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a riichi hand that died later is shown, pays noten and loses the deal, without a chombo',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'at a draw a dead hand is noten whatever it waits for, and East loses the deal',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a concealed quad is visible, a concealed triplet is not; a called quad of it is',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a promoted fourth quad makes nobody liable, a called one does',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'who feeds the third dragon beside two visible ones answers for Big Dragons',
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
  'A-47': [{ file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'three and four share as well' }],
  'A-49': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a warning is counted and told, and changes no score',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'at a guided table no foul is taken; the referee rules there too',
    },
  ],
  'A-50': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'a penalty is off the tournament score, never off the table',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
  ],
  'A-51': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'two false rons at once: both are penalised, and there is one new deal',
    },
  ],
  'A-52': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false ron beside a valid one: the win is paid, the nearer false caller is only warned',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'both at once: the valid win is paid, the offender warned',
    },
  ],
  'A-56': [
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'after a win nobody is sent a losing hand or the wall',
    },
  ],
  'A-59': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'over many seeds each player is first East about a quarter of the time',
    },
  ],
  E1: [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 40 minipoints' },
  ],
  E10: [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'with four riichi all hands are shown, and a noten one pays',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'the fourth riichi ends the deal, all show',
    },
  ],
  E11: [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'a claim or a concealed kong before it takes the right away',
    },
    { file: 'spec/ema-2008/play-05-abortive-draws.spec.ts', name: 'only on the own first turn' },
  ],
  E12: [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'none of three consecutive pungs may be konged, though the waits would stay',
    },
  ],
  E13: [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'no number of tiles has to be left, not even one',
    },
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'the stake is 1000 points, so less does not do',
    },
  ],
  E14: [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'bets of the deal go back, older ones stay; counters and dealer stay, and it is dealt again',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'the bets of a drawn game wait for the next winner',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'the bets of a drawn game go to the next winner',
    },
  ],
  E15: [{ file: 'spec/ema-2008/play-03-furiten.spec.ts', name: 'a concealed kong breaks it too' }],
  E16: [
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a completing tile without yaku is a miss too',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'a completing tile without a yaku goes by, then one with a yaku',
    },
  ],
  E17: [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'exposed tiles: five of any are a chombo; fewer of another’s or of the dead wall kill the hand',
    },
  ],
  E18: [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a dead hand claims nothing, wins nothing and is noten',
    },
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'a dead hand has no nagashi mangan' },
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'claiming with a dead hand is a chombo' },
  ],
  E19: [
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'East wins on the initial fourteen tiles',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'a concealed kong of another player breaks the first round',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'after a kong or a claim a first riichi is plain',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'any claim ends ippatsu, not the double riichi',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'not after a kong of the initial tiles',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'not after the own first discard, and not after a claim',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'riichi with the first discard is double, and wins at once until the next own discard',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'ron before the own first draw, for everybody but East',
    },
    { file: 'spec/ema-2008/play-07-circumstances.spec.ts', name: 'selfdraw on the own first turn' },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'the own next discard ends ippatsu',
    },
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
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East stays after nagashi mangan of East',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'a discard that was claimed spoils it',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'nagashi mangan is paid as a selfdraw with counters',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'two nagashi mangan are two selfdraws that pay each other',
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
  E25: [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a concealed kong is not robbed, not even by thirteen orphans',
    },
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
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'swap-calling is allowed, so it is no foul' },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a chow is for the next player, and gives way to a pung',
    },
    { file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts', name: 'a win comes before a pung' },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'fourteen dead tiles, kept at fourteen by one live tile for each kong',
    },
    { file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts', name: 'no kong with the last tile' },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'swap-calling is allowed, with the same tile and with the other end',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'the last discard is claimed for a win only',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'South 4: East who wins plays on, leading or not',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'South 4: a win of another player ends the match',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'South 4: drawn with East noten it ends, and bets on the table stay there',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'a score below zero does not end the match',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'after North has been East, the South round begins',
    },
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
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'an own open set spoils it, a concealed kong does not',
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
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'three win on one discard; that is no abortive draw',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'two win on one discard, each with the counters, bets back to their owners',
    },
  ],
  E8: [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'one counter more, and East stays',
    },
  ],
  E9: [
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East stays also when all four wait and no points move',
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
  G10: [
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'the dead wall is not topped up: a kan takes no live tile away',
    },
  ],
  G11: [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'a kan on the last discard draws from the dead wall',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the last discard can be called; the tie comes with the next draw that is due',
    },
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'a kan may be declared with the last live tile',
    },
  ],
  G12: [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'four or more hands each, East and then South',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'further rounds are South, West and North',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'the last hand ends the game; a dealer who wins plays on',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'the prevailing wind is that of the round',
    },
  ],
  G13: [
    { file: 'spec/general/03-payment.spec.ts', name: 'nobody answers for feeding a yakuman' },
    { file: 'spec/general/03-payment.spec.ts', name: 'nor do they ask for more yaku' },
    { file: 'spec/general/03-payment.spec.ts', name: 'there are no counters to be paid' },
    {
      file: 'spec/general/fouls.spec.ts',
      name: 'an unassisted table lists only what is legal, for a whole deal',
    },
    {
      file: 'spec/general/fouls.spec.ts',
      name: 'false wins, false riichi and empty calls are refused',
    },
    {
      file: 'spec/general/fouls.spec.ts',
      name: 'there is neither chombo nor dead hand for a referee to give',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the tile just called may be discarded again',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a score may go below zero, and play goes on',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a tied hand is a failure, tenpai or not',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'the last hand ends the game; a dealer who wins plays on',
    },
  ],
  G14: [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: '136 tiles without flowers; switching them on is refused, not half done',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'and are worth nothing' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'nor are ura, kan dora and red fives' },
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'no indicator is turned, neither at the deal nor by a kan',
    },
  ],
  G15: [
    { file: 'spec/general/02-going-out.spec.ts', name: 'seven distinct pairs win by themselves' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'two equal pairs do not' },
  ],
  G16: [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'ron before pon, pon or kan before chi',
    },
  ],
  G17: [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a riichi discard that is called for a pon stands, ante paid',
    },
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
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'it is a table option; without it any tile may be ronned',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'riichi is a table option',
    },
  ],
  G19: [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'the ante has to be there; no number of tiles has',
    },
  ],
  G2: [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'that player breaks the own wall after as many stacks from the right',
    },
  ],
  G20: [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a completing draw may be passed by, and is then discarded',
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
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'any waiting hand may go out on the tile of a declared kan; the declarer pays for everyone',
    },
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'neither chi nor pon: only a win takes a tile of a meld',
    },
    { file: 'spec/general/play-02-kans.spec.ts', name: 'the dealer receives six times the score' },
  ],
  G4: [{ file: 'spec/general/play-02-kans.spec.ts', name: 'an open pon cannot become a kan' }],
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
  G6: [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a passed tile bars nothing, in riichi or not',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'the other waits may be ronned',
    },
  ],
  G7: [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'after riichi not even a kan that changes nothing',
    },
  ],
  G8: [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a tied hand is a failure, tenpai or not',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'four riichi: the hand is tied, 4,000 in the pot, the deal passes',
    },
  ],
  G9: [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'also where a bell between two hands ends the game',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'or, if nobody wins any more, to the winner of the game',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'tied for the game, the pot goes to the seat nearest to the first dealer',
    },
  ],
  'T-01': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'a passed 3p, then 6p in the same go-around: at once, and after a pon in between',
    },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a missed win bars every ron until the own next draw, whatever others call',
    },
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'the own draw ends it' },
  ],
  'T-02': [{ file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'an own call ends it, too' }],
  'T-03': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'a completing tile without a yaku goes by, then one with a yaku',
    },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a tile that completes the hand without a yaku is missed as well, though nobody was asked',
    },
  ],
  'T-04': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'own discard 3p, waiting for 3p and 6p: ron on 3p, on 6p',
    },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'an own discard that would complete the hand without a yaku bars the other wait, too',
    },
  ],
  'T-05': [{ file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'furiten bars robbing a quad' }],
  'T-06': [
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'a discard that was called counts' },
  ],
  'T-07': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a quad that was not robbed is a missed win',
    },
  ],
  'T-08': [
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'a self-draw still wins' },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'in riichi a missed win bars every ron to the end of the deal',
    },
  ],
  'T-09': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a hand that needs a fifth identical tile is noten',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi needs a closed hand that a discard leaves tenpai',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a hand that waits for a fifth copy is noten',
    },
  ],
  'T-10': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a wait whose four tiles all lie elsewhere is still tenpai',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a wait whose tiles are all elsewhere is tenpai',
    },
  ],
  'T-11': [
    { file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'tenpai needs no yaku' },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'an open hand without any yaku is tenpai and paid',
    },
  ],
  'T-12': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a duplicate pair is no wait of Seven Pairs',
    },
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'four identical tiles are not two pairs',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'four of a kind are not two pairs',
    },
  ],
  'T-13': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a furiten player may declare riichi; only a self-draw wins',
    },
  ],
  'T-14': [
    { file: 'spec/options/play.spec.ts', name: 'a kan with the last tile of the wall' },
    {
      file: 'spec/options/play.spec.ts',
      name: 'the last discard, by a player who could do everything with it',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'after the last live draw no quad may be declared',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'the last discard can be won on and not called',
    },
  ],
  'T-15': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a quad with one live tile left takes it away: a win on the replacement is After a Quad only',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'without a win there is no further quad, and a ron on the discard is Last Tile Claim',
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
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'robbing a quad with one live tile left is Robbing a Quad and no Last Tile Claim',
    },
  ],
  'T-17': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'when the indicator of a kan is turned: concealed, called, added',
    },
    {
      file: 'spec/wrc-2022/11-04-dora.spec.ts',
      name: 'the indicator of a called quad counts for the win on its replacement tile',
    },
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'After a Quad: one han, the new dora, and payment as a self-draw',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'the indicator of a called quad counts for a win on its replacement, which all three pay',
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
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a robbed quad was never made: the triplet stays, no indicator turns, its declarer pays all',
    },
  ],
  'T-19': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'four kans by two players, and the discard after them',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'after four quads of three players play goes on, and a fifth is impossible; pon is not',
    },
  ],
  'T-20': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'East may declare 1111m as dealt; tsumo and riichi follow on the replacement',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'not in a turn that began with a call; the next draw allows it',
    },
  ],
  'T-21': [
    { file: 'spec/options/play.spec.ts', name: 'riichi with 4 and with 3 live tiles' },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a quad of the same turn is already deducted',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi needs four live tiles after the own draw',
    },
  ],
  'T-22': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'a concealed kan in riichi: nothing changes; same waits, other reading; other waits',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the other three must be a triplet in every reading of the hand',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'where nothing changes the quad is offered, and the wait stays',
    },
  ],
  'T-23': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the quad must be made with the tile just drawn',
    },
  ],
  'T-24': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'a concealed kan: robbed by a common hand, by thirteen orphans?',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a concealed quad cannot be robbed, not even for Thirteen Orphans, and nothing is missed',
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
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'East opens with the fourteenth dealt tile and draws no other; 69 live tiles are left',
    },
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'turns go East, South, West, North along the wall; South draws the last tile',
    },
  ],
  'T-26': [
    { file: 'spec/options/play.spec.ts', name: 'East discards; South and North call ron' },
    { file: 'spec/options/play.spec.ts', name: 'all three call ron' },
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
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'of three rons the nearest wins alone, with all deposits; the others show nothing',
    },
  ],
  'T-27': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a ron that comes after a pon still takes the tile',
    },
  ],
  'T-28': [
    {
      file: 'spec/options/play.spec.ts',
      name: 'swap-calling: chi 4s with 5s and 6s, then 4s or 7s?',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a call that would leave only barred tiles is not offered',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a middle or an edge call bars only the called tile',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a sequence bars the called tile and the one at its other side',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'pon bars the fourth copy for this discard; the next turn is free',
    },
  ],
  'T-29': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a ron on the tile of the declaration voids it: no deposit moves',
    },
  ],
  'T-30': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'called for a group, the riichi and the deposit stand; ippatsu is lost',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'only that tile: when it is ponned and the next discard is won on, the deposit is gone',
    },
  ],
  'T-31': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi is open to a player below 1,000 points, who goes below zero and plays on',
    },
  ],
  'T-32': [
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'any call and an own quad end it',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'the riichi of another player does not',
    },
  ],
  'T-33': [
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a call or a concealed quad before makes it plain',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'riichi with the first discard is Double Riichi, others riichi before or not',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a ron before the own first draw is Blessing of Man; not for East, not after a call',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a concealed quad is visible, a concealed triplet is not; a called quad of it is',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a promoted fourth quad makes nobody liable, a called one does',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'feeding a quad that leads to After a Quad is no liability',
    },
  ],
  'T-49': [
    {
      file: 'spec/wrc-2022/11-02-liability.spec.ts',
      name: 'feeder and discarder in one pay everything once',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a feeder who also discards the winning tile pays once',
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
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'counters and deposits are paid with the win',
    },
  ],
  'T-51': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'one counter for every win of East and every draw, also when the deal passes',
    },
  ],
  'T-52': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a tenpai player may say noten and hide the hand; one in riichi may not',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'also when East is tenpai and says noten',
    },
  ],
  'T-53': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'a leading dealer who wins the last deal plays on',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'a tenpai dealer plays on, a noten dealer is the end',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'there is no West round, whatever the scores and the deposits',
    },
  ],
  'T-54': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'results plus the deposits left sum to zero',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'deposits left at the end belong to nobody',
    },
  ],
  'T-55': [
    { file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'three and four share as well' },
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'two equal players split the uma of their places',
    },
  ],
  'T-56': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during a deal: it is finished, and none follows, even if East would repeat',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during the declarations after the last discard: one more deal is played',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'nobody wins on it: the deal had ended before, and one more follows',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'once the South round is over no bell brings another deal',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'over the last discard: a ron on it makes that deal the last',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'right after a win: exactly one more deal is played',
    },
  ],
  'T-57': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
  ],
  'T-58': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false ron beside a valid one: the win is paid, the nearer false caller is only warned',
    },
  ],
  'T-59': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi costs nothing when somebody else wins; the deposit goes to the winner',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi shown at a draw: 30P, no tenpai payments, no counter, a new deal',
    },
  ],
  'T-60': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a dead hand is offered discards and nothing else: no tsumo, no kan, no riichi',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a riichi hand that died later is shown, pays noten and loses the deal, without a chombo',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'at a draw a dead hand is noten whatever it waits for, and East loses the deal',
    },
  ],
  'T-61': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'a penalty is off the tournament score, never off the table',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: '40,000 and first is 25P; a call with a dead hand in the next hanchan leaves -5P, the table 30,000',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'points of any amount come off the tournament score; the table and the others do not notice',
    },
  ],
  'T-63': [
    { file: 'spec/wrc-2022/views.spec.ts', name: 'a caller who lost on priority stays hidden' },
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'a deal tells each player one hand, a draw one tile',
    },
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'after a win nobody is sent a losing hand or the wall',
    },
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'ura are sent for a riichi winner and for nobody else',
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
  T10: [
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a chow breaks the go-around, and the 6p wins',
    },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a claimed kong breaks the go-around, and the 6p wins',
    },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a pung breaks the go-around, and the 6p wins',
    },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'after a missed 3p the 6p of the same go-around is refused',
    },
    { file: 'spec/ema-2008/play-03-furiten.spec.ts', name: 'it ends with the own next draw' },
    {
      file: 'spec/options/play.spec.ts',
      name: 'a passed 3p, then 6p in the same go-around: at once, and after a pon in between',
    },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'any call in between lifts it at once',
    },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'until the next own turn no other completing tile may be won on',
    },
  ],
  T11: [
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'also when another player claimed that discard',
    },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'an own discard bars every wait, not only itself',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a passed tile bars nothing, in riichi or not',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'no ron on a tile of the own discards, also one called away',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'the other waits may be ronned',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'own discard 3p, waiting for 3p and 6p: ron on 3p, on 6p',
    },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'a discard that was called away still counts',
    },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'one side of the wait discarded: no win on either side',
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
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'any waiting hand may go out on the tile of a declared kan; the declarer pays for everyone',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'a concealed kan: robbed by a common hand, by thirteen orphans?',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'a closed kan is not won on by an ordinary hand',
    },
  ],
  T14: [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'a concealed kong that changes nothing is allowed',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'a pon cannot be extended to a kan' },
    { file: 'spec/general/play-02-kans.spec.ts', name: 'an open pon cannot become a kan' },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'after riichi not even a kan that changes nothing',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'a concealed kan in riichi: nothing changes; same waits, other reading; other waits',
    },
    { file: 'spec/options/play.spec.ts', name: 'a kan with the last tile of the wall' },
    {
      file: 'spec/options/play.spec.ts',
      name: 'a pon made a kan: is it possible, and can it be robbed?',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'the fourth tile of a pon may be added, kept for later, or discarded',
    },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'a kan of a drawn fourth tile that changes nothing',
    },
  ],
  T15: [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a tied hand is a failure, tenpai or not',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the wall runs out, only the dealer is tenpai: deal and counters, payments, pool',
    },
  ],
  T16: [
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East noten: the deal moves with a counter',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'a counter stays on the table for the new East',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the last deal, drawn with the dealer noten: a leader with 45,000; nobody with 30,000',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the wall runs out, nobody is tenpai: deal and counters, payments, pool',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'bonus sticks pass on to the new dealer',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer noten: a bonus hand with the next dealer',
    },
  ],
  T17: [
    { file: 'spec/options/play.spec.ts', name: 'East discards; South and North call ron' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'dealer and West win on South’s discard' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'dealer in riichi and West win on South’s discard with North in riichi and one stick carried',
    },
  ],
  T18: [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'three win on one discard; that is no abortive draw',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'East wins as well: kept, and one more',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'another player wins alone: the counters go, the deal moves',
    },
  ],
  T19: [
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the last deal, drawn with the dealer tenpai: leading with 45,000; leading below 30,000',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the last deal, won by another than the dealer: a leader with 45,000; nobody with 30,000',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the last deal, won by the dealer: leading with 45,000; leading below 30,000',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a dealer’s win that takes the lead ends it, unasked',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a dealer’s win without the lead goes on',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a leading dealer in tenpai at a draw plays on',
    },
    { file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts', name: 'nor is a tie the most points' },
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
  T20: [
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the last deal, drawn with the dealer noten: a leader with 45,000; nobody with 30,000',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the last deal, won by another than the dealer: a leader with 45,000; nobody with 30,000',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'South 4 drawn with a noten dealer: West 1 although the leader is far above 30,000',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'the first win ends it, of whoever',
    },
    { file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts', name: 'the round wind is West' },
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
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'a riichi after it is no double riichi' },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'chihou survives a closed kan' },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'renhou, unless a kan came' },
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
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a dealer’s win at eight sticks, however they came: a yakuman, no sticks, next dealer',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'seven or nine sticks are nothing special',
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
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a win needs a yaku, from five counters two',
    },
  ],
  T29: [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'none of three consecutive pungs may be konged, though the waits would stay',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'a concealed kan in riichi: nothing changes; same waits, other reading; other waits',
    },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'nor when the hand could be read otherwise',
    },
  ],
  T3: [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'places and the count above are taken after the modifiers',
    },
  ],
  T30: [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'it needs a concealed hand, unlike WDMC' },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'a discard that was claimed spoils it',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'an own open set spoils it, a concealed kong does not',
    },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'an own call does not spoil it' },
  ],
  T31: [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a non-East offender pays 4000 to East and 2000 to each of the others',
    },
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'bets of the deal go back, older ones stay; counters and dealer stay, and it is dealt again',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a chonbo takes 12,000 off the final score; no points move at the table',
    },
  ],
  T32: [
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 25 minipoints' },
    { file: 'spec/ema-2008/05-tables.spec.ts', name: 'Others, selfdraw, 40 minipoints' },
  ],
  T33: [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a robbed kong turns no indicator',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'the discard after an extended pung pays the new dora',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'a pon made a kan: is it possible, and can it be robbed?',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'when the indicator of a kan is turned: concealed, called, added',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'and for a win on the discard after a late kan',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'closed kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'discarded kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'late kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'a late kan may be won on before its replacement is drawn; no indicator is turned',
    },
  ],
  T34: [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'swap-calling is allowed, with the same tile and with the other end',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the tile just called may be discarded again',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'swap-calling: chi 4s with 5s and 6s, then 4s or 7s?',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'swap-calling: pon of white with a third copy left, then white?',
    },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a chi that leaves only forbidden discards is not offered',
    },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a red five and a plain five are the same tile',
    },
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'an edge sequence has no other end' },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'chi 4s with 56s: neither 4s nor 7s may follow',
    },
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'chi 5s with 46s: only 5s is forbidden' },
  ],
  T35: [
    {
      file: 'spec/ema-2008/02-yaku.spec.ts',
      name: 'two at once are two self-drawn mangan, and pay each other',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'two nagashi mangan are two selfdraws that pay each other',
    },
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'South and West: the dealer pays 2,000 as well',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'two of them: only the others pay, 2,000 each',
    },
  ],
  T36: [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the last discard can be called; the tie comes with the next draw that is due',
    },
    {
      file: 'spec/options/play.spec.ts',
      name: 'the last discard, by a player who could do everything with it',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'the last discard can still be claimed for a pon',
    },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'nothing but a win may be called on the last discard',
    },
  ],
  T37: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'no hand can hold a claimed chi, but a chi of drawn tiles counts',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'no chi is claimed, not even by the next player',
    },
  ],
  T38: [
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the wall runs out, nobody is tenpai: deal and counters, payments, pool',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'the wall runs out, only the dealer is tenpai: deal and counters, payments, pool',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'two deposits, or two points in the pool, when the match ends on a draw',
    },
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'the winner takes the pool' },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '0 ready: -1 -1 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '1 ready: -1 0 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '2 ready: 0 -1 -1 0, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '4 ready: 0 0 0 0, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'a pool that is left at the end belongs to nobody',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'also by tsumo: 4 from the others and 3 from the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'the pool grows over draws and goes to the next winner',
    },
  ],
  T39: [
    {
      file: 'spec/uspml-fundamentals/winner.spec.ts',
      name: 'ties go by turn from the first dealer',
    },
  ],
  T4: [{ file: 'spec/wdmc-2019/ranking.spec.ts', name: 'exactly 30,000 counts as above' }],
  T40: [
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'East and South win on one discard: both are paid',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'two win on one discard, each with the counters, bets back to their owners',
    },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'head bump: only the next player in turn wins',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'two ron: the next in turn wins alone, and the deal ends',
    },
    { file: 'spec/options/play.spec.ts', name: 'East discards; South and North call ron' },
    { file: 'spec/options/play.spec.ts', name: 'all three call ron' },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'only the player whose turn comes soonest wins',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'of several ron the next in turn wins alone',
    },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two winners are both paid in full' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'three players win on one discard and all are paid, each with the bonus sticks',
    },
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
  T42: [
    { file: 'spec/options/flow.spec.ts', name: 'the bell during a deal, and between two deals' },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'between deals the game is over at once, also with a bonus hand pending',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'time runs out in South 1: this deal is the last, even when the dealer wins it',
    },
  ],
  T43: [
    {
      file: 'spec/options/play.spec.ts',
      name: 'a concealed kan: robbed by a common hand, by thirteen orphans?',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'the missing tile may be taken from a closed kan',
    },
    {
      file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts',
      name: 'two who lack the same tile are both paid',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'thirteen orphans may, also two of them',
    },
  ],
  T44: [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a riichi whose discard is won was never staked: nobody takes its stick',
    },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'two winners on the riichi discard find no stick either',
    },
  ],
  T45: [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a dealer with a dead tenpai hand pays noten at a draw and loses the deal',
    },
  ],
  T5: [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'nobody above: the column for one, ties split, and the judge is told',
    },
  ],
  T6: [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'tied players share the uma of their places' },
  ],
  T7: [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'or, if nobody wins any more, to the winner of the game',
    },
    {
      file: 'spec/options/flow.spec.ts',
      name: 'two deposits, or two points in the pool, when the match ends on a draw',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'sticks still on the table go to nobody',
    },
  ],
  T8: [
    { file: 'spec/options/flow.spec.ts', name: 'a score below zero' },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a payment of 12,000: -9,000, and East 3 follows',
    },
  ],
  T9: [
    { file: 'spec/options/play.spec.ts', name: 'riichi with 4 and with 3 live tiles' },
    { file: 'spec/options/play.spec.ts', name: 'riichi with 900 points' },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'below 1,000 points the stick is lent: 400 becomes -600 and play goes on',
    },
  ],
  U1: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'no hand can hold a claimed chi, but a chi of drawn tiles counts',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'no chi is claimed, not even by the next player',
    },
  ],
  U10: [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'the last discard can still be claimed for a pon',
    },
  ],
  U11: [
    { file: 'spec/uspml-fundamentals/play-01-turns.spec.ts', name: 'own discards bar nothing' },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'a passed tile bars nothing either',
    },
  ],
  U13: [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'of several ron the next in turn wins alone',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'ron beats pon, whoever answers first',
    },
  ],
  U15: [
    {
      file: 'spec/uspml-fundamentals/fouls.spec.ts',
      name: 'a false declaration is refused and changes nothing',
    },
    {
      file: 'spec/uspml-fundamentals/fouls.spec.ts',
      name: 'an unassisted table lists only what is legal, for a whole deal',
    },
    {
      file: 'spec/uspml-fundamentals/fouls.spec.ts',
      name: 'there is neither chombo nor dead hand for a referee to give',
    },
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'a hand that is not complete cannot be declared',
    },
  ],
  U16: [
    {
      file: 'spec/uspml-fundamentals/winner.spec.ts',
      name: 'ties go by turn from the first dealer',
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
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'no kan, on a discard or from the hand',
    },
  ],
  U3: [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'any face-down tile may be picked, and no other',
    },
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'no wall: all 84 tiles that were not dealt can be drawn',
    },
  ],
  U4: [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'a pool that is left at the end belongs to nobody',
    },
  ],
  U5: [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '0 ready: -1 -1 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '1 ready: -1 0 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '2 ready: 0 -1 -1 0, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '4 ready: 0 0 0 0, the rest in the pool',
    },
  ],
  U6: [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'a score may go below zero, and the game goes on',
    },
  ],
  U7: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'waiting only for a tile of which one holds all four is not ready',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'ready only for a tile held four times is not ready',
    },
  ],
  U8: [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'exposed sets count among the thirteen',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'the set belongs to the hand, but none of it can be discarded',
    },
  ],
  U9: [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'after a pon only a discard: no draw, no victory',
    },
  ],
  W1: [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: '3,000 points and a payment of 8,000: -5,000, and East 3 is dealt',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a payment of 12,000: -9,000, and East 3 follows',
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
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'a riichi after it is no double riichi' },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'it ends ippatsu' },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'chihou survives a closed kan' },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'renhou, unless a kan came' },
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
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a dealer’s win at eight sticks, however they came: a yakuman, no sticks, next dealer',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'in South 4 it therefore ends the game',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'seven or nine sticks are nothing special',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'the winds move on also after a double ron',
    },
  ],
  W12: [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'dealer and West win on South’s discard' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'dealer in riichi and West win on South’s discard with North in riichi and one stick carried',
    },
  ],
  W13: [
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'dealer in riichi and West win on South’s discard with North in riichi and one stick carried',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'but not when the dealer wins as well',
    },
  ],
  W14: [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a deal that cannot go on is played again, and the offender has a chonbo',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a wrong draw is noted, a second kills the hand; so does a wrong number of tiles',
    },
  ],
  W15: [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a false win taken back before tiles are shown: the judge rules a dead hand, no points change',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'ron while furiten, with the hand shown, is a chonbo',
    },
  ],
  W16: [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a false riichi seen at a draw: the draw stands, the offender is noten, the stick stays',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a false win that was shown: the deal is played again with the same winds and bonus',
    },
  ],
  W17: [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'if another player wins, it never has to be shown',
    },
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
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'an own call does not spoil it' },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'paid like a self-drawn mangan, in place of the noten pay',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'still a draw: bonus stick, sticks stay, no 300s',
    },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'three of them: the fourth pays all' },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'two of them: only the others pay, 2,000 each',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'nagashi mangan in South 4 is a draw and leads there too',
    },
  ],
  W19: [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the shape makes tenpai, also where no yaku is in reach',
    },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'tenpai without a yaku is tenpai' },
  ],
  W2: [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'below 1,000 points the stick is lent: 400 becomes -600 and play goes on',
    },
    {
      file: 'spec/wdmc-2019/referee.spec.ts',
      name: 'a riichi below 1,000 points is lent for, and told at once',
    },
  ],
  W20: [
    {
      file: 'spec/options/play.spec.ts',
      name: 'a completing tile without a yaku goes by, then one with a yaku',
    },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'a completing tile without a yaku is no missed win',
    },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'but as an own discard it bars every wait',
    },
  ],
  W21: [{ file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'a closed kan is such a call' }],
  W22: [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'nothing but a win may be called on the last discard',
    },
  ],
  W23: [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'no kan is declared, and none robbed, when no live tile is left',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'without a live tile there is no kan' },
  ],
  W24: [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'closed kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'discarded kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'late kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'the new indicator counts for a win on the replacement tile',
    },
  ],
  W25: [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a chi that leaves only forbidden discards is not offered',
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
  W31: [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'tenpai is told in player order from the dealer, nobody chooses',
    },
  ],
  W32: [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'at -5,000 a loan of 20,000 leaves 15,000 in sticks',
    },
  ],
  W37: [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a call or kan with it is void and costs nothing; a stake already paid stays',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a dead hand draws and discards: no chi, pon, kan, riichi, ron or tsumo',
    },
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
  W4: [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'nobody above: the column for one, ties split, and the judge is told',
    },
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
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'a closed kan is not won on by an ordinary hand',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'thirteen orphans may, also two of them',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'unless furiten' },
  ],
  W42: [
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'four equal winds at the start' },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'four riichi' },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'nine terminals and honours' },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'the rules name no condition at all' },
  ],
  W43: [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'bonus sticks pass on to the new dealer',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer noten: a bonus hand with the next dealer',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a noten dealer ends only the dealer’s keep',
    },
  ],
  W44: [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a hand in tenpai without riichi may still call',
    },
  ],
  W45: [{ file: 'spec/wdmc-2019/04-1-7-yakuman.spec.ts', name: 'suuankou: with closed quads' }],
  W46: [
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'a discard that was called away still counts',
    },
  ],
  W47: [
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'ippatsu: lost by the very kan that is robbed',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'the robbed kan ends ippatsu' },
  ],
  W5: [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'places and the count above are taken after the modifiers',
    },
  ],
  W6: [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a dealer’s win that takes the lead ends it, unasked',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a leading dealer in tenpai at a draw plays on',
    },
    { file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts', name: 'nor is a tie the most points' },
  ],
  W7: [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'South 4 drawn with a noten dealer: West 1 although the leader is far above 30,000',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'draws go on: tenpai repeats, noten moves to West 2 and North',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'the first win ends it, of whoever',
    },
    { file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts', name: 'the round wind is West' },
  ],
  W8: [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'and even in South 4 drawn by a noten dealer',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'between deals the game is over at once, also with a bonus hand pending',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'time runs out in South 1: this deal is the last, even when the dealer wins it',
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
  'ema-abort-01': [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'a claim or a concealed kong before it takes the right away',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'nine kinds on the opening turn: the right to abort, not the duty',
    },
    { file: 'spec/ema-2008/play-05-abortive-draws.spec.ts', name: 'only on the own first turn' },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'the drawn tile counts; eight kinds are too few',
    },
  ],
  'ema-abort-02': [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'or all four belong to one player; a fifth kong is not possible then',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'the discard after the fourth kong ends the deal',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'unless it is claimed for mahjong',
    },
  ],
  'ema-abort-03': [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'different winds, dragons or a kong in between do not',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'four players discard the same wind first: the deal ends',
    },
  ],
  'ema-abort-04': [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'the fourth riichi ends the deal, all show',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'unless its discard is claimed for mahjong',
    },
  ],
  'ema-abort-05': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'with four riichi all hands are shown, and a noten one pays',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'the fourth riichi ends the deal, all show',
    },
  ],
  'ema-abort-06': [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'one counter more, and East stays',
    },
  ],
  'ema-abort-07': [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'after four kongs or four winds nobody shows',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'no noten payments, and a riichi hand stays hidden',
    },
  ],
  'ema-abort-08': [
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'after four kongs or four winds nobody shows',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'no noten payments, and a riichi hand stays hidden',
    },
  ],
  'ema-chombo-01': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a non-East offender pays 4000 to East and 2000 to each of the others',
    },
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'two offenders at once each pay, and there is one new deal',
    },
  ],
  'ema-chombo-02': [{ file: 'spec/ema-2008/fouls.spec.ts', name: 'East pays 4000 to each' }],
  'ema-chombo-03': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a non-East offender pays 4000 to East and 2000 to each of the others',
    },
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'at a guided table none of this can be done' },
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'beside a valid win a false one is only warned' },
  ],
  'ema-chombo-04': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a riichi hand shown without a wait at a drawn game is a chombo, and nobody pays noten',
    },
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'if somebody else wins it never comes to light' },
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'nor is a nagashi mangan paid to whoever has a false riichi',
    },
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'riichi on an open hand is false at once' },
  ],
  'ema-chombo-05': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'an illegal kong after riichi is judged when the hand is shown',
    },
  ],
  'ema-chombo-06': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'exposed tiles: five of any are a chombo; fewer of another’s or of the dead wall kill the hand',
    },
  ],
  'ema-chombo-07': [
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'beside a valid win such a claim is only warned' },
    { file: 'spec/ema-2008/fouls.spec.ts', name: 'claiming with a dead hand is a chombo' },
  ],
  'ema-chombo-08': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'bets of the deal go back, older ones stay; counters and dealer stay, and it is dealt again',
    },
  ],
  'ema-chombo-09': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'bets of the deal go back, older ones stay; counters and dealer stay, and it is dealt again',
    },
  ],
  'ema-chombo-10': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'bets of the deal go back, older ones stay; counters and dealer stay, and it is dealt again',
    },
  ],
  'ema-counter-01': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'and the same for East' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'eight counters are 2400 and nothing more' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'no counter, no addition' },
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'two counters: 200 more from each on self-draw',
    },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'two counters: 600 more from the discarder' },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'East wins: East stays, counter',
    },
  ],
  'ema-counter-02': [
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East noten: the deal moves with a counter',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East shows tenpai: East stays, one counter',
    },
    {
      file: 'spec/ema-2008/play-05-abortive-draws.spec.ts',
      name: 'one counter more, and East stays',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'a counter stays on the table for the new East',
    },
  ],
  'ema-counter-03': [
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'East wins: East stays, counter',
    },
    { file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts', name: 'so it is after a selfdraw' },
  ],
  'ema-counter-04': [
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'East wins as well: kept, and one more',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'another player wins alone: the counters go, the deal moves',
    },
  ],
  'ema-counter-05': [
    {
      file: 'spec/ema-2008/01-play.spec.ts',
      name: 'East and South win on one discard: both are paid',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'two win on one discard, each with the counters, bets back to their owners',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'East wins as well: kept, and one more',
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
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a win needs a yaku, from five counters two',
    },
  ],
  'ema-dead-01': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a dead hand claims nothing, wins nothing and is noten',
    },
  ],
  'ema-dead-02': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'exposed tiles: five of any are a chombo; fewer of another’s or of the dead wall kill the hand',
    },
  ],
  'ema-dead-03': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a call without the tiles is void and kills the hand too',
    },
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'an invalid chow, pung or kong kills the hand at the discard',
    },
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
  'ema-draw-02': [
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '0 waiting: 0 0 0 0' },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: '1 waiting: -1000 3000 -1000 -1000',
    },
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '2 waiting: -1500 1500 -1500 1500' },
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '3 waiting: 1000 1000 1000 -3000' },
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '4 waiting: 0 0 0 0' },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'an open hand that waits without a yaku is rewarded',
    },
  ],
  'ema-draw-03': [
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '0 waiting: 0 0 0 0' },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: '1 waiting: -1000 3000 -1000 -1000',
    },
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '2 waiting: -1500 1500 -1500 1500' },
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '3 waiting: 1000 1000 1000 -3000' },
    { file: 'spec/ema-2008/play-04-drawn-games.spec.ts', name: '4 waiting: 0 0 0 0' },
  ],
  'ema-draw-04': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a riichi hand shown without a wait at a drawn game is a chombo, and nobody pays noten',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'riichi hands are shown; other waiting players may say noten',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'the bets of a drawn game wait for the next winner',
    },
  ],
  'ema-exposed-01': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'exposed tiles: five of any are a chombo; fewer of another’s or of the dead wall kill the hand',
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
  'ema-furiten-01': [
    { file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts', name: 'a furiten player cannot ron' },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'also when another player claimed that discard',
    },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'an own discard bars every wait, not only itself',
    },
    { file: 'spec/ema-2008/play-03-furiten.spec.ts', name: 'robbing a kong is barred as well' },
  ],
  'ema-furiten-02': [
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'also when the old discard would give a hand without yaku',
    },
  ],
  'ema-kandora-01': [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'claimed kong: replacement, then the indicator, then the discard',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'concealed kong: replacement, then the indicator, then the discard',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'extended pung: replacement, then the indicator, then the discard',
    },
  ],
  'ema-kandora-02': [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a robbed kong turns no indicator',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'claimed kong: replacement, then the indicator, then the discard',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'concealed kong: replacement, then the indicator, then the discard',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'extended pung: replacement, then the indicator, then the discard',
    },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'the discard after an extended pung pays the new dora',
    },
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
  'ema-riichi-01': [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'a concealed kong leaves the hand concealed',
    },
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'riichi needs a concealed hand: an open set bars it',
    },
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'riichi needs a hand that waits after the discard',
    },
  ],
  'ema-riichi-02': [
    { file: 'spec/ema-2008/play-02-riichi.spec.ts', name: 'and it may still be won by selfdraw' },
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'riichi is allowed while furiten; ron then stays refused',
    },
  ],
  'ema-riichi-03': [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'the stake is 1000 points, so less does not do',
    },
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'the stake leaves the score and the discard is marked',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'a later riichi is plain, and takes its bet back',
    },
  ],
  'ema-riichi-04': [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'a riichi discard claimed for mahjong leaves the stake with its owner',
    },
    { file: 'spec/ema-2008/play-02-riichi.spec.ts', name: 'claimed for a pung, the riichi stands' },
  ],
  'ema-riichi-05': [
    {
      file: 'spec/ema-2008/fouls.spec.ts',
      name: 'a riichi hand that is changed by call or discard is dead',
    },
    { file: 'spec/ema-2008/play-02-riichi.spec.ts', name: 'a riichi hand discards what it draws' },
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'and claims neither chow, pung nor kong',
    },
  ],
  'ema-riichi-06': [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'a concealed kong that changes nothing is allowed',
    },
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'a kong that takes a tile out of another set is refused',
    },
  ],
  'ema-riichi-07': [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'none of three consecutive pungs may be konged, though the waits would stay',
    },
  ],
  'ema-riichi-08': [
    {
      file: 'spec/ema-2008/play-02-riichi.spec.ts',
      name: 'a missed discard after riichi leaves selfdraw only, to the end',
    },
    { file: 'spec/ema-2008/play-02-riichi.spec.ts', name: 'a selfdraw wins after the miss' },
  ],
  'ema-ron-01': [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'only the latest discard can be claimed for mahjong',
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
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a win needs a yaku, from five counters two',
    },
  ],
  'ema-ron-03': [
    { file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts', name: 'a furiten player cannot ron' },
  ],
  'ema-ron-04': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ron completes a chow, also not from the left' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ron completes a pung' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'ron completes the pair' },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'ron completes a chow from a player who is not the left one',
    },
  ],
  'ema-seat-01': [
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'East wins: East stays, counter',
    },
    { file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts', name: 'so it is after a selfdraw' },
  ],
  'ema-seat-02': [
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East noten: the deal moves with a counter',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East shows tenpai: East stays, one counter',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East stays also when all four wait and no points move',
    },
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'East who declines to show is noten, and the deal moves',
    },
    {
      file: 'spec/ema-2008/play-06-counters-and-seats.spec.ts',
      name: 'a counter stays on the table for the new East',
    },
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
  'ema-temp-01': [
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a completing tile without yaku is a miss too',
    },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'after a missed 3p the 6p of the same go-around is refused',
    },
  ],
  'ema-temp-02': [
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a chow breaks the go-around, and the 6p wins',
    },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a claimed kong breaks the go-around, and the 6p wins',
    },
    { file: 'spec/ema-2008/play-03-furiten.spec.ts', name: 'a concealed kong breaks it too' },
    {
      file: 'spec/ema-2008/play-03-furiten.spec.ts',
      name: 'a pung breaks the go-around, and the 6p wins',
    },
    { file: 'spec/ema-2008/play-03-furiten.spec.ts', name: 'in riichi no claim lifts it' },
  ],
  'ema-temp-03': [
    { file: 'spec/ema-2008/play-03-furiten.spec.ts', name: 'it ends with the own next draw' },
  ],
  'ema-tsumo-01': [
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'an open hand needs a yaku on self-draw too' },
    { file: 'spec/ema-2008/01-play.spec.ts', name: 'concealed: the self-draw itself is a yaku' },
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a furiten player wins by selfdraw',
    },
  ],
  'ema-tsumo-02': [
    {
      file: 'spec/ema-2008/play-01-kongs-and-claims.spec.ts',
      name: 'a furiten player wins by selfdraw',
    },
    { file: 'spec/ema-2008/play-02-riichi.spec.ts', name: 'and it may still be won by selfdraw' },
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
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'after a kong or a claim a first riichi is plain',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'riichi with the first discard is double, and wins at once until the next own discard',
    },
  ],
  'ema-yaku-dragon': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'each dragon set counts' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'kong of red 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'no more in a concealed hand' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of green 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of white 1' },
  ],
  'ema-yaku-haitei': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a replacement tile is not the last tile' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'on the discard that follows it 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'on the last tile 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'with the self-draw of a concealed hand' },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'mahjong on the last tile of the wall, or on the discard after it',
    },
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
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'a robbed kong does not end ippatsu' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'first round after riichi: +1' },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'any claim ends ippatsu, not the double riichi',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'riichi with the first discard is double, and wins at once until the next own discard',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'the own next discard ends ippatsu',
    },
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
    {
      file: 'spec/ema-2008/play-04-drawn-games.spec.ts',
      name: 'nagashi mangan is paid as a selfdraw with counters',
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
  'ema-yaku-riichi': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'riichi 1' },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'a later riichi is plain, and takes its bet back',
    },
  ],
  'ema-yaku-rinshan': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'an ordinary draw gives none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'on a replacement tile 1, open and alone' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'with the self-draw of a concealed hand' },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'mahjong on the replacement tile',
    },
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
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'no more in a concealed hand' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'same pung in each suit 2' },
  ],
  'ema-yaku-sankantsu': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'concealed kongs are concealed pungs too' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'three kongs of any sort 2' },
  ],
  'ema-yaku-sanshoku': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'open 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'same chow in each suit, concealed 2' },
  ],
  'ema-yaku-shousangen': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'no more in a concealed hand' },
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
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'four consecutive pungs are four pungs' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'four pungs and a pair 2, open' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'kongs count' },
  ],
  'ema-yaku-wind': [
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'East in the East round: both' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'South in the South round: both' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'another wind: none' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'no more in a concealed hand: prevalent' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'no more in a concealed hand: seat wind' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of the prevalent wind 1' },
    { file: 'spec/ema-2008/02-yaku.spec.ts', name: 'pung of the seat wind 1' },
  ],
  'ema-ym-chiho': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'self-draw in the first round' },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'a concealed kong of another player breaks the first round',
    },
    { file: 'spec/ema-2008/play-07-circumstances.spec.ts', name: 'selfdraw on the own first turn' },
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
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'not after the own first discard, and not after a claim',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'ron before the own first draw, for everybody but East',
    },
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
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'East wins on the initial fourteen tiles',
    },
    {
      file: 'spec/ema-2008/play-07-circumstances.spec.ts',
      name: 'not after a kong of the initial tiles',
    },
  ],
  'ema-ym-tsuuiisou': [
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'all honours' },
    { file: 'spec/ema-2008/03-yakuman.spec.ts', name: 'seven pairs of honours' },
  ],
  'gen-call-01': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'chi, pon, kan and ron on one discard',
    },
  ],
  'gen-call-02': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'a chi by another than the next player is refused',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'chi is for the next player only, and completes a sequence',
    },
  ],
  'gen-call-03': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'pon is open to all three others',
    },
  ],
  'gen-call-04': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'an open pon is no concealed triple',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'kan on a discard: three concealed, then a replacement',
    },
  ],
  'gen-call-05': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'kan on a discard: three concealed, then a replacement',
    },
  ],
  'gen-call-06': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'ron on any tile that completes the hand, from anybody',
    },
    { file: 'spec/general/play-01-turns-and-calls.spec.ts', name: 'ron from any player' },
  ],
  'gen-call-07': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'ron before pon, pon or kan before chi',
    },
  ],
  'gen-call-08': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'head bump: only the next player in turn wins',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'two ron: the next in turn wins alone, and the deal ends',
    },
    { file: 'spec/general/play-02-kans.spec.ts', name: 'head bump holds for a declared kan too' },
  ],
  'gen-kan-01': [
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'four alike after a draw may be declared, also of the opening tiles',
    },
    { file: 'spec/general/play-02-kans.spec.ts', name: 'not after a chi or pon' },
  ],
  'gen-kan-02': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'called melds are open, a declared kan is not',
    },
    { file: 'spec/general/02-going-out.spec.ts', name: 'with a declared kan it stays closed' },
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'a declared kan stays, and the hand stays closed: riichi is possible',
    },
  ],
  'gen-kan-03': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'and the declarer pays a dealer six times' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'open hands too' },
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'the tile of a declared kan is won like a discard',
    },
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'any waiting hand may go out on the tile of a declared kan; the declarer pays for everyone',
    },
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'as if discarded: a sacred tile is not ronned there',
    },
    { file: 'spec/general/play-02-kans.spec.ts', name: 'head bump holds for a declared kan too' },
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'neither chi nor pon: only a win takes a tile of a meld',
    },
    { file: 'spec/general/play-02-kans.spec.ts', name: 'the dealer receives six times the score' },
  ],
  'gen-kan-04': [
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'the claims come first, then the replacement, and the turn goes on',
    },
  ],
  'gen-kan-05': [{ file: 'spec/general/play-02-kans.spec.ts', name: 'several kans in one turn' }],
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
    { file: 'spec/general/play-02-kans.spec.ts', name: 'an open pon cannot become a kan' },
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
  'gen-pay-01': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'two ron: the next in turn wins alone, and the deal ends',
    },
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
  'gen-play-01': [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'four or more hands each, East and then South',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'the round ends when the fourth dealer fails',
    },
  ],
  'gen-play-02': [
    { file: 'spec/general/seats.spec.ts', name: 'each player is as likely to deal first' },
  ],
  'gen-play-03': [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a dealer who does not win passes the deal to the right',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a tied hand is a failure, tenpai or not',
    },
  ],
  'gen-play-04': [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a dealer who wins stays, without a counter',
    },
  ],
  'gen-play-05': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'the dealer is East, then South, West and North to the right',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a dealer who does not win passes the deal to the right',
    },
  ],
  'gen-play-06': [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'four or more hands each, East and then South',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'further rounds are South, West and North',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'the prevailing wind is that of the round',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'the round ends when the fourth dealer fails',
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
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the dealer begins with 14 tiles, 69 live ones left: go out or discard',
    },
  ],
  'gen-play-11': [
    {
      file: 'spec/general/01-tiles-and-play.spec.ts',
      name: 'blocks of four; the dealer ends with 14, the others with 13',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the dealer begins with 14 tiles, 69 live ones left: go out or discard',
    },
  ],
  'gen-play-12': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the dealer begins with 14 tiles, 69 live ones left: go out or discard',
    },
  ],
  'gen-play-13': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'after a call the caller discards without drawing',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'after a draw the player goes out or discards',
    },
  ],
  'gen-play-15': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'uncalled, the player to the right draws; a pon skips those between',
    },
  ],
  'gen-play-16': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'a kan on the last discard draws from the dead wall',
    },
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'the last discard can be called; the tie comes with the next draw that is due',
    },
    { file: 'spec/general/play-01-turns-and-calls.spec.ts', name: 'uncalled, the hand is tied' },
  ],
  'gen-riichi-01': [
    {
      file: 'spec/general/02-going-out.spec.ts',
      name: 'riichi is optional: a table without it knows no riichi hand',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'riichi is a table option',
    },
  ],
  'gen-riichi-02': [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a closed tenpai hand declares riichi with its discard',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a discard that is called as ron makes no riichi and costs no ante',
    },
  ],
  'gen-riichi-03': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'riichi gives it one' },
    { file: 'spec/general/02-going-out.spec.ts', name: 'without riichi this hand has no yaku' },
  ],
  'gen-riichi-04': [
    { file: 'spec/general/02-going-out.spec.ts', name: 'the antes go to the winner' },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'the antes go to the winner of the hand',
    },
  ],
  'gen-riichi-05': [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'also where a bell between two hands ends the game',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'four riichi: the hand is tied, 4,000 in the pot, the deal passes',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'or, if nobody wins any more, to the winner of the game',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'the antes of a tied hand go to the next winner',
    },
  ],
  'gen-riichi-06': [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'after riichi not even a kan that changes nothing',
    },
  ],
  'gen-riichi-07': [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'after riichi no call, and the drawn tile is discarded',
    },
  ],
  'gen-riichi-08': [
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'a fourth riichi discard that is ronned ties nothing',
    },
    {
      file: 'spec/general/play-04-rounds.spec.ts',
      name: 'four riichi: the hand is tied, 4,000 in the pot, the deal passes',
    },
  ],
  'gen-sacred-01': [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'it is a table option; without it any tile may be ronned',
    },
  ],
  'gen-sacred-02': [
    {
      file: 'spec/general/play-02-kans.spec.ts',
      name: 'as if discarded: a sacred tile is not ronned there',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'no ron on a tile of the own discards, also one called away',
    },
  ],
  'gen-sacred-03': [
    {
      file: 'spec/general/play-01-turns-and-calls.spec.ts',
      name: 'a chi by another than the next player is refused',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a passed tile bars nothing, in riichi or not',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'the other waits may be ronned',
    },
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'the tile itself may be called for a meld',
    },
  ],
  'gen-sacred-04': [
    {
      file: 'spec/general/play-03-riichi-and-sacred-discard.spec.ts',
      name: 'a drawn tile goes out, own discard or not',
    },
  ],
  'gen-sticks-01': [
    { file: 'spec/general/play-04-rounds.spec.ts', name: 'everybody starts with 30,000' },
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
  'uspml-claim-01': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'after a discard the three others may claim it, once',
    },
  ],
  'uspml-claim-02': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'no hand can hold a claimed chi, but a chi of drawn tiles counts',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'no chi is claimed, not even by the next player',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'no kan, on a discard or from the hand',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'there is no riichi to declare',
    },
  ],
  'uspml-deal-02': [
    {
      file: 'spec/uspml-fundamentals/01-hands.spec.ts',
      name: 'thirteen tiles each, the dealer too; 84 are left',
    },
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'thirteen tiles each; the dealer draws first',
    },
  ],
  'uspml-deal-03': [
    {
      file: 'spec/uspml-fundamentals/views.spec.ts',
      name: 'nobody is sent the tiles of another player',
    },
  ],
  'uspml-dealpass-01': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'the dealer wins: the deal stays, nothing is added',
    },
  ],
  'uspml-dealpass-02': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'another player wins: the deal passes to the right',
    },
  ],
  'uspml-dealpass-03': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'drawn with a ready dealer: the deal stays',
    },
  ],
  'uspml-dealpass-04': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'drawn with a dealer who is not ready: the deal passes',
    },
  ],
  'uspml-discard-01': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'any tile of the hand may go, drawn or old',
    },
  ],
  'uspml-discard-02': [
    { file: 'spec/uspml-fundamentals/play-01-turns.spec.ts', name: 'own discards bar nothing' },
  ],
  'uspml-drawtile-01': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'the pool shrinks by one and the hand has fourteen tiles',
    },
  ],
  'uspml-drawtile-02': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'any face-down tile may be picked, and no other',
    },
  ],
  'uspml-end-01': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'a draw only when somebody has to draw and cannot',
    },
    { file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts', name: 'or for a ron' },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'the last discard can still be claimed for a pon',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'the last tile drawn may itself be the victory',
    },
  ],
  'uspml-end-02': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'a draw only when somebody has to draw and cannot',
    },
  ],
  'uspml-gameend-01': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'hands are played until the deal would come back to the first dealer',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'while the last dealer wins or is ready, the game goes on',
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
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'a ready hand may be completed by any discard',
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
  'uspml-obj-01': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'twenty points each, the pool empty',
    },
  ],
  'uspml-obj-02': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'hands are played until the deal would come back to the first dealer',
    },
  ],
  'uspml-pass-01': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'unclaimed, play passes to the right',
    },
  ],
  'uspml-pass-02': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'an unclaimed discard is dead: nobody draws or claims it later',
    },
  ],
  'uspml-pon-01': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'whoever holds two copies may pon, in any seat',
    },
  ],
  'uspml-pon-02': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'the set lies in plain view, the rest of the hand does not',
    },
  ],
  'uspml-pon-03': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'the set belongs to the hand, but none of it can be discarded',
    },
  ],
  'uspml-pon-04': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'the turn goes to whoever claims, others are skipped',
    },
  ],
  'uspml-pon-05': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'after a pon only a discard: no draw, no victory',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'what was claimed may be thrown again from another copy',
    },
  ],
  'uspml-prio-01': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'ron beats pon, whoever answers first',
    },
  ],
  'uspml-prio-02': [
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'only the player whose turn comes soonest wins',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'of several ron the next in turn wins alone',
    },
  ],
  'uspml-ron-01': [
    { file: 'spec/uspml-fundamentals/play-01-turns.spec.ts', name: 'own discards bar nothing' },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'a passed tile bars nothing either',
    },
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'a ready hand may be completed by any discard',
    },
  ],
  'uspml-ron-02': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'the whole hand is shown and the deal is over',
    },
  ],
  'uspml-ron-03': [
    {
      file: 'spec/uspml-fundamentals/play-02-claims.spec.ts',
      name: 'the whole hand is shown and the deal is over',
    },
  ],
  'uspml-score-draw-01': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'all four hands are shown',
    },
  ],
  'uspml-score-draw-02': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '0 ready: -1 -1 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '1 ready: -1 0 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '2 ready: 0 -1 -1 0, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '4 ready: 0 0 0 0, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'ready only for a tile held four times is not ready',
    },
  ],
  'uspml-score-draw-03': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '0 ready: -1 -1 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '1 ready: -1 0 -1 -1, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '2 ready: 0 -1 -1 0, the rest in the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: '4 ready: 0 0 0 0, the rest in the pool',
    },
  ],
  'uspml-score-draw-04': [
    { file: 'spec/uspml-fundamentals/02-scoring.spec.ts', name: 'the winner takes the pool' },
    {
      file: 'spec/uspml-fundamentals/02-scoring.spec.ts',
      name: 'the winner takes the pool of two draws',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'also by tsumo: 4 from the others and 3 from the pool',
    },
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'the pool grows over draws and goes to the next winner',
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
  'uspml-setup-01': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'no wall: all 84 tiles that were not dealt can be drawn',
    },
  ],
  'uspml-setup-02': [
    {
      file: 'spec/uspml-fundamentals/play-03-draws-and-the-deal.spec.ts',
      name: 'hands are played until the deal would come back to the first dealer',
    },
  ],
  'uspml-turn-01': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'thirteen tiles each; the dealer draws first',
    },
  ],
  'uspml-turn-02': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'draw, check for victory, discard, claims, pass',
    },
  ],
  'uspml-victory-01': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'a completing draw may be declared, or thrown away',
    },
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'a hand that is not complete cannot be declared',
    },
  ],
  'uspml-victory-02': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'the winning hand is shown, the deal is over',
    },
  ],
  'uspml-victory-03': [
    {
      file: 'spec/uspml-fundamentals/play-01-turns.spec.ts',
      name: 'the winning hand is shown, the deal is over',
    },
  ],
  'uspml-winner-01': [
    {
      file: 'spec/uspml-fundamentals/winner.spec.ts',
      name: 'most points wins; the pool counts for nobody',
    },
  ],
  'uspml-winner-02': [
    {
      file: 'spec/uspml-fundamentals/winner.spec.ts',
      name: 'ties go by turn from the first dealer',
    },
  ],
  'wdmc-1.0-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four players begin with 30,000 points each',
    },
  ],
  'wdmc-1.2-01': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'East 1 to 4, South 1 to 4; the first dealer deals South 1; then the match is over',
    },
  ],
  'wdmc-1.2-02': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: '3,000 points and a payment of 8,000: -5,000, and East 3 is dealt',
    },
  ],
  'wdmc-1.2-03': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'East 1 to 4, South 1 to 4; the first dealer deals South 1; then the match is over',
    },
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
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'refused without a yaku, whatever the dora',
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
  'wdmc-1.4.2-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'East is the dealer and acts first, wherever East sits',
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
  'wdmc-1.7-01': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a noten dealer ends only the dealer’s keep',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'dealer’s win, dealer’s tenpai, then a win of South: 0, 1, 2, 0',
    },
  ],
  'wdmc-1.7-02': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three sticks turn 5,200 into 6,100' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two sticks turn 2,000 into 2,600' },
  ],
  'wdmc-1.7-03': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: '3,000 points and a payment of 8,000: -5,000, and East 3 is dealt',
    },
  ],
  'wdmc-1.7-04': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four of a kind wait for a draw of one’s own',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'a riichi after it is no double riichi' },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'it ends ippatsu' },
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'a closed kan is such a call' },
  ],
  'wdmc-1.7-05': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a wrong draw is noted, a second kills the hand; so does a wrong number of tiles',
    },
  ],
  'wdmc-1.7-06': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a false riichi seen at a draw: the draw stands, the offender is noten, the stick stays',
    },
    { file: 'spec/wdmc-2019/fouls.spec.ts', name: 'its owner going out shows it: a chonbo' },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'ron while furiten, with the hand shown, is a chonbo',
    },
  ],
  'wdmc-1.7-07': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a closed kan leaves the hand closed, a call opens it',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'a closed kan leaves riichi open' },
  ],
  'wdmc-1.7-08': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'indicators and replacement tiles are the fourteen of the dead wall',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans in one turn: replacements and indicators come in order, and the hand may win',
    },
  ],
  'wdmc-1.7-09': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two winners are both paid in full' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'three players win on one discard and all are paid, each with the bonus sticks',
    },
  ],
  'wdmc-1.7-11': [
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'a discard that was called away still counts',
    },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'one side of the wait discarded: no win on either side',
    },
  ],
  'wdmc-1.7-12': [
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'a furiten player may still win by own draw',
    },
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'a new wait ends it' },
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
  'wdmc-1.7-15': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'East 1 to 4, South 1 to 4; the first dealer deals South 1; then the match is over',
    },
  ],
  'wdmc-1.7-16': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'the shape makes tenpai, also where no yaku is in reach',
    },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'tenpai without a yaku is tenpai' },
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
  'wdmc-1.7-20': [
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'the rules name no condition at all' },
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
  'wdmc-1.7-22': [
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'an own call ends it as well' },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'until the next own turn no other completing tile may be won on',
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
  'wdmc-1.7-24': [
    { file: 'spec/wdmc-2019/views.spec.ts', name: 'only melds and discards of others are sent' },
  ],
  'wdmc-2.0-01': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'East 1 to 4, South 1 to 4; the first dealer deals South 1; then the match is over',
    },
  ],
  'wdmc-2.0-02': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a win of the dealer or tenpai at a draw keeps the winds',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'after a non-dealer’s win South becomes East',
    },
  ],
  'wdmc-2.0-03': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the winds move on: South becomes East, and East becomes North',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'after a non-dealer’s win South becomes East',
    },
  ],
  'wdmc-2.0-05': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'East 1 to 4, South 1 to 4; the first dealer deals South 1; then the match is over',
    },
  ],
  'wdmc-2.0-06': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'East 1 to 4, South 1 to 4; the first dealer deals South 1; then the match is over',
    },
  ],
  'wdmc-2.0-07': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a bonus hand is named after its sticks',
    },
  ],
  'wdmc-2.1-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four players begin with 30,000 points each',
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
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'three times four tiles each from the dealer on, then one each; the dealer’s last is the 53rd',
    },
  ],
  'wdmc-2.6-02': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a kan takes its tile elsewhere and leaves the order of the live wall alone',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'draws go on where the last one stopped, until the live wall is empty',
    },
  ],
  'wdmc-2.6-03': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the dealer takes the tops of the first and third stack left',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'three times four tiles each from the dealer on, then one each; the dealer’s last is the 53rd',
    },
  ],
  'wdmc-2.6-04': [
    {
      file: 'spec/wdmc-2019/02-setup.spec.ts',
      name: 'the others take one each: 14 tiles, three times 13, and 69 to draw',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'three times four tiles each from the dealer on, then one each; the dealer’s last is the 53rd',
    },
  ],
  'wdmc-2.6-05': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a dealer may also win, declare a kan or riichi at once',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a dealer without a winning hand must discard',
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
  'wdmc-3.0-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'turns go round from the dealer: East, South, West, North, East',
    },
  ],
  'wdmc-3.0-02': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a turn is one draw and one discard, which ends it',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'or a chi and a discard, with no draw and no kan in between',
    },
  ],
  'wdmc-3.0-03': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a call passes over the players in between',
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'from the dead wall as well' },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'on the discard of any of the three' },
  ],
  'wdmc-3.0-05': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a win of the dealer or tenpai at a draw keeps the winds',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'dealer’s win, dealer’s tenpai, then a win of South: 0, 1, 2, 0',
    },
  ],
  'wdmc-3.0-06': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'draws go on where the last one stopped, until the live wall is empty',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'the last discard without a winner ends the deal as a draw',
    },
  ],
  'wdmc-3.0-07': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer tenpai: a bonus hand with the same winds',
    },
  ],
  'wdmc-3.0-08': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer noten: a bonus hand with the next dealer',
    },
  ],
  'wdmc-3.0-09': [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'a deal that the judge resets is replayed with the same winds, round and number',
    },
  ],
  'wdmc-3.0-10': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a non-dealer’s win ends the game whatever the scores',
    },
  ],
  'wdmc-3.0-11': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: '3,000 points and a payment of 8,000: -5,000, and East 3 is dealt',
    },
  ],
  'wdmc-3.0-12': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'every deal begins with the points of all four announced',
    },
  ],
  'wdmc-3.1-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'each player has a discard pile of their own, in order',
    },
  ],
  'wdmc-3.10-01': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a chonbo takes 12,000 off the final score; no points move at the table',
    },
  ],
  'wdmc-3.11-01': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a dead hand draws and discards: no chi, pon, kan, riichi, ron or tsumo',
    },
  ],
  'wdmc-3.11-02': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a dealer with a dead tenpai hand pays noten at a draw and loses the deal',
    },
  ],
  'wdmc-3.2-01': [
    { file: 'spec/wdmc-2019/play-01-turns.spec.ts', name: 'a player who lets the chi go draws' },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'or a chi and a discard, with no draw and no kan in between',
    },
  ],
  'wdmc-3.2.1-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a kan takes its tile elsewhere and leaves the order of the live wall alone',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'draws go on where the last one stopped, until the live wall is empty',
    },
  ],
  'wdmc-3.2.1-02': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four alike may be declared, kept, or discarded from; a kept kan can follow on a later turn',
    },
  ],
  'wdmc-3.2.1-03': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'the fourth tile of a pon may be added, kept for later, or discarded',
    },
  ],
  'wdmc-3.2.1-04': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a turn is one draw and one discard, which ends it',
    },
  ],
  'wdmc-3.2.2-01': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a chi comes from the player to the left and from nobody else',
    },
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'no chi without the two tiles' },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'only the player whose left neighbour discarded may chi',
    },
  ],
  'wdmc-3.2.2-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a chi opens the hand: no riichi, self-draw, pinfu or iipeikou any more',
    },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'the meld lies open with the called tile, and riichi is gone',
    },
  ],
  'wdmc-3.2.2-04': [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a red five and a plain five are the same tile',
    },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'chi 4s with 56s: neither 4s nor 7s may follow',
    },
  ],
  'wdmc-3.2.2-05': [
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'an edge sequence has no other end' },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'chi 4s with 56s: neither 4s nor 7s may follow',
    },
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'chi 5s with 46s: only 5s is forbidden' },
  ],
  'wdmc-3.2.2-06': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four of a kind wait for a draw of one’s own',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'or a chi and a discard, with no draw and no kan in between',
    },
  ],
  'wdmc-3.3-01': [
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'any of the three may call' },
  ],
  'wdmc-3.3-02': [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a hand in tenpai without riichi may still call',
    },
  ],
  'wdmc-3.3.1-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'a pon may come from any of the three' },
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'any of the three may call' },
  ],
  'wdmc-3.3.1-02': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'a pon opens the hand' },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a pon lies open and points at whose tile it is',
    },
  ],
  'wdmc-3.3.1-04': [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'the fourth tile may not follow the pon, but may on a later turn',
    },
  ],
  'wdmc-3.3.2-01': [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'after the replacement: win, kan again or discard',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'closed kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'discarded kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'late kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
  ],
  'wdmc-3.3.2-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'replacement tiles come from the left end of the dead wall',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans in one turn: replacements and indicators come in order, and the hand may win',
    },
  ],
  'wdmc-3.3.2-03': [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'and for a win on the discard after a late kan',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'closed kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'discarded kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'late kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'the new indicator counts for a win on the replacement tile',
    },
  ],
  'wdmc-3.3.2-04': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'each new indicator lies to the right of the last',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans in one turn: replacements and indicators come in order, and the hand may win',
    },
  ],
  'wdmc-3.3.2-05': [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'after the replacement: win, kan again or discard',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'closed kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'discarded kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'late kan: it is shown, a tile is replaced, an indicator turned, a tile discarded',
    },
  ],
  'wdmc-3.3.2-06': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a kan takes its tile elsewhere and leaves the order of the live wall alone',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'the live wall loses one tile to the dead wall with each kan',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'without a live tile there is no kan' },
  ],
  'wdmc-3.3.2-07': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four alike may be declared, kept, or discarded from; a kept kan can follow on a later turn',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'declining a kan changes nothing' },
  ],
  'wdmc-3.3.2-08': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a quad is one of the four melds, so a winning hand may have 16 tiles',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans in one turn: replacements and indicators come in order, and the hand may win',
    },
  ],
  'wdmc-3.3.2.1-02': [
    {
      file: 'spec/wdmc-2019/01-tiles-and-terms.spec.ts',
      name: 'a closed kan leaves the hand closed, a call opens it',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'a closed kan leaves riichi open' },
  ],
  'wdmc-3.3.2.2-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'the fourth tile of a pon may be added, kept for later, or discarded',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'a late kan needs a pon of one’s own and the fourth tile',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'not on the turn of the pon itself' },
  ],
  'wdmc-3.3.2.3-01': [
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'any of the three may call' },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'a kan on a discard opens the hand' },
  ],
  'wdmc-3.3.2.4-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four alike may be declared, kept, or discarded from; a kept kan can follow on a later turn',
    },
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'the fourth tile of a pon may be added, kept for later, or discarded',
    },
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'declining a kan changes nothing' },
  ],
  'wdmc-3.3.2.5-01': [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'an open pon cannot take a discard for a kan',
    },
  ],
  'wdmc-3.3.2.5-02': [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'a fifth kan is refused whatever its kind',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans by three players: the deal goes on, a fifth kan is refused',
    },
  ],
  'wdmc-3.4.1-01': [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'a pon is heard before a chi, whoever spoke first',
    },
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'a win is heard before a kan or a pon' },
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'so is a kan' },
  ],
  'wdmc-3.4.1-02': [
    { file: 'spec/wdmc-2019/play-02-calls.spec.ts', name: 'a win is heard before a kan or a pon' },
  ],
  'wdmc-3.4.1-03': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'three players win on one discard and all are paid, each with the bonus sticks',
    },
  ],
  'wdmc-3.4.2-01': [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'once the next player has drawn it is too late to call',
    },
  ],
  'wdmc-3.4.2-02': [
    { file: 'spec/wdmc-2019/play-01-turns.spec.ts', name: 'a player who lets the chi go draws' },
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'nobody draws while a player who can call has not answered',
    },
  ],
  'wdmc-3.5-01': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'by own draw, or on the discard of any opponent',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'on the discard of any of the three' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'the hand is shown with the drawn tile apart; every other player pays',
    },
  ],
  'wdmc-3.5.1-01': [
    { file: 'spec/wdmc-2019/play-03-kans.spec.ts', name: 'a closed kan leaves riichi open' },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'an open hand cannot declare; a closed kan keeps the hand closed',
    },
  ],
  'wdmc-3.5.1-02': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'only discards that leave the hand tenpai are offered',
    },
  ],
  'wdmc-3.5.1-03': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'below 1,000 points the stick is lent: 400 becomes -600 and play goes on',
    },
  ],
  'wdmc-3.5.1-04': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'four live tiles must be left, three are too few',
    },
  ],
  'wdmc-3.5.1-06': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'a called riichi discard does not undo it',
    },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'the tile is discarded, others may win, then 1,000 points leave the declarer',
    },
  ],
  'wdmc-3.5.1-08': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'a declarer whose discard is won keeps the stick',
    },
  ],
  'wdmc-3.5.1-09': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'a called riichi discard does not undo it',
    },
  ],
  'wdmc-3.5.1-10': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'whatever is drawn and does not win is discarded',
    },
  ],
  'wdmc-3.5.1-11': [
    { file: 'spec/wdmc-2019/play-04-riichi.spec.ts', name: 'no chi, pon or kan on a discard' },
  ],
  'wdmc-3.5.1-12': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'a kan of a drawn fourth tile that changes nothing',
    },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'nor when the hand could be read otherwise',
    },
    { file: 'spec/wdmc-2019/play-04-riichi.spec.ts', name: 'nor with four that were held before' },
    { file: 'spec/wdmc-2019/play-04-riichi.spec.ts', name: 'not when the waits change' },
  ],
  'wdmc-3.5.1-13': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'only the riichi winner counts the ura' },
    {
      file: 'spec/wdmc-2019/04-2-dora-and-fu.spec.ts',
      name: 'no ura without riichi, whatever lies under the indicator',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'of two winners only the one in riichi sees the ura-dora',
    },
  ],
  'wdmc-3.5.1-14': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'riichi while furiten is allowed; only an own draw wins then',
    },
  ],
  'wdmc-3.5.1-15': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'a declarer whose discard is won keeps the stick',
    },
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'the tile is discarded, others may win, then 1,000 points leave the declarer',
    },
  ],
  'wdmc-3.5.1-16': [
    {
      file: 'spec/wdmc-2019/play-04-riichi.spec.ts',
      name: 'below 1,000 points the stick is lent: 400 becomes -600 and play goes on',
    },
    {
      file: 'spec/wdmc-2019/referee.spec.ts',
      name: 'a riichi below 1,000 points is lent for, and told at once',
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
  'wdmc-3.5.3.0-01': [
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'the hand is shown with the tile that won it',
    },
  ],
  'wdmc-3.5.3.0-02': [
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'nor on any of three waits' },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'one side of the wait discarded: no win on either side',
    },
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'a single winner takes every stick' },
  ],
  'wdmc-3.5.3.1-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'two winners are both paid in full' },
  ],
  'wdmc-3.5.3.1-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'the stick of a loser goes to the nearest winner in turn order',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'dealer in riichi and West win on South’s discard with North in riichi and one stick carried',
    },
  ],
  'wdmc-3.5.3.1-03': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'the sticks of winners go back to them' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'dealer in riichi and West win on South’s discard with North in riichi and one stick carried',
    },
  ],
  'wdmc-3.5.3.1-04': [
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'dealer in riichi and West win on South’s discard with North in riichi and one stick carried',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'but not when the dealer wins as well',
    },
  ],
  'wdmc-3.5.3.2-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'three players win on one discard and all are paid, each with the bonus sticks',
    },
  ],
  'wdmc-3.5.3.2-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'triple ron: the discarder’s stick to the nearest winner, the winners’ own sticks back',
    },
  ],
  'wdmc-3.5.3.3-01': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'the tile of a late kan may be won' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'a late kan may be won on before its replacement is drawn; no indicator is turned',
    },
  ],
  'wdmc-3.5.3.3-02': [
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'a late kan may be won on before its replacement is drawn; no indicator is turned',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'once nobody wants it the replacement is drawn',
    },
  ],
  'wdmc-3.5.3.3-03': [
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'a late kan may be won on before its replacement is drawn; no indicator is turned',
    },
  ],
  'wdmc-3.5.4-01': [
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'the hand is shown with the drawn tile apart; every other player pays',
    },
  ],
  'wdmc-3.5.4-02': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'the drawn tile may come from the dead wall',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'the new indicator counts for a win on the replacement tile',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'from the dead wall as well' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'the hand is shown with the drawn tile apart; every other player pays',
    },
  ],
  'wdmc-3.5.4-03': [
    {
      file: 'spec/wdmc-2019/03-gameplay.spec.ts',
      name: 'a winner by own draw takes all riichi sticks',
    },
  ],
  'wdmc-3.6-01': [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'nothing but a win may be called on the last discard',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'the last discard without a winner ends the deal as a draw',
    },
  ],
  'wdmc-3.6-02': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'tenpai is told in player order from the dealer, nobody chooses',
    },
  ],
  'wdmc-3.6-03': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'tenpai hands are shown, noten hands stay face down',
    },
  ],
  'wdmc-3.6-04': [
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: '0 in tenpai: 0, 0, 0, 0' },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: '4 in tenpai: 0, 0, 0, 0' },
  ],
  'wdmc-3.6-05': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: '1 in tenpai: -1000, 3000, -1000, -1000',
    },
  ],
  'wdmc-3.6-06': [
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: '3 in tenpai: 1000, 1000, 1000, -3000' },
  ],
  'wdmc-3.6-07': [
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: '2 in tenpai: 1500, -1500, -1500, 1500' },
  ],
  'wdmc-3.6-08': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer noten: a bonus hand with the next dealer',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer tenpai: a bonus hand with the same winds',
    },
  ],
  'wdmc-3.6-09': [
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'a single winner takes every stick' },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'riichi sticks wait for the next winner',
    },
  ],
  'wdmc-3.7.1-01': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer noten: a bonus hand with the next dealer',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'dealer tenpai: a bonus hand with the same winds',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'dealer’s win, dealer’s tenpai, then a win of South: 0, 1, 2, 0',
    },
  ],
  'wdmc-3.7.1-02': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'placing a stick costs nobody anything',
    },
  ],
  'wdmc-3.7.1-03': [
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'bonus sticks pass on to the new dealer',
    },
  ],
  'wdmc-3.7.1-04': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a non-dealer’s win takes them all away',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'but not when the dealer wins as well',
    },
  ],
  'wdmc-3.7.2-01': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a bonus hand is named after its sticks',
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
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'three players win on one discard and all are paid, each with the bonus sticks',
    },
  ],
  'wdmc-3.7.2-04': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a dealer’s win that takes the lead ends it, unasked',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a leading dealer in tenpai at a draw plays on',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a leading dealer’s win before South 4 ends nothing',
    },
  ],
  'wdmc-3.7.2-05': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'a dealer’s win without the lead goes on',
    },
    { file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts', name: 'nor is a tie the most points' },
  ],
  'wdmc-3.7.2-06': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'South 4 drawn with a noten dealer: West 1 although the leader is far above 30,000',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'nagashi mangan in South 4 is a draw and leads there too',
    },
  ],
  'wdmc-3.7.2-07': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'draws go on: tenpai repeats, noten moves to West 2 and North',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'the first win ends it, of whoever',
    },
  ],
  'wdmc-3.8-01': [
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'four equal winds at the start' },
  ],
  'wdmc-3.8-02': [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans by three players: the deal goes on, a fifth kan is refused',
    },
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans in one turn: replacements and indicators come in order, and the hand may win',
    },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'the rules name no condition at all' },
  ],
  'wdmc-3.8-03': [
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'nine terminals and honours' },
  ],
  'wdmc-3.8-04': [{ file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'four riichi' }],
  'wdmc-3.9.1-01': [
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'nor on any of three waits' },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'one side of the wait discarded: no win on either side',
    },
  ],
  'wdmc-3.9.1-02': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'ron while furiten, with the hand shown, is a chonbo',
    },
  ],
  'wdmc-3.9.1-03': [
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'a furiten player may still win by own draw',
    },
  ],
  'wdmc-3.9.2-01': [
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'an own call ends it as well' },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'until the next own turn no other completing tile may be won on',
    },
  ],
  'wdmc-3.9.2-02': [
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'a closed kan is such a call' },
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'and no call lifts it' },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'any call in between lifts it at once',
    },
  ],
  'wdmc-3.9.2-03': [
    { file: 'spec/wdmc-2019/play-05-furiten.spec.ts', name: 'and no call lifts it' },
    {
      file: 'spec/wdmc-2019/play-05-furiten.spec.ts',
      name: 'in riichi a win let go bars every later discard, not the own draw',
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'ippatsu up to the next own draw' },
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'ippatsu up to the next own draw' },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'the robbed kan ends ippatsu' },
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'from the dead wall as well' },
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'the last tile, drawn or discarded' },
  ],
  'wdmc-4.1.1.6-02': [
    { file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts', name: 'houtei: the final discard' },
    {
      file: 'spec/wdmc-2019/04-1-1-situational-yaku.spec.ts',
      name: 'houtei: the same for a closed hand',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'the last tile, drawn or discarded' },
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
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'a called discard, or one simple, does' },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'an own call does not spoil it' },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'paid like a self-drawn mangan, in place of the noten pay',
    },
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'still a draw: bonus stick, sticks stay, no 300s',
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
    {
      file: 'spec/wdmc-2019/play-07-draws.spec.ts',
      name: 'two of them: only the others pay, 2,000 each',
    },
  ],
  'wdmc-4.1.6.2-03': [
    {
      file: 'spec/wdmc-2019/04-1-4-other-yaku.spec.ts',
      name: 'three have it: the fourth pays all of them',
    },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'three of them: the fourth pays all' },
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'nor an own kan' },
  ],
  'wdmc-4.1.7.12-02': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'no tenhou on the replacement tile of an own closed quad',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'nor an own kan' },
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'chihou survives a closed kan' },
  ],
  'wdmc-4.1.7.13-02': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'chihou: an open call spoils it, a closed quad of another player does not',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'but not an open call' },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'chihou survives a closed kan' },
  ],
  'wdmc-4.1.7.13-03': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'no chihou on the replacement tile of an own closed quad',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'nor an own kan' },
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
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'renhou, unless a kan came' },
  ],
  'wdmc-4.1.7.14-02': [
    {
      file: 'spec/wdmc-2019/04-1-7-first-turn-and-paarenchan.spec.ts',
      name: 'renhou: once a call has been made the hand needs another yaku',
    },
    { file: 'spec/wdmc-2019/play-06-winning.spec.ts', name: 'renhou, unless a kan came' },
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
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a dealer’s win at eight sticks, however they came: a yakuman, no sticks, next dealer',
    },
  ],
  'wdmc-4.1.7.15-02': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'a dealer’s win at eight sticks, however they came: a yakuman, no sticks, next dealer',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'eight sticks and a non-dealer’s win: an ordinary hand',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'in South 4 it therefore ends the game',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'seven or nine sticks are nothing special',
    },
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'the winds move on also after a double ron',
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
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'a closed kan is not won on by an ordinary hand',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'thirteen orphans may, also two of them',
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
  'wdmc-p1-05': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'one at or above 30,000: +12, -1, -3, -8' },
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'two: +8, +4, -4, -8' },
  ],
  'wdmc-p1-06': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'one five of each suit is red, in place of a plain one; there is no second red five of circles',
    },
  ],
  'wdmc-p1-07': [
    { file: 'spec/wdmc-2019/03-gameplay.spec.ts', name: 'three winners are all paid in full' },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'three players win on one discard and all are paid, each with the bonus sticks',
    },
    {
      file: 'spec/wdmc-2019/play-06-winning.spec.ts',
      name: 'two of three may win while the third lets it go',
    },
  ],
  'wdmc-p1-08': [
    {
      file: 'spec/wdmc-2019/play-03-kans.spec.ts',
      name: 'four kans by three players: the deal goes on, a fifth kan is refused',
    },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'four equal winds at the start' },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'four riichi' },
    { file: 'spec/wdmc-2019/play-07-draws.spec.ts', name: 'nine terminals and honours' },
  ],
  'wdmc-p1-09': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: '3,000 points and a payment of 8,000: -5,000, and East 3 is dealt',
    },
  ],
  'wdmc-p1-10': [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'at -5,000 a loan of 20,000 leaves 15,000 in sticks',
    },
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
  'wdmc-p1-15': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a chonbo takes 12,000 off the final score; no points move at the table',
    },
  ],
  'wdmc-p1-16': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'tied players share the uma of their places' },
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
  'wdmc-p1-18': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'the value records which passage wins',
    },
  ],
  'wdmc-p2.2-02': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'one at or above 30,000: +12, -1, -3, -8' },
  ],
  'wdmc-p2.3.1-03': [
    {
      file: 'spec/wdmc-2019/00-introduction.spec.ts',
      name: 'one five of each suit is red, in place of a plain one; there is no second red five of circles',
    },
  ],
  'wdmc-p2.3.1-05': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'four players begin with 30,000 points each',
    },
  ],
  'wdmc-p2.3.1-07': [
    {
      file: 'spec/wdmc-2019/play-08-bonus-hands.spec.ts',
      name: 'placing a stick costs nobody anything',
    },
  ],
  'wdmc-p2.4.1-02': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'and even in South 4 drawn by a noten dealer',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'time runs out in South 1: this deal is the last, even when the dealer wins it',
    },
  ],
  'wdmc-p2.4.1-03': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a chonbo after time ends the match: there is no time to deal again',
    },
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'between deals the game is over at once, also with a bonus hand pending',
    },
  ],
  'wdmc-p2.4.1-04': [
    {
      file: 'spec/wdmc-2019/clock-start.spec.ts',
      name: 'walls are built and hands dealt before the signal',
    },
  ],
  'wdmc-p2.4.1-05': [
    {
      file: 'spec/wdmc-2019/clock-start.spec.ts',
      name: 'nothing else is done before it, and no second discard',
    },
    {
      file: 'spec/wdmc-2019/clock-start.spec.ts',
      name: 'the first discard lies face down until the signal',
    },
    {
      file: 'spec/wdmc-2019/clock-start.spec.ts',
      name: 'the signal is given once, and everybody hears it',
    },
  ],
  'wdmc-p2.4.1-06': [
    {
      file: 'spec/wdmc-2019/clock-start.spec.ts',
      name: 'the first discard lies face down until the signal',
    },
  ],
  'wdmc-p2.4.1-10': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'play follows Part 3; Parts 1 and 2 speak only of the event',
    },
  ],
  'wdmc-p2.4.2-01': [
    {
      file: 'spec/wdmc-2019/referee.spec.ts',
      name: 'while the judge is called nobody can touch a tile',
    },
  ],
  'wdmc-p2.4.2-02': [
    {
      file: 'spec/wdmc-2019/referee.spec.ts',
      name: 'while the judge is called nobody can touch a tile',
    },
  ],
  'wdmc-p2.4.2-03': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: "a ruling tells nothing of anybody's hand or waits",
    },
  ],
  'wdmc-p2.4.2-04': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: 'a ruling is no act of a player: only the judge can write one',
    },
  ],
  'wdmc-p2.4.2-05': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: 'a decision on what the rules leave open is told to everybody',
    },
  ],
  'wdmc-p2.4.2-06': [
    {
      file: 'spec/wdmc-2019/referee.spec.ts',
      name: 'the judge is told whenever a score falls below zero, and again for a second loan',
    },
  ],
  'wdmc-p2.4.2-07': [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'at -5,000 a loan of 20,000 leaves 15,000 in sticks',
    },
  ],
  'wdmc-p2.4.2-08': [
    {
      file: 'spec/wdmc-2019/ranking.spec.ts',
      name: 'at -5,000 a loan of 20,000 leaves 15,000 in sticks',
    },
  ],
  'wdmc-p2.4.3-01': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'every deal begins with the points of all four announced',
    },
  ],
  'wdmc-p2.4.3-02': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'every deal begins with the points of all four announced',
    },
  ],
  'wdmc-p2.5-01': [{ file: 'spec/wdmc-2019/ranking.spec.ts', name: 'two: +8, +4, -4, -8' }],
  'wdmc-p2.5-02': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'exactly 30,000 counts as above' },
  ],
  'wdmc-p2.5-03': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'one at or above 30,000: +12, -1, -3, -8' },
  ],
  'wdmc-p2.5-04': [{ file: 'spec/wdmc-2019/ranking.spec.ts', name: 'two: +8, +4, -4, -8' }],
  'wdmc-p2.5-05': [{ file: 'spec/wdmc-2019/ranking.spec.ts', name: 'three: +8, +3, +1, -12' }],
  'wdmc-p2.5-06': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'tied players share the uma of their places' },
  ],
  'wdmc-p2.5-07': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'four on exactly 30,000: nothing' },
  ],
  'wdmc-p2.5-09': [
    {
      file: 'spec/wdmc-2019/play-09-end-of-match.spec.ts',
      name: 'sticks still on the table go to nobody',
    },
  ],
  'wdmc-p2.7-01': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'anything else is a ruling with a note, told to the table',
    },
  ],
  'wdmc-p2.7-03': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'anything else is a ruling with a note, told to the table',
    },
  ],
  'wdmc-p2.7-10': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: 'an objection waits for the end of the deal and reverses nothing',
    },
  ],
  'wdmc-p2.7-11': [
    { file: 'spec/wdmc-2019/referee.spec.ts', name: 'a cheat is removed without a warning before' },
  ],
  'wdmc-p2.7-14': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: 'an act carries no words: nobody can talk about a hand or bluff',
    },
  ],
  'wdmc-p2.7-15': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: 'an act carries no words: nobody can talk about a hand or bluff',
    },
  ],
  'wdmc-p2.7-16': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: 'a record tells the judge how long each player took',
    },
  ],
  'wdmc-p2.7-17': [
    { file: 'spec/wdmc-2019/views.spec.ts', name: 'after a deal no tile of the wall is sent' },
  ],
  'wdmc-p2.7-22': [
    {
      file: 'spec/wdmc-2019/play-01-turns.spec.ts',
      name: 'a discard is seen before anybody answers to it',
    },
  ],
  'wdmc-p2.8-01': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a false riichi seen at a draw: the draw stands, the offender is noten, the stick stays',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'if another player wins, it never has to be shown',
    },
  ],
  'wdmc-p2.8-02': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a call that is put right before tiles are laid costs nothing',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a meld of wrong tiles that is not noticed before the discard kills the hand',
    },
  ],
  'wdmc-p2.8-03': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a call that is put right before tiles are laid costs nothing',
    },
  ],
  'wdmc-p2.8-04': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a meld of wrong tiles that is not noticed before the discard kills the hand',
    },
  ],
  'wdmc-p2.8-05': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'after chi 4s with 56s the discard of 7s kills the hand',
    },
  ],
  'wdmc-p2.8-06': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'after pon the discard of the fourth copy kills the hand',
    },
  ],
  'wdmc-p2.8-07': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a false win taken back before tiles are shown: the judge rules a dead hand, no points change',
    },
  ],
  'wdmc-p2.8-08': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a false win that was shown: the deal is played again with the same winds and bonus',
    },
    { file: 'spec/wdmc-2019/fouls.spec.ts', name: 'a win declared and shown with it is a chonbo' },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'beside a valid ron it is only warned; the win stands',
    },
  ],
  'wdmc-p2.8-09': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a wrong draw is noted, a second kills the hand; so does a wrong number of tiles',
    },
  ],
  'wdmc-p2.8-10': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a wrong draw is noted, a second kills the hand; so does a wrong number of tiles',
    },
  ],
  'wdmc-p2.8-11': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a deal that cannot go on is played again, and the offender has a chonbo',
    },
  ],
  'wdmc-p2.8-12': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a deal that cannot go on is played again, and the offender has a chonbo',
    },
  ],
  'wdmc-p2.8-13': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'tiles knocked over while building: a new wall without a penalty',
    },
  ],
  'wdmc-p2.8-15': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a wrong draw is noted, a second kills the hand; so does a wrong number of tiles',
    },
  ],
  'wdmc-p2.8-19': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a ringing phone: a warning, then 12,000, then 24,000 each time, off the final score',
    },
  ],
  'wdmc-p2.8-20': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a ringing phone: a warning, then 12,000, then 24,000 each time, off the final score',
    },
  ],
  'wdmc-p2.8-21': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a ringing phone: a warning, then 12,000, then 24,000 each time, off the final score',
    },
  ],
  'wdmc-p2.8-22': [
    {
      file: 'spec/wdmc-2019/referee.spec.ts',
      name: 'a disruption is warned, and then, or at once, ends in removal',
    },
  ],
  'wdmc-p2.8-23': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'anything else is a ruling with a note, told to the table',
    },
  ],
  'wdmc-p2.8-24': [
    { file: 'spec/wdmc-2019/referee.spec.ts', name: 'a cheat is removed without a warning before' },
  ],
  'wdmc-p2.8-25': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'anything else is a ruling with a note, told to the table',
    },
  ],
  'wdmc-p2.8-26': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'anything else is a ruling with a note, told to the table',
    },
  ],
  'wdmc-p2.8-27': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a ruling stands: nothing in play takes it back',
    },
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'anything else is a ruling with a note, told to the table',
    },
    { file: 'spec/wdmc-2019/fouls.spec.ts', name: 'what is not listed we judge as WRC 2022 does' },
  ],
  'wdmc-p2.8-28': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a chonbo takes 12,000 off the final score; no points move at the table',
    },
  ],
  'wdmc-p2.8-29': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a dead hand draws and discards: no chi, pon, kan, riichi, ron or tsumo',
    },
  ],
  'wdmc-p2.8-30': [
    {
      file: 'spec/wdmc-2019/fouls.spec.ts',
      name: 'a dealer with a dead tenpai hand pays noten at a draw and loses the deal',
    },
  ],
  'wdmc-p2.8-31': [
    {
      file: 'spec/wdmc-2019/play-02-calls.spec.ts',
      name: 'nobody draws while a player who can call has not answered',
    },
  ],
  'wdmc-p2.9.1-06': [
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'four on exactly 30,000: nothing' },
    { file: 'spec/wdmc-2019/ranking.spec.ts', name: 'tied players share the uma of their places' },
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
  'wrc-1-03': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a concealed quad cannot be robbed, not even for Thirteen Orphans, and nothing is missed',
    },
  ],
  'wrc-1-04': [
    {
      file: 'spec/wrc-2022/11-03-fu.spec.ts',
      name: 'a double-wind pair is 2 fu: 20 + 2 + 4 + 2 + 2 = 30, so 1,000 all',
    },
  ],
  'wrc-1-05': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a discard can be called until the next draw, and nobody draws before all have answered',
    },
  ],
  'wrc-1-06': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'at a guided table no foul is taken; the referee rules there too',
    },
  ],
  'wrc-1-07': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: '40,000 and first is 25P; a call with a dead hand in the next hanchan leaves -5P, the table 30,000',
    },
  ],
  'wrc-10-01': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during a deal: it is finished, and none follows, even if East would repeat',
    },
  ],
  'wrc-10-02': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'a leading dealer who wins the last deal plays on',
    },
  ],
  'wrc-10.1-04': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'South 4 won by East before the bell: one more deal',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'right after a win: exactly one more deal is played',
    },
  ],
  'wrc-10.1-05': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'also before the first discard of East, and when the deal is drawn',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during a deal: it is finished, and none follows, even if East would repeat',
    },
  ],
  'wrc-10.1-06': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'the bell makes the deal the last; a chombo then ends the match without a new deal',
    },
  ],
  'wrc-10.1-07': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during the declarations after the last discard: one more deal is played',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'right after a win: exactly one more deal is played',
    },
  ],
  'wrc-10.2-01': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'deposits left at the end belong to nobody',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'there is no West round, whatever the scores and the deposits',
    },
  ],
  'wrc-10.3-01': [
    { file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'places give +15, +5, -5, -15' },
  ],
  'wrc-10.3-02': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'two equal players split the uma of their places',
    },
  ],
  'wrc-10.3-03': [{ file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'nothing is rounded' }],
  'wrc-10.3-04': [
    {
      file: 'spec/wrc-2022/table-service.spec.ts',
      name: 'scores and deposits must make up 120,000',
    },
  ],
  'wrc-10.3-05': [
    { file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'uma sums to zero in every pattern of ties' },
  ],
  'wrc-10.3-06': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'results plus the deposits left sum to zero',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'any call and an own quad end it',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'ippatsu lasts to the own next discard',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'robbing a quad in that go-around keeps ippatsu',
    },
  ],
  'wrc-11.5.1-03': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'riichi by another in between does not break it: the deposit lies there, the han counts',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'the riichi of another player does not',
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
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'robbing a quad with one live tile left is Robbing a Quad and no Last Tile Claim',
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
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'the indicator of a called quad counts for a win on its replacement, which all three pay',
    },
  ],
  'wrc-11.5.1-14': [
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'Last Tile Draw, open' },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a win on the last live tile is Last Tile Draw',
    },
  ],
  'wrc-11.5.1-15': [
    {
      file: 'spec/wrc-2022/11-05-1-one-han.spec.ts',
      name: 'on a replacement tile only After a Quad counts',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a quad with one live tile left takes it away: a win on the replacement is After a Quad only',
    },
  ],
  'wrc-11.5.1-16': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'a win on the last discard is possible' },
    { file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'Last Tile Claim, open' },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'without a win there is no further quad, and a ron on the discard is Last Tile Claim',
    },
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a call or a concealed quad before makes it plain',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'riichi with the first discard is Double Riichi, others riichi before or not',
    },
  ],
  'wrc-11.5.2-02': [
    {
      file: 'spec/wrc-2022/11-05-2-two-han.spec.ts',
      name: 'Double Riichi is two han in place of Riichi',
    },
    { file: 'spec/wrc-2022/11-05-2-two-han.spec.ts', name: 'Unbroken is added to it: three han' },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'riichi with the first discard is Double Riichi, others riichi before or not',
    },
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a ron before the own first draw is Blessing of Man; not for East, not after a call',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'East wins on the deal: Blessing of Heaven, but not after a quad',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a win on the first draw: Blessing of Earth, unless broken',
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
  'wrc-12.1-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'the referee may give any penalty with a note, in play, between deals and after the match',
    },
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a referee has a warning, points, a dead hand, a chombo and disqualification',
    },
  ],
  'wrc-12.1-02': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a referee has a warning, points, a dead hand, a chombo and disqualification',
    },
  ],
  'wrc-12.1-03': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a call for the referee stops the table until it is released',
    },
  ],
  'wrc-12.1-04': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call once made is not changed or taken back, neither before nor after the discard',
    },
  ],
  'wrc-12.1-06': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a call for the referee stops the table until it is released',
    },
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a table that stands still cannot be stopped again, nor one that plays released',
    },
    { file: 'spec/wrc-2022/referee.spec.ts', name: 'even a legal act of the player to move waits' },
  ],
  'wrc-12.1-08': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: "a table's bell is its own: extra time for one leaves the others as they are",
    },
  ],
  'wrc-12.2-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a warning is counted and told, and changes no score',
    },
  ],
  'wrc-12.2-02': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'points of any amount come off the tournament score; the table and the others do not notice',
    },
  ],
  'wrc-12.2-03': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'points of any amount come off the tournament score; the table and the others do not notice',
    },
  ],
  'wrc-12.2-04': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'a penalty is off the tournament score, never off the table',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: '40,000 and first is 25P; a call with a dead hand in the next hanchan leaves -5P, the table 30,000',
    },
  ],
  'wrc-12.2-05': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a dead hand is offered discards and nothing else: no tsumo, no kan, no riichi',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'at a draw a dead hand is noten whatever it waits for, and East loses the deal',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'it is asked for no call, and its ron is refused',
    },
  ],
  'wrc-12.2-06': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
  ],
  'wrc-12.2-07': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false ron beside a valid one: the win is paid, the nearer false caller is only warned',
    },
  ],
  'wrc-12.2-08': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi shown at a draw: 30P, no tenpai payments, no counter, a new deal',
    },
  ],
  'wrc-12.3.1-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a new deal ordered after the bell is still played',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'after an accident in the deal the referee orders a new deal; nobody is penalised',
    },
  ],
  'wrc-12.3.1-02': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'what no program can see (a wrong number of tiles, a look at the ura) is a ruling: chombo',
    },
  ],
  'wrc-12.3.1-03': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'what no program can see (a wrong number of tiles, a look at the ura) is a ruling: chombo',
    },
  ],
  'wrc-12.3.1-04': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'what no program can see (a wrong number of tiles, a look at the ura) is a ruling: chombo',
    },
  ],
  'wrc-12.3.1-05': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'tiles shown by accident cost by their number and by whose they are',
    },
  ],
  'wrc-12.3.1-06': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'after an accident in the deal the referee orders a new deal; nobody is penalised',
    },
  ],
  'wrc-12.3.1-07': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'tiles shown by accident cost by their number and by whose they are',
    },
  ],
  'wrc-12.3.1-08': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'the ura indicators and the wall are in nobody’s view',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'what no program can see (a wrong number of tiles, a look at the ura) is a ruling: chombo',
    },
  ],
  'wrc-12.3.1-09': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'tiles shown by accident cost by their number and by whose they are',
    },
  ],
  'wrc-12.3.1-10': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'what no program can see (a wrong number of tiles, a look at the ura) is a ruling: chombo',
    },
  ],
  'wrc-12.3.2-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call once made is not changed or taken back, neither before nor after the discard',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call without the tiles is void and kills the hand; play goes on',
    },
  ],
  'wrc-12.3.2-02': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call without the tiles is void and kills the hand; play goes on',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'an empty call does not keep another player from a valid one',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'an empty kan of the own turn, concealed or promoted, is void and kills the hand',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'an empty riichi, here with too few live tiles, is void and kills',
    },
  ],
  'wrc-12.3.2-03': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a win while furiten or without yaku is empty too',
    },
  ],
  'wrc-12.3.2-04': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call in riichi is void, the hand is dead and the deposit stays',
    },
  ],
  'wrc-12.3.2-05': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: '40,000 and first is 25P; a call with a dead hand in the next hanchan leaves -5P, the table 30,000',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call with a hand declared dead is void and costs 30P; play goes on',
    },
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'the same for a kan or a riichi of the own turn' },
  ],
  'wrc-12.3.2-06': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a win declared with a dead hand is a chombo, even of a complete hand',
    },
  ],
  'wrc-12.3.2-07': [
    {
      file: 'spec/wrc-2022/words.spec.ts',
      name: 'nothing else is said: chii, pon, kan, riichi, ron, tsumo',
    },
  ],
  'wrc-12.3.3-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a group of wrong tiles is judged at the discard: it stays, and the hand is dead',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a sequence called across the table is no group either',
    },
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'a win on such a group is a false win' },
  ],
  'wrc-12.3.3-02': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'swap-calling is judged at the discard: group and discard stay, the hand is dead',
    },
  ],
  'wrc-12.3.4-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'riichi is one act: word, turned discard and deposit',
    },
  ],
  'wrc-12.3.4-03': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi costs nothing when somebody else wins; the deposit goes to the winner',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi is a chombo when its owner declares a win',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi shown at a draw: 30P, no tenpai payments, no counter, a new deal',
    },
  ],
  'wrc-12.3.4-04': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a riichi hand that died later is shown, pays noten and loses the deal, without a chombo',
    },
  ],
  'wrc-12.3.4-05': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'riichi on an open hand is void without a deposit, and the hand is dead',
    },
  ],
  'wrc-12.3.4-06': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call in riichi is void, the hand is dead and the deposit stays',
    },
  ],
  'wrc-12.3.4-07': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a discard from the hand in riichi kills it at once, and is a chombo at the draw',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'it costs no more than the hand when somebody wins',
    },
  ],
  'wrc-12.3.4-08': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a kan that changes the riichi hand is a chombo when the deal is drawn; nobody pays noten',
    },
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'and when its owner wins: the win is not paid' },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'both at once: the valid win is paid, the offender warned',
    },
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'but not when somebody else wins' },
  ],
  'wrc-12.3.5-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'the referee may give any penalty with a note, in play, between deals and after the match',
    },
  ],
  'wrc-12.3.5-04': [
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'after a win nobody is sent a losing hand or the wall',
    },
  ],
  'wrc-12.3.5-05': [
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'ura are sent for a riichi winner and for nobody else',
    },
  ],
  'wrc-12.3.5-07': [
    {
      file: 'spec/wdmc-2019/conduct.spec.ts',
      name: 'a record tells the judge how long each player took',
    },
  ],
  'wrc-12.3.5-12': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'lists and tables are for the time between deals',
    },
  ],
  'wrc-12.3.5-14': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'no view tells whether another player is tenpai, or on what',
    },
  ],
  'wrc-12.3.5-15': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'at a guided table no foul is taken; the referee rules there too',
    },
  ],
  'wrc-12.3.5-16': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'any payment can be opened to its explanation, which gives the same figures',
    },
  ],
  'wrc-12.3.5-17': [
    { file: 'spec/wrc-2022/fouls.spec.ts', name: 'everybody sees that a hand is dead' },
  ],
  'wrc-12.3.5-18': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a cheat is out at once, and the seat is played on',
    },
  ],
  'wrc-12.3.5-19': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a call for the referee stops the table until it is released',
    },
  ],
  'wrc-13.3-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'after an accident in the deal the referee orders a new deal; nobody is penalised',
    },
  ],
  'wrc-13.3-04': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'tiles shown by accident cost by their number and by whose they are',
    },
  ],
  'wrc-13.3-05': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call once made is not changed or taken back, neither before nor after the discard',
    },
  ],
  'wrc-13.3-06': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call without the tiles is void and kills the hand; play goes on',
    },
  ],
  'wrc-13.3-07': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
  ],
  'wrc-13.3-08': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call in riichi is void, the hand is dead and the deposit stays',
    },
  ],
  'wrc-13.3-09': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a call with a hand declared dead is void and costs 30P; play goes on',
    },
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a win declared with a dead hand is a chombo, even of a complete hand',
    },
  ],
  'wrc-13.3-11': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a group of wrong tiles is judged at the discard: it stays, and the hand is dead',
    },
  ],
  'wrc-13.3-12': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'swap-calling is judged at the discard: group and discard stay, the hand is dead',
    },
  ],
  'wrc-13.3-15': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a noten riichi shown at a draw: 30P, no tenpai payments, no counter, a new deal',
    },
  ],
  'wrc-13.3-16': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'riichi on an open hand is void without a deposit, and the hand is dead',
    },
  ],
  'wrc-13.3-17': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a discard from the hand in riichi kills it at once, and is a chombo at the draw',
    },
  ],
  'wrc-13.3-18': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a kan that changes the riichi hand is a chombo when the deal is drawn; nobody pays noten',
    },
  ],
  'wrc-13.3-19': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'the referee may give any penalty with a note, in play, between deals and after the match',
    },
  ],
  'wrc-13.3-20': [
    {
      file: 'spec/wrc-2022/referee.spec.ts',
      name: 'a cheat is out at once, and the seat is played on',
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
  'wrc-2-01': [
    { file: 'spec/wrc-2022/play-01-turns.spec.ts', name: 'four players begin at 30,000 in East 1' },
  ],
  'wrc-2-02': [{ file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'places give +15, +5, -5, -15' }],
  'wrc-2-03': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'two equal players split the uma of their places',
    },
  ],
  'wrc-2-04': [{ file: 'spec/wrc-2022/11-05-1-one-han.spec.ts', name: 'All Inside with a chii' }],
  'wrc-2-05': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a sequence bars the called tile and the one at its other side',
    },
  ],
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
  'wrc-2-08': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'East stays after a win, or after a draw with a tenpai hand',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'the deal passes after the win of another, or after a draw with East noten',
    },
  ],
  'wrc-2-09': [
    { file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'tenpai needs no yaku' },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'an open hand without any yaku is tenpai and paid',
    },
  ],
  'wrc-2-10': [
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters on a ron of 3,900: the discarder pays 4,500',
    },
  ],
  'wrc-2-11': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'noten players pay 3,000 in all, shared by the tenpai players',
    },
  ],
  'wrc-2-12': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'a leading dealer who wins the last deal plays on',
    },
  ],
  'wrc-2-13': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'of several callers only the nearest after the discarder wins',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'of three rons the nearest wins alone, with all deposits; the others show nothing',
    },
  ],
  'wrc-2-14': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a ron that comes after a pon still takes the tile',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'answers of one window are simultaneous: pon beats chii in either order',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'where calls are heard apart the first one stands, but not against a win',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'who feeds the third dragon beside two visible ones answers for Big Dragons',
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
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'terminals and honours alone in the pool earn nothing',
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
  'wrc-2-23': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a concealed quad cannot be robbed, not even for Thirteen Orphans, and nothing is missed',
    },
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
  'wrc-2-26': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the other three must be a triplet in every reading of the hand',
    },
  ],
  'wrc-2-27': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a kan that changes the riichi hand is a chombo when the deal is drawn; nobody pays noten',
    },
  ],
  'wrc-2-28': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi needs four live tiles after the own draw',
    },
  ],
  'wrc-2-29': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'deposits left at the end belong to nobody',
    },
  ],
  'wrc-2-30': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'without abortive draws nine terminals and honours are played on',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'after four quads of three players play goes on, and a fifth is impossible; pon is not',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'four equal winds in the first go-around are played on',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'four players in riichi play on',
    },
  ],
  'wrc-2-31': [
    { file: 'spec/wrc-2022/play-09-rotation.spec.ts', name: 'a score below zero ends nothing' },
  ],
  'wrc-2-32': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi is open to a player below 1,000 points, who goes below zero and plays on',
    },
  ],
  'wrc-2-33': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'there is no West round, whatever the scores and the deposits',
    },
  ],
  'wrc-2-34': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'a player who never won gets no malus of its own',
    },
  ],
  'wrc-2-35': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'five counters do not raise the minimum: one han wins',
    },
    { file: 'spec/wrc-2022/play-06-winning.spec.ts', name: 'one han is enough at five counters' },
  ],
  'wrc-2-36': [
    { file: 'spec/wdmc-2019/clock-start.spec.ts', name: 'WRC deals nothing before the signal' },
  ],
  'wrc-2-37': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'the bell makes the deal the last; a chombo then ends the match without a new deal',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during a deal: it is finished, and none follows, even if East would repeat',
    },
  ],
  'wrc-2-38': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'right after a win: exactly one more deal is played',
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
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'in the South round the round wind is South',
    },
  ],
  'wrc-3.1-06': [
    {
      file: 'spec/wrc-2022/03-1-tiles-and-groups.spec.ts',
      name: 'seats are East, South, West, North in turn order from the dealer',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'South becomes East and the others move on likewise',
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
  'wrc-3.2-07': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a called quad: three tiles and the discard, then a replacement, then the indicator',
    },
  ],
  'wrc-3.2-08': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a melded triplet is promoted with the tile just drawn, or one held since before',
    },
  ],
  'wrc-3.2-09': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'the replacement makes the hand fourteen again',
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
  'wrc-3.2-11': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'in turn: quad, riichi, win, or a discard that ends it',
    },
  ],
  'wrc-3.2-12': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a triplet records the tile, and who fed it',
    },
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'after a ron the tile stays in the pool of the player who fed it',
    },
  ],
  'wrc-3.3-01': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a hand is 13 tiles beside the winning one, quads counted as three',
    },
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'fourteen tiles in turn, thirteen out of turn',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'the replacement makes the hand fourteen again',
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
  'wrc-3.3-07': [
    { file: 'spec/wrc-2022/03-3-whole-hand.spec.ts', name: 'tenpai needs no yaku' },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'an open hand without any yaku is tenpai and paid',
    },
  ],
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
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a hand that waits for a fifth copy is noten',
    },
  ],
  'wrc-3.3-09': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'a wait whose four tiles all lie elsewhere is still tenpai',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a wait whose tiles are all elsewhere is tenpai',
    },
  ],
  'wrc-3.3-10': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'at a draw a dead hand is noten whatever it waits for, and East loses the deal',
    },
  ],
  'wrc-3.3-11': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'in turn a hand is tenpai if some discard leaves it tenpai',
    },
  ],
  'wrc-3.3-12': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'noten is everything that is not tenpai, and cannot say tenpai',
    },
  ],
  'wrc-3.3-13': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a missed win bars every ron until the own next draw, whatever others call',
    },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'one of the waits among the own discards bars the others',
    },
  ],
  'wrc-3.4-01': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'after a discard comes a draw, a call, a win or the end of the wall; only a win or that ends a deal',
    },
  ],
  'wrc-3.4-02': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'turns go East, South, West, North along the wall; South draws the last tile',
    },
  ],
  'wrc-3.4-03': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'during the declarations after the last discard: one more deal is played',
    },
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'right after a win: exactly one more deal is played',
    },
  ],
  'wrc-3.4-04': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'every repeat of a dealer adds a deal; the round ends when all have been dealer',
    },
  ],
  'wrc-3.4-05': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
    },
  ],
  'wrc-3.4-06': [
    {
      file: 'spec/wrc-2022/play-10-bell.spec.ts',
      name: 'the clock may end a hanchan in the middle of a round',
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
  'wrc-3.4-10': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'each player has an own discard pool, in order',
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
  'wrc-3.5-08': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'one counter for every win of East and every draw, also when the deal passes',
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
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'deposits stay for the next winner',
    },
  ],
  'wrc-3.5-11': [
    { file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'places give +15, +5, -5, -15' },
  ],
  'wrc-3.5-12': [{ file: 'spec/wrc-2022/10-ranking.spec.ts', name: 'nothing is rounded' }],
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
  'wrc-4.3-01': [
    {
      file: 'spec/wrc-2022/table-service.spec.ts',
      name: 'the round is known to all, and the first dealer stays the first seat',
    },
  ],
  'wrc-4.4.1-01': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'points come in hundreds and always add up to 120,000 with the deposits',
    },
  ],
  'wrc-4.4.2-01': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'one counter for every win of East and every draw, also when the deal passes',
    },
  ],
  'wrc-4.4.2-03': [
    { file: 'spec/wrc-2022/play-09-rotation.spec.ts', name: 'a counter changes no score' },
  ],
  'wrc-5-01': [
    { file: 'spec/wrc-2022/play-01-turns.spec.ts', name: 'four players begin at 30,000 in East 1' },
  ],
  'wrc-5-02': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'every repeat of a dealer adds a deal; the round ends when all have been dealer',
    },
  ],
  'wrc-5-03': [
    {
      file: 'spec/wrc-2022/10-ranking.spec.ts',
      name: 'most points is first, wherever the player sits',
    },
  ],
  'wrc-6.1-01': [
    { file: 'spec/wrc-2022/play-01-turns.spec.ts', name: 'four players begin at 30,000 in East 1' },
  ],
  'wrc-6.2-01': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'over many seeds each player is first East about a quarter of the time',
    },
  ],
  'wrc-6.2-04': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'who received West sits opposite the temporary East',
    },
  ],
  'wrc-6.2.1-01': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'roll 5: temporary East deals first; roll 6: the seat on the right',
    },
  ],
  'wrc-6.2.1-03': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'a roll of 7 picks the seat two places to the right of the roller',
    },
  ],
  'wrc-6.2.1-05': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'an even roll starts from the even end: S, N, W, E',
    },
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'an odd roll starts from the odd end: E, W, N, S',
    },
  ],
  'wrc-6.2.1-06': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'who received West sits opposite the temporary East',
    },
  ],
  'wrc-6.2.1-07': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'roll 5: temporary East deals first; roll 6: the seat on the right',
    },
  ],
  'wrc-6.2.2-01': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'direct draw: each sits at the wind picked, East deals first',
    },
  ],
  'wrc-6.2.2-02': [
    {
      file: 'spec/wrc-2022/06-seats.spec.ts',
      name: 'direct draw: each sits at the wind picked, East deals first',
    },
  ],
  'wrc-6.3-01': [
    { file: 'spec/wrc-2022/play-01-turns.spec.ts', name: 'four players begin at 30,000 in East 1' },
  ],
  'wrc-7.1-02': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'the referee may give any penalty with a note, in play, between deals and after the match',
    },
  ],
  'wrc-7.2-02': [
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'every wall is a mixed set of its own, from a committed seed',
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
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'East opens with the fourteenth dealt tile and draws no other; 69 live tiles are left',
    },
  ],
  'wrc-7.4-05': [
    {
      file: 'spec/wrc-2022/views.spec.ts',
      name: 'a deal tells each player one hand, a draw one tile',
    },
    { file: 'spec/wrc-2022/views.spec.ts', name: 'of others only the number of tiles is known' },
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
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'the first indicator shows before the first turn',
    },
  ],
  'wrc-7.6-01': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'East opens with the fourteenth dealt tile and draws no other; 69 live tiles are left',
    },
  ],
  'wrc-7.6-02': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'East opens with the fourteenth dealt tile and draws no other; 69 live tiles are left',
    },
  ],
  'wrc-8-01': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'turns go East, South, West, North along the wall; South draws the last tile',
    },
  ],
  'wrc-8-02': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'after a discard comes a draw, a call, a win or the end of the wall; only a win or that ends a deal',
    },
  ],
  'wrc-8-03': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'in turn: quad, riichi, win, or a discard that ends it',
    },
  ],
  'wrc-8-04': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'fourteen tiles in turn, thirteen out of turn',
    },
  ],
  'wrc-8-07': [
    {
      file: 'spec/wrc-2022/table-service.spec.ts',
      name: 'all four players are sent the same discard at once',
    },
  ],
  'wrc-8-10': [
    { file: 'spec/wrc-2022/play-02-calls.spec.ts', name: 'only the last discard can be called' },
  ],
  'wrc-8-11': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'the next player may call for a sequence, a triplet, a quad or a win',
    },
  ],
  'wrc-8-12': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'others may call for a triplet, a quad or a win, never for a sequence',
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
    { file: 'spec/wrc-2022/play-02-calls.spec.ts', name: 'nobody is asked about the own discard' },
  ],
  'wrc-8-15': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'play resumes at the caller, and those in between lose their turn',
    },
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
    { file: 'spec/wrc-2022/play-02-calls.spec.ts', name: 'tiles of a meld cannot be discarded' },
  ],
  'wrc-8.1-01': [
    { file: 'spec/wrc-2022/play-01-turns.spec.ts', name: 'a discard cannot be taken back' },
  ],
  'wrc-8.1-03': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a discard can be called until the next draw, and nobody draws before all have answered',
    },
  ],
  'wrc-8.1-04': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'whoever goes for the draw has given up the own call, not those of others',
    },
  ],
  'wrc-8.1-05': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'quads, riichi and tsumo belong to the own turn',
    },
  ],
  'wrc-8.1-06': [
    { file: 'spec/wrc-2022/table-service.spec.ts', name: 'when time is up the drawn tile goes' },
  ],
  'wrc-8.1-07': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a discard can be called until the next draw, and nobody draws before all have answered',
    },
  ],
  'wrc-8.10-01': [
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'a drawn tile wins when it completes a hand with a yaku',
    },
    { file: 'spec/wrc-2022/play-06-winning.spec.ts', name: 'furiten does not stop a self-draw' },
  ],
  'wrc-8.10-02': [
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'the winner shows the whole hand and nobody else shows any',
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
  'wrc-8.11-01': [
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'a discard wins when it completes a hand with a yaku',
    },
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'a tile that does not complete the hand wins for nobody',
    },
  ],
  'wrc-8.11-02': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'of three rons the nearest wins alone, with all deposits; the others show nothing',
    },
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'after a ron the tile stays in the pool of the player who fed it',
    },
  ],
  'wrc-8.11-03': [
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'after a ron the tile stays in the pool of the player who fed it',
    },
  ],
  'wrc-8.11-04': [
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'a furiten player cannot win on any discard',
    },
    { file: 'spec/wrc-2022/play-06-winning.spec.ts', name: 'furiten does not stop a self-draw' },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'one of the waits among the own discards bars the others',
    },
  ],
  'wrc-8.11.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'robbing a quad with one live tile left is Robbing a Quad only',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a promoted quad can be robbed before the replacement is drawn and the indicator turned',
    },
  ],
  'wrc-8.11.1-02': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a robbed quad was never made: the triplet stays, no indicator turns, its declarer pays all',
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
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a robbed quad was never made: the triplet stays, no indicator turns, its declarer pays all',
    },
  ],
  'wrc-8.11.1-04': [
    {
      file: 'spec/wrc-2022/03-3-whole-hand.spec.ts',
      name: 'robbing a quad is a ron: who declared it pays alone, 300 a counter included',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a robbed quad was never made: the triplet stays, no indicator turns, its declarer pays all',
    },
  ],
  'wrc-8.11.1-05': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a concealed quad cannot be robbed, not even for Thirteen Orphans, and nothing is missed',
    },
  ],
  'wrc-8.11.2-01': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'an own discard that would complete the hand without a yaku bars the other wait, too',
    },
  ],
  'wrc-8.11.2-02': [
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'a discard that was called counts' },
  ],
  'wrc-8.11.2-03': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'outside riichi the wait can be changed to leave furiten',
    },
  ],
  'wrc-8.11.2-04': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a missed win bars every ron until the own next draw, whatever others call',
    },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a tile that completes the hand without a yaku is missed as well, though nobody was asked',
    },
  ],
  'wrc-8.11.2-05': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a quad that was not robbed is a missed win',
    },
  ],
  'wrc-8.11.2-06': [
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'an own call ends it, too' },
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'the own draw ends it' },
  ],
  'wrc-8.11.2-07': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a missed win bars every ron until the own next draw, whatever others call',
    },
  ],
  'wrc-8.11.2-08': [
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'a self-draw still wins' },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'in riichi a missed win bars every ron to the end of the deal',
    },
  ],
  'wrc-8.11.2-09': [
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'an own discard that would complete the hand without a yaku bars the other wait, too',
    },
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'furiten bars robbing a quad' },
  ],
  'wrc-8.11.2-10': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a furiten player may declare riichi; only a self-draw wins',
    },
    {
      file: 'spec/wrc-2022/play-07-furiten.spec.ts',
      name: 'a furiten player may still win by a draw, call, make quads and declare riichi',
    },
  ],
  'wrc-8.12-01': [
    { file: 'spec/wrc-2022/play-02-calls.spec.ts', name: 'melds stand in the order of the calls' },
  ],
  'wrc-8.12-05': [
    { file: 'spec/wrc-2022/views.spec.ts', name: 'of others only the number of tiles is known' },
  ],
  'wrc-8.12-06': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a triplet records the tile, and who fed it',
    },
    { file: 'spec/wrc-2022/play-07-furiten.spec.ts', name: 'a discard that was called counts' },
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
  'wrc-8.13-03': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a quad with one live tile left takes it away: a win on the replacement is After a Quad only',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a called quad: three tiles and the discard, then a replacement, then the indicator',
    },
  ],
  'wrc-8.13-04': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'two quads in one turn turn two indicators before the discard',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'ura are turned for a riichi winner only',
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
  'wrc-8.2-01': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'ron before pon before chii, whoever speaks first',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'where calls are heard apart the first one stands, but not against a win',
    },
  ],
  'wrc-8.2-02': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a ron that comes after a pon still takes the tile',
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
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'of three rons the nearest wins alone, with all deposits; the others show nothing',
    },
  ],
  'wrc-8.2-04': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'the order of the calls does not matter' },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'of three rons the nearest wins alone, with all deposits; the others show nothing',
    },
  ],
  'wrc-8.2-05': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'answers of one window are simultaneous: pon beats chii in either order',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'where calls are heard apart the first one stands, but not against a win',
    },
  ],
  'wrc-8.2-06': [
    { file: 'spec/wrc-2022/play-02-calls.spec.ts', name: 'a called quad beats a sequence, too' },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'answers of one window are simultaneous: pon beats chii in either order',
    },
  ],
  'wrc-8.2-07': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'answers of one window are simultaneous: pon beats chii in either order',
    },
  ],
  'wrc-8.3-01': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a sequence bars the called tile and the one at its other side',
    },
  ],
  'wrc-8.3-02': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'pon bars the fourth copy for this discard; the next turn is free',
    },
  ],
  'wrc-8.3-03': [
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a middle or an edge call bars only the called tile',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'a sequence bars the called tile and the one at its other side',
    },
  ],
  'wrc-8.4-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'no quad can be declared, so none robbed, without live tiles',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'after the last live draw no quad may be declared',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'the last discard can be won on and not called',
    },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'where nobody can win on it, nobody is asked',
    },
  ],
  'wrc-8.4-02': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'a drawn deal has exactly one discard with no live tile left',
    },
  ],
  'wrc-8.4-03': [
    { file: 'spec/wrc-2022/08-gameplay.spec.ts', name: 'a win on the last discard is possible' },
    {
      file: 'spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
      name: 'the last discard can be won on and not called',
    },
  ],
  'wrc-8.5.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'a melded sequence comes from the player on the left',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'others may call for a triplet, a quad or a win, never for a sequence',
    },
  ],
  'wrc-8.5.1-02': [
    {
      file: 'spec/wrc-2022/words.spec.ts',
      name: 'the log tells every call for a sequence as chii',
    },
  ],
  'wrc-8.5.1-03': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'the caller of a sequence chooses and shows the two tiles',
    },
  ],
  'wrc-8.5.2-01': [
    { file: 'spec/wrc-2022/views.spec.ts', name: 'of others only the number of tiles is known' },
  ],
  'wrc-8.6.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'triplets and called quads come from anybody',
    },
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'others may call for a triplet, a quad or a win, never for a sequence',
    },
  ],
  'wrc-8.6.1-02': [
    { file: 'spec/wrc-2022/words.spec.ts', name: 'the log tells every call for a triplet as pon' },
  ],
  'wrc-8.6.1-03': [
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a triplet records the tile, and who fed it',
    },
  ],
  'wrc-8.6.2-01': [
    { file: 'spec/wrc-2022/views.spec.ts', name: 'of others only the number of tiles is known' },
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
    { file: 'spec/wrc-2022/play-04-quads.spec.ts', name: 'four equal tiles need not be declared' },
  ],
  'wrc-8.7-03': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'after four quads of three players play goes on, and a fifth is impossible; pon is not',
    },
  ],
  'wrc-8.7-04': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'after four quads of three players play goes on, and a fifth is impossible; pon is not',
    },
  ],
  'wrc-8.7-05': [
    {
      file: 'spec/wrc-2022/07-wall.spec.ts',
      name: 'replacements go upper before lower, indicators away from the end',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'two quads in one turn turn two indicators before the discard',
    },
  ],
  'wrc-8.7-06': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a called quad: three tiles and the discard, then a replacement, then the indicator',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a melded triplet is promoted with the tile just drawn, or one held since before',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'the indicator of a called quad counts for a win on its replacement, which all three pay',
    },
  ],
  'wrc-8.7.1-01': [
    {
      file: 'spec/wrc-2022/08-gameplay.spec.ts',
      name: 'triplets and called quads come from anybody',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a called quad: three tiles and the discard, then a replacement, then the indicator',
    },
  ],
  'wrc-8.7.1-02': [
    {
      file: 'spec/wrc-2022/words.spec.ts',
      name: 'the log tells every quad as kan, called, promoted or concealed',
    },
  ],
  'wrc-8.7.1-03': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a called quad: three tiles and the discard, then a replacement, then the indicator',
    },
  ],
  'wrc-8.7.2-01': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a melded triplet is promoted with the tile just drawn, or one held since before',
    },
  ],
  'wrc-8.7.2-02': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'a promoted quad can be robbed before the replacement is drawn and the indicator turned',
    },
  ],
  'wrc-8.7.2-03': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'promotion needs a turn with a draw: not after a call, yes after a replacement',
    },
  ],
  'wrc-8.7.3-01': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'any four equal concealed tiles may be declared, not only with the tile just drawn',
    },
  ],
  'wrc-8.7.3-02': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'any four equal concealed tiles may be declared, not only with the tile just drawn',
    },
  ],
  'wrc-8.7.3-03': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'East may declare 1111m as dealt; tsumo and riichi follow on the replacement',
    },
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'not in a turn that began with a call; the next draw allows it',
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
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'a single tile gives no right to call its twin',
    },
  ],
  'wrc-8.8-02': [
    { file: 'spec/wrc-2022/views.spec.ts', name: 'of others only the number of tiles is known' },
  ],
  'wrc-8.9-01': [
    { file: 'spec/wrc-2022/play-05-riichi.spec.ts', name: 'riichi is declared once' },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi needs a closed hand that a discard leaves tenpai',
    },
  ],
  'wrc-8.9-02': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the declaration comes with its discard; the deposit is due if nobody wins on it',
    },
  ],
  'wrc-8.9-04': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'called for a group, the riichi and the deposit stand; ippatsu is lost',
    },
  ],
  'wrc-8.9-06': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a ron on the tile of the declaration voids it: no deposit moves',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'only that tile: when it is ponned and the next discard is won on, the deposit is gone',
    },
  ],
  'wrc-8.9-07': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'after riichi only the drawn tile can be discarded',
    },
    { file: 'spec/wrc-2022/play-05-riichi.spec.ts', name: 'and no discard called but for a win' },
  ],
  'wrc-8.9-08': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi is open to a player below 1,000 points, who goes below zero and plays on',
    },
  ],
  'wrc-8.9-09': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a furiten player may declare riichi; only a self-draw wins',
    },
  ],
  'wrc-8.9-10': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a quad of the same turn is already deducted',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'riichi needs four live tiles after the own draw',
    },
  ],
  'wrc-8.9.1-01': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the quad must be made with the tile just drawn',
    },
  ],
  'wrc-8.9.1-02': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'the other three must be a triplet in every reading of the hand',
    },
  ],
  'wrc-8.9.1-03': [
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'a quad that takes a wait away is refused',
    },
    {
      file: 'spec/wrc-2022/play-05-riichi.spec.ts',
      name: 'where nothing changes the quad is offered, and the wait stays',
    },
  ],
  'wrc-8.9.1-04': [{ file: 'spec/wrc-2022/play-05-riichi.spec.ts', name: 'a quad may add a yaku' }],
  'wrc-9-01': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'after a discard comes a draw, a call, a win or the end of the wall; only a win or that ends a deal',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'the deal is drawn when nobody wins on the discard after the last live tile',
    },
  ],
  'wrc-9-02': [
    {
      file: 'spec/wrc-2022/play-04-quads.spec.ts',
      name: 'after four quads of three players play goes on, and a fifth is impossible; pon is not',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'four equal winds in the first go-around are played on',
    },
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'four players in riichi play on',
    },
  ],
  'wrc-9-03': [
    {
      file: 'spec/wrc-2022/fouls.spec.ts',
      name: 'a false win is a chombo: 30P, and the deal is as if it had not been',
    },
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
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'counters and deposits are paid with the win',
    },
  ],
  'wrc-9.1-07': [
    { file: 'spec/wrc-2022/09-winning.spec.ts', name: 'one counter on a ron of 3,900: 4,200' },
    {
      file: 'spec/wrc-2022/09-winning.spec.ts',
      name: 'two counters on a ron of 3,900: the discarder pays 4,500',
    },
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'counters and deposits are paid with the win',
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
    {
      file: 'spec/wrc-2022/play-06-winning.spec.ts',
      name: 'counters and deposits are paid with the win',
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
    {
      file: 'spec/wrc-2022/play-02-calls.spec.ts',
      name: 'of three rons the nearest wins alone, with all deposits; the others show nothing',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'who feeds the third dragon beside two visible ones answers for Big Dragons',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a concealed quad is visible, a concealed triplet is not; a called quad of it is',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'a feeder who also discards the winning tile pays once',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'by a self-draw the feeder pays alone, counters and all',
    },
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'who feeds the third dragon beside two visible ones answers for Big Dragons',
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
    {
      file: 'spec/wrc-2022/play-11-circumstances.spec.ts',
      name: 'feeding a quad that leads to After a Quad is no liability',
    },
  ],
  'wrc-9.2-01': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'the deal is drawn when nobody wins on the discard after the last live tile',
    },
  ],
  'wrc-9.2-02': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'tenpai or noten is said in the order East, South, West, North, each answer before the next',
    },
  ],
  'wrc-9.2-03': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a declaration is final, also one made before its turn',
    },
  ],
  'wrc-9.2-04': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'a tenpai player may say noten and hide the hand; one in riichi may not',
    },
  ],
  'wrc-9.2-05': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'tenpai hands are shown, noten hands are not',
    },
  ],
  'wrc-9.2-06': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'noten players pay 3,000 in all, shared by the tenpai players',
    },
  ],
  'wrc-9.2-07': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'counters do not change that amount',
    },
  ],
  'wrc-9.2-08': [
    {
      file: 'spec/wrc-2022/play-08-exhaustive-draw.spec.ts',
      name: 'deposits stay for the next winner',
    },
  ],
  'wrc-9.3-01': [
    {
      file: 'spec/wrc-2022/play-01-turns.spec.ts',
      name: 'points come in hundreds and always add up to 120,000 with the deposits',
    },
  ],
  'wrc-9.4-01': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'payment comes first, then the counters, then the seat winds',
    },
  ],
  'wrc-9.4-02': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'one counter for every win of East and every draw, also when the deal passes',
    },
  ],
  'wrc-9.4-03': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'a win of another player takes all counters away',
    },
  ],
  'wrc-9.5-01': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'East stays after a win, or after a draw with a tenpai hand',
    },
  ],
  'wrc-9.5-02': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'also when East is tenpai and says noten',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'the deal passes after the win of another, or after a draw with East noten',
    },
  ],
  'wrc-9.5-03': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'South becomes East and the others move on likewise',
    },
  ],
  'wrc-9.6-01': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'every repeat of a dealer adds a deal; the round ends when all have been dealer',
    },
  ],
  'wrc-9.6-02': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'in the South round the round wind is South',
    },
  ],
  'wrc-9.6-03': [
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
    },
    {
      file: 'spec/wrc-2022/play-09-rotation.spec.ts',
      name: 'there is no West round, whatever the scores and the deposits',
    },
  ],
};
