// Why a bot would do it, in Japanese.

import type { ReasonMessage } from '../reasonMessages.ts';
import { textsFor } from '../texts.ts';

/** Why a bot would do it. */
export const reasons = textsFor<ReasonMessage>()({
  'reason.win': '和了しています。',
  'reason.winTooSmall': '順位が上がらない和了です。',
  'reason.efficient': '最速。受け入れが最も広い。',
  'reason.valuable': '遅いが高い。',
  'reason.keepsYaku': '{yaku}を残す。',
  'reason.losesYaku': '役がなくなる。',
  'reason.betterWait': 'より良い待ち。',
  'reason.riichi': 'リーチの得がリスクを上回る。',
  'reason.noRiichi': 'ダマが良い。',
  'reason.fold': '相手が近く、自分は遠い。',
  'reason.safe': '見える限り安全。',
  'reason.dangerous': '当たりやすい。',
  'reason.fasterOpen': '鳴くと手が進む。',
  'reason.staysClosed': '門前のままが良い。',
  'reason.noCall': '鳴いても得が少ない。',
  'reason.kan': '符と補充牌のための槓。',
  'reason.noKan': '槓は他家を助ける。',
  'reason.dealAgain': 'やり直したい配牌。',
  'reason.place': '点数より順位。',
  'reason.learned': '強者の多くがこうする。',
  'reason.balance': '速さ・打点・安全の釣り合いが最も良い。',
  'reason.slip': '人らしい間違い。',
  'reason.foul': '人らしい反則。',
  'reason.forced': '他に選択がない。',
  'reason.keepsSomeYaku': '役を残す。',
});
