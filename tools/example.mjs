// The hand that the README's picture and `npm start` show.

export const EXAMPLE = [
  'score',
  '40m222p678s23499s',
  '--win',
  '6m',
  '--tsumo',
  '--riichi',
  '--dora',
  '8s',
  '--ura',
  '3m',
  '--rules',
  'wdmc-2019',
];
