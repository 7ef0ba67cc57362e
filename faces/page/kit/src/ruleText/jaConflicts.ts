// Answers that do not go together, in Japanese, by the options that they concern.

export const JA_CONFLICTS: Readonly<Record<string, string>> = {
  'dora.indicator dora.kan': 'ドラがなければ、カンで表示牌は増えません',
  'dora.indicator dora.ura': '表示牌がなければ、裏ドラはありません',
  'dora.kan dora.ura dora.kanUra': 'カン裏には、槓ドラと裏ドラの両方が必要です',
  'kan.perDeal kan.called kan.added kan.concealed':
    'カンの回数と、できるカンの種類が食い違っています',
  'draw.abortive kan.perDeal': '四開槓による流局には、四回のカンが必要です',
  'wall.build wall.deadWall dora.indicator kan.perDeal':
    '伏せた牌の山には王牌がなく、表示牌も嶺上牌もありません',
  'wall.deadWall dora.indicator kan.perDeal': '表示牌と嶺上牌には、14枚の王牌が必要です',
  'wall.deadWall wall.refill': '補充する王牌がありません',
  'score.model score.flatValue': '一定の点数は、どの手も同じ点数のときにだけ必要です',
  'score.limits score.countedYakuman':
    '満貫、跳満、倍満、三倍満、数え役満の順に翻数が上がる必要があります',
  'win.multipleRon draw.abortive': '頭ハネでは三家和になりません',
  'win.yakuNeeded win.twoYakuFrom': '役が不要なら、二翻縛りはありません',
  'draw.notenTotal draw.notenToPool': 'ノーテン罰符は、テンパイ者に払うか場に積むかのどちらかです',
  'end.extension end.target': '規定の点数までの延長には、その点数が必要です',
  'riichi.allowed yaku.riichi': 'リーチできるのに、役としての価値がありません',
  'kan.robConcealed win.thirteenOrphans':
    '国士無双の槍槓を認めるのに、国士無双が和了形ではありません',
  'table.startingPoints score.roundTo':
    '点棒でちょうどにできない配給原点です。点数の切り上げ単位の倍数にしてください',
  'table.loan score.roundTo':
    '点棒でちょうどにできない貸し点です。点数の切り上げ単位の倍数にしてください',
  'riichi.loan score.roundTo':
    '点棒でちょうどにできない貸し点です。点数の切り上げ単位の倍数にしてください',
  'ranking.tournamentTies': 'コイントスで必ず決まるので、そのあとに比べるものはありません',
  'win.sevenPairs yaku.chiitoitsu': '七対子に価値があるのに、和了形ではありません',
  'win.thirteenOrphans yaku.kokushi': '国士無双に価値があるのに、和了形ではありません',
  'yaku.kokushi_13men yaku.kokushi': '国士無双を採用せずに、十三面だけは採用できません',
  'yaku.junsei_chuuren_poutou yaku.chuuren_poutou':
    '九蓮宝燈を採用せずに、純正だけは採用できません',
  'yaku.suuankou_tanki yaku.suuankou': '四暗刻を採用せずに、単騎だけは採用できません',
};
