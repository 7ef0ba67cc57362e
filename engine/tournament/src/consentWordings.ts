// The words in which somebody was asked. An answer names the wording it was given to, so what has once been asked is never
// edited: another wording gets the next number.

/** Every wording that a form has ever shown, the latest of each language last. */
export const WORDING_IDS = ['en-1', 'ja-1'] as const;

/** One of the wordings, by language and number. */
export type WordingId = (typeof WORDING_IDS)[number];

/** What is asked in a language today. */
export const wordingIn = (language: string): WordingId =>
  WORDING_IDS.findLast((id) => id.startsWith(`${language}-`)) ?? 'en-1';

type Asked = 'mayPublish' | 'mayRank' | 'mayContact';

/** What each consent said in each wording. */
export const CONSENT_WORDINGS: Readonly<Record<WordingId, Readonly<Record<Asked, string>>>> = {
  'en-1': {
    mayPublish:
      'My name may be shown in lists and results of this event. Without this, a number stands in its place.',
    mayRank: 'My name and results may be sent to the federation for its ranking.',
    mayContact: 'The organiser may write to me or call me about this event.',
  },
  'ja-1': {
    mayPublish: 'この大会の一覧や結果に名前を載せてよい。同意しない場合は番号で表示されます。',
    mayRank: '名前と成績をランキングのために連盟へ送ってよい。',
    mayContact: '主催者がこの大会について連絡してよい。',
  },
};
