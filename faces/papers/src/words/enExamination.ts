// The texts of an examination on paper, in English.

export const enExamination = {
  title: 'Referee’s examination',
  keyTitle: 'Marking key',
  subtitle: (rules: string, questions: number) => `${rules}, ${questions} questions`,
  foot: (seed: string, code: string) => `Seed ${seed}. Paper ${code}`,
  bank: (name: string) => `With questions of: ${name}`,
  name: 'Name',
  date: 'Date',
  result: 'Result',
  howTo: (passMark: number) =>
    `Each question has one right answer. Mark its letter here, or on the sheet at the end. ${passMark} % are needed to pass.`,
  tiles:
    'Tiles: 萬 characters, 筒 circles, 索 bamboos; 東南西北 East, South, West, North; 白發中 the dragons white, green, red. A red five has a dot.',
  sheet: 'Answer sheet',
  keyNote: 'For whoever marks the paper. Keep it apart from the questions.',
  columns: { number: 'No.', answer: 'Right', text: 'Answer', where: 'Where it is written' },
  byArea: 'By area',
  areaColumns: { area: 'Area', questions: 'Questions', right: 'Right' },
  certificate: {
    title: 'Certificate',
    opening: { text: 'This is to certify that', size: 14 },
    passed: 'has passed the referee’s examination on',
    score: (right: number, questions: number, passMark: number) =>
      `${right} of ${questions} questions right (${passMark} % needed)`,
    on: (date: string) => date,
    code: (code: string) => `Code ${code}`,
    paper: (seed: string, paper: string, answers: string) =>
      `Seed “${seed}”, paper ${paper}, answers ${answers}`,
    check: (address: string) =>
      address === ''
        ? 'Whoever has a copy of Hanchan can check the code: hanchan examination, with --check'
        : `Check the code at ${address}, or with hanchan examination --check`,
    signer: 'Examiner',
  },
};
