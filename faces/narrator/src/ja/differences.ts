// Why one choice rather than another, in Japanese.

import type { DifferenceMessage } from '../differenceMessages.ts';
import { textsFor } from '../texts.ts';

/** What tells two choices apart, and what one would have had to see. */
export const differences = textsFor<DifferenceMessage>()({
  'side.shanten': { by: 'count', zero: 'テンパイします。', other: '{count}シャンテンです。' },
  'side.accepts': '受け入れは{count}枚（{tiles}）。',
  'side.worth': 'アガれば約{points}点。',
  'side.danger': '放銃率は{percent} %。',
  'side.losesDora': 'ドラの{tile}を手放します。',
  'side.riichi': '打点は上がりますが、手は変えられず、相手にも知られます。',
  'side.silent': '供託を出さず、手変わりもできます。',
  'side.opens': '門前が崩れてリーチできず、鳴いても付く役が必要です。',
  'side.closed': '門前を保ちます。',
  'side.win': 'アガリを取ります。',
  'side.notWeighed': 'ボットが比べた選択にはありません。',
  'side.oftener': '強い打ち手の{percent} %が選びます（もう一方より多い）。',
  'side.rarer': '強い打ち手の{percent} %が選びます（もう一方より少ない）。',
  'side.better': 'ボットの評価は{worth}で、高いほうです。',
  'side.worse': 'ボットの評価は{worth}で、低いほうです。',
  'seen.safeOwn': '{tile}は{name}の捨て牌にあり、ロンされません。',
  'seen.safePassed': '{tile}は{name}に通っていて、今はロンされません。',
  'seen.notSafe': '{tile}が{name}に当たらないとは言い切れません。',
  'seen.openEnds': '{tile}は{name}に無筋です（{ends}が通っていません）。',
  'seen.farther': {
    by: 'best',
    zero: '最善ならテンパイ、実際の選択では{played}シャンテンです。',
    other: '最善なら{best}シャンテン、実際の選択では{played}シャンテンです。',
  },
  'seen.accepts': '最善なら受け入れ{best}枚（{tiles}）、実際は{played}枚です。',
  'seen.dora': '{tile}はドラで、一翻になります。',
  'seen.worth': 'アガれば最善で約{best}点、実際の選択で約{played}点の手です。',
  'seen.copies': '{tile}は四枚のうち{count}枚が見えています。',
  'seen.waits': '待ちは{left}枚（{tiles}）、残りのツモは{draws}回です。',
  'seen.lastDeal': '最終局で、現在{place}着です。',
  'seen.gap': '{name}が{points}点上にいます。',
});
