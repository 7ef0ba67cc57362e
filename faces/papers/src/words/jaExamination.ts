// The texts of an examination on paper, in Japanese.

import type { enExamination } from './enExamination.ts';

export const jaExamination: typeof enExamination = {
  title: '審判試験',
  keyTitle: '採点表',
  subtitle: (rules, questions) => `${rules}、全${questions}問`,
  foot: (seed, code) => `シード ${seed}　問題番号 ${code}`,
  bank: (name) => `独自問題：${name}`,
  name: '氏名',
  date: '日付',
  result: '結果',
  howTo: (passMark) =>
    `各問の正解は一つです。記号に印を付けるか、巻末の解答用紙に書いてください。合格は正答率${passMark}％以上です。`,
  tiles: '牌の表記：萬・筒・索は数牌、東南西北白發中は字牌です。点のある五は赤牌です。',
  sheet: '解答用紙',
  keyNote: '採点者用です。問題用紙とは別に保管してください。',
  columns: { number: '番号', answer: '正解', text: '内容', where: '根拠' },
  byArea: '分野別',
  areaColumns: { area: '分野', questions: '問題数', right: '正解数' },
  certificate: {
    title: '合格証',
    opening: { text: '下記の者は', size: 14 },
    passed: 'の審判試験に合格したことを証します',
    score: (right, questions, passMark) =>
      `${questions}問中${right}問正解（合格基準${passMark}％）`,
    on: (date) => date,
    code: (code) => `認証コード ${code}`,
    paper: (seed, paper, answers) => `シード「${seed}」　問題番号 ${paper}　解答 ${answers}`,
    check: (address) =>
      address === ''
        ? 'コードの確認：hanchan examination の --check'
        : `コードの確認：${address}、または hanchan examination の --check`,
    signer: '試験官',
  },
};
