// A report sheet, in Japanese.

import type { Own } from '../phrases.ts';
import type { SheetMessage } from '../sheetMessages.ts';
import { textsFor } from '../texts.ts';

/** What to check on a report sheet. */
export const sheets = textsFor<Own<SheetMessage>>()({
  'check.veryHigh': '確認：{wind}の{points}点は、めったにない点です。',
  'check.manySticks': '確認：残った供託{count}本は多いです。',
  'check.noLoan': '確認：{wind}は借り点なしで{points}点です。',
  'check.otherLoans': '確認：審判は{wind}に{points}点を貸しています。',
  'check.afterAllLast': '確認：オーラス用紙から一局ではこの点になりません。',
  'likely.sticksLeft': 'おそらく卓に残った{sticks}が書かれていません。',
  'likely.sticksCounted': 'おそらく用紙の{sticks}は誰かが取っています。',
  'likely.poolLeft': 'おそらく場に残った積み立て{count}点が書かれていません。',
  'likely.poolCounted': 'おそらく用紙の積み立て{count}点は誰かが取っています。',
  'likely.loanMissing': 'おそらく借り点{points}点が書かれていません（最少は{wind}）。',
  'likely.loanReturned': 'おそらく{wind}は借り点のうち{points}点を返しています。',
  'likely.loansTakenOff': 'おそらく借り点{points}点はもう引かれています。',
  'likely.sign': 'おそらく符号の誤り：{wind}は{points}点。',
  'likely.zero': 'おそらく桁の誤り：{wind}は{points}点。',
  'likely.digits': 'おそらく数字の入れ違い：{wind}は{points}点。',
  'likely.recount': '一つの誤りでは説明できません。数え直してください。',
  aPlayer: '誰か',
});
