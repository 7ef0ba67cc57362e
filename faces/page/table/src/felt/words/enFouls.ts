// Fouls at the table in English: what was done, why it is one, what it costs.

export const enFouls = {
  ruling: {
    title: 'A ruling',
    voidTitle: 'The hand is void',
    cost: 'Penalty: {{cost}}.',
    redeal: 'The hand is played again with the same dealer and counters.',
    hand: 'The hand shown by {{name}}',
    drawn: 'drawn',
    claimed: 'declared on',
    byReferee: 'The referee ordered the hand to be dealt again.',
  },
};
