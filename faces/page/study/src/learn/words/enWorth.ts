// Part 4 in English: what a hand is worth.

export const enWorth = {
  eachHanDoubles: {
    title: 'Each han doubles',
    about: 'Han, and the limits.',
    ladder: {
      todo: 'Say the value first',
      asks: {
        one: 'You are not the dealer and win by ron, with 30 fu. Pinfu alone is one ((han)). How many points?',
        two: 'Pinfu and all inside: two han.',
        three: 'And riichi: three.',
        four: 'And one dora: four.',
        five: 'Two dora: five han.',
        six: 'Won within one turn after riichi, that is one more: six.',
      },
      done: 'Each han doubles, up to a limit: ((mangan)) 8,000, ((haneman)) 12,000. From there on more han help only now and then.',
      hint: 'Double it, and round up to hundreds. Four han and 30 fu count as a mangan in this rulebook.',
      slips: {
        one: 'One han and 30 fu: 1,000.',
        two: 'Twice as much as one han.',
        three: 'Twice 1,920 as the table has it, rounded up to hundreds.',
        four: 'Here 7,680 counts as a mangan: 8,000. Another rulebook pays 7,700.',
        five: 'Five han are a mangan, whatever the fu.',
        six: 'Six and seven han are a haneman.',
      },
    },
  },
  smallChange: {
    title: 'Small change: fu',
    about: 'Points for parts of the hand.',
    items: {
      todo: 'Count the parts',
      asks: {
        total:
          'You are South in the East round, the hand is closed, won by ron: 20 to begin with, 10 for a closed ron, 8 for three East, 2 for the wait in the middle. How many ((fu))?',
        worth: 'One han and those fu: how many points?',
        pinfu: 'Pinfu by your own draw has no parts that count. How many fu?',
      },
      done: 'Fu are rounded up to tens. Only closed triplets, kans and honours bring many.',
      hint: '20 + 10 + 8 + 2, rounded up to tens.',
      slips: {
        total: 'Add all four, and round up to tens.',
        worth: 'One han is 1,000 with 30 fu. Here it is one step more.',
        pinfu: 'Nothing but the 20 that every hand begins with.',
      },
    },
    reading: {
      todo: 'Two ways to read it',
      asks: {
        higher:
          'Three triplets 222, 333, 444, or three equal rows 234? Won on [[6s]]. What is paid?',
      },
      done: 'Where a hand can be read in two ways, the one that is worth more counts.',
      hint: 'Three closed triplets are worth more han than twice two equal rows.',
      slips: {
        higher: 'Another reading of the same tiles is worth something else. The higher one counts.',
      },
    },
  },
  whoPays: {
    title: 'Who pays, and who deals next',
    about: 'Shares, counters, sticks, the draw.',
    wins: {
      todo: 'What comes in',
      asks: {
        southDraws:
          'You are South and draw the win: two han, 30 fu. Two ((counter|counters)) and one riichi stick lie on the table. How much do you gain?',
        eastRons:
          'Now you deal. Riichi, pinfu, all inside, by ron. Your own stick comes back. How much do you gain?',
      },
      done: 'A drawn win is shared: the dealer pays twice as much. Every counter adds 300, and all sticks go to the winner.',
      hint: 'From each: 500, 500 and 1,000 from the dealer, 100 more for every counter. Then the stick.',
      slips: {
        southDraws: '700 and 700, 1,200 from the dealer, and the stick of 1,000.',
        eastRons: 'The dealer wins half as much again: 5,800 instead of 3,900.',
      },
    },
    draw: {
      todo: 'Nobody wins',
      asks: {
        twoReady:
          'The wall is used up. You, the dealer, and Kaze are ready; Tomás and Ines are ((noten)). 3,000 change hands. How much do you get?',
        whoDeals: 'And who deals the next hand?',
      },
      done: 'Those who are noten pay 3,000 together to those who are ready. A dealer who is ready stays.',
      hint: 'Two pay, two are paid.',
      slips: {
        twoReady: '3,000, shared by two.',
        stays: 'The dealer was ready, so the deal stays, with one counter more.',
      },
    },
  },
};
