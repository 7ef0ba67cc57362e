// Words that mean the same to somebody who looks for a rule, and words that say nothing.

/** In a row: what players, clubs and rulebooks call one thing, in English and Japanese. */
export const MEANINGS: readonly (readonly string[])[] = [
  [
    'win',
    'won',
    'ron',
    'tsumo',
    'agari',
    'mahjong',
    '和了',
    'あがり',
    'アガリ',
    'あがれ',
    '上がり',
  ],
  ['ron', 'ロン', '出和了'],
  ['tsumo', 'selfdraw', 'self-draw', 'self-drawn', 'ツモ'],
  ['discard', 'throw', 'threw', 'thrown', 'drop', 'cut', '捨', '打牌', '切'],
  ['call', 'claim', 'meld', 'open', 'steal', '鳴', '副露'],
  ['chi', 'chow', 'チー', 'sequence', 'run', 'shuntsu', '順子'],
  ['pon', 'pung', 'ポン', 'triplet', 'kootsu', '刻子'],
  ['kan', 'kong', 'quad', 'カン', '槓'],
  ['riichi', 'reach', 'richi', 'リーチ', '立直'],
  ['tenpai', 'ready', 'waiting', 'テンパイ', '聴牌'],
  ['noten', 'unready', 'ノーテン', '不聴'],
  ['counter', 'honba', 'bonus', '本場', '積み棒'],
  ['deposit', 'stick', 'bet', '供託', 'リーチ棒'],
  ['deal', 'hand', '局'],
  ['dealer', 'east', '親'],
  ['draw', 'ryuukyoku', '流局'],
  ['yaku', 'pattern', '役'],
  ['dora', 'bonus', 'ドラ'],
  ['closed', 'concealed', 'menzen', '門前', '暗'],
  ['open', 'exposed', '鳴'],
  ['penalty', 'punish', 'fine', 'foul', 'cheat', '罰', '反則'],
  ['chombo', 'chonbo', 'チョンボ', '錯和'],
  ['points', 'score', 'value', '点', '得点'],
  ['pay', 'payment', 'cost', '支払', '払'],
  ['tie', 'equal', 'same', '同点'],
  ['end', 'finish', 'stop', 'over', '終'],
  ['late', 'lateness', '遅刻'],
  ['last', 'final', '最後', 'ラス'],
  ['pair', 'head', 'toitsu', '対子', '雀頭'],
  ['terminal', 'honour', 'honor', 'yaochuu', '么九'],
  ['wind', '風'],
  ['dragon', '三元'],
  ['red', 'aka', '赤'],
  ['wall', '山'],
  ['seat', 'place', '席', '座席'],
  ['rounds', 'hanchan', 'tonpuu', '半荘', '東風'],
];

export const SMALL_WORDS: readonly string[] = (
  'a an the i i’m im me my mine you your we us our he she they them their his her its it this that these those ' +
  'is am are was were be been being do does did done can could may might must shall should will would have has had ' +
  'what when where which who whom whose why how if then than as of on in at to for from by with without into onto ' +
  'and or but not no yes so too also just only any some all every each more most much many there here ' +
  'get gets got make makes made take takes happen happens mean means allowed allow rule rules work works ' +
  'still ever never after before during while again own someone somebody else other another player players ' +
  'です ます できます できる できますか ですか ますか とき 場合 こと もの どう なに 何 いつ どこ だれ 誰 なぜ たら なら から まで ある いる する した して れる られる'
).split(' ');
