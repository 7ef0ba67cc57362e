// Why somebody is not let in at an event, in Japanese.

import type { DOOR_TEXTS } from '@hanchan/protocol';

export const door: Readonly<Record<keyof typeof DOOR_TEXTS, string>> = {
  'door.tooManyPins': 'ここからのPINの間違いが続きました。数秒待ってからもう一度入力してください。',
  'door.linkNeeded': '先にご自分のリンクで大会を開いてください。リンクがないと閲覧だけになります。',
  'door.archivesBusy': 'サーバーがほかのアーカイブを読み込んでいます。1分ほど待ってください。',
  'door.papersBusy': 'サーバーがほかの印刷物を作成しています。1分ほど待ってください。',
  'door.tooManyArchives': '1時間に開けるアーカイブの数を超えました。後でもう一度お試しください。',
  'door.tooManyEvents': '1日に作れる大会の数に達しました。{0}時間後に作れます。',
  'door.accountsOnly':
    'このサーバーで大会を作れるのはアカウントだけです。先にログインしてください。',
  'door.invitedOnly':
    'このサーバーで大会を作れるのは招待された主催者だけです。管理者に連絡してください。',
  'door.tooManyPages':
    'このネットワークから大会のページが多く開かれています。いくつか閉じてください。',
  'door.pinNeeded': 'このリンクにはPINが必要です。',
  'door.erased':
    'このリンクの持ち主の情報はこの大会から消去されました。残っている情報はありません。',
  'door.ownData': '選手が見たり消去したりできるのは自分の情報だけです。',
  'door.nobody': 'このIDの参加者はいません。',
  'door.nameToErase': '確認のため、その人の名前を入力してください。',
  'door.deadLink': 'このリンクでは開けません。更新された可能性があります。',
  'door.wrongPin': '番号とPINが合いません。',
  'door.noSuchEvent': 'その大会はありません。',
};
