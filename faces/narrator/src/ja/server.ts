// Why the server does not do it, in Japanese.

import type { ServerMessage } from '../serverMessages.ts';
import { textsFor } from '../texts.ts';

/** Why the server declines. */
export const server = textsFor<ServerMessage>()({
  'server.tooLarge': '内容が大きすぎます。',
  'server.otherVersion': '新しい版があります。再読み込みしてください。',
  'server.notSignedIn': 'ログインしていません。',
  'server.noSuchTable': 'その卓はありません。片付けられたかもしれません。',
  'server.notSeated': 'この卓に席がありません。',
  'server.stale': '局面が進んでいました。',
  'server.tooFast': '続けて送りすぎました。少し待ってください。',
  'server.notOffered': 'この卓ではできません。',
  'server.wrongState': '今はできません。',
  'server.notHost': 'ホストだけができます。',
  'server.tableFull': '満席です。',
  'server.wrongPassword': 'パスワードが違います。',
  'server.blocked': 'この卓には座れません。',
  'server.oneHome':
    '同じ家の人がすでに座っています。誰でも入れる卓では、ホストが認めた場合だけ同卓できます。',
  'server.nameTaken': 'その名前は使われています。',
  'server.wrongLogin': '名前とパスワードが一致しません。',
  'server.guessable': '推測されやすいパスワードです。あまり使われない言葉を組み合わせてください。',
  'server.otherBrowser': 'リンクを頼んだブラウザで開いてください（メールからコピーできます）。',
  'server.deadLink': 'このリンクは使用済みか期限切れです。',
  'server.noSuchGame': 'その対局はありません。',
  'server.noSuchPage': 'そのページはありません。',
  'server.otherOrigin': '別のページからの要求でした。',
  'server.noSuchKept': 'その記録はありません。',
  'server.wrongLink': 'このリンクではこの記録を開けません。',
  'server.conflict': '別の端末が同時に記録しました。',
  'server.notStored': '保存できなかったため、取り消されました。もう一度どうぞ。',
  'server.closing': 'サーバーに接続できません。',
  'server.internal': 'サーバーで問題が起きました。',
  'server.other': '{said}',
});
