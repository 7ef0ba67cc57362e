// Part 3 in English: riichi, furiten, dora and the first yaku, by WRC 2022.

export const enRiichi = {
  stickOnTheTable: {
    title: 'A stick on the table',
    about: 'Riichi: a yaku for 1,000 points.',
    silent: {
      todo: 'First without',
      asks: {
        drop: 'Discard [[1z]]: the hand is ready for [[6m]], and has no yaku. Say nothing yet.',
        try: 'Kaze discards [[6m]]. Say ron and see.',
        letGo: 'Refused: no yaku. Let it go.',
      },
      done: 'Ready, closed, and nobody knows: but without a yaku there is no ron.',
      hint: 'Discard [[1z]] by pressing it, then press “Ron”.',
      slips: {
        later: 'Riichi comes next. First see what happens without it.',
        broken: 'That tile is part of the hand. [[1z]] stands alone.',
        tryIt: 'First try it: say ron.',
        again: 'Still no yaku. Let it go.',
      },
    },
    declare: {
      todo: 'Now with riichi',
      asks: {
        riichi: 'The same hand. Say ((riichi)), with [[1z]].',
        win: 'The tile lies sideways, your ((riichiStick|stick)) on the table. Kaze discards [[6m]].',
      },
      done: 'Riichi is a yaku by itself. It needs a closed ready hand and 1,000 points, and the hand may not change any more.',
      hint: 'Press “Riichi” (key I), then [[1z]] twice.',
      slips: {
        notReady: 'After that discard the hand would not be ready.',
        silent: 'Not in silence this time: press “Riichi” first.',
        letWin: 'Riichi is the yaku now. Win.',
      },
    },
    may: {
      todo: 'May I declare?',
      asks: {
        closed: 'You drew [[1z]]. May you declare riichi?',
        open: 'And with this hand?',
        notReady: 'And here?',
      },
      done: 'Closed, ready, and with 1,000 points: then you may.',
      hint: 'Is the hand closed? Is it ready after a discard?',
      slips: {
        closed: 'Closed, and ready after [[1z]]: you may.',
        open: 'A row was called: the hand is open.',
        notReady: 'Two tiles are still missing: the hand is not ready.',
      },
    },
  },
  whatYouThrewAway: {
    title: 'What you threw away',
    about: 'Furiten: no ron on what you discarded.',
    own: {
      todo: 'A tile you cannot take',
      asks: {
        try: 'You wait for [[2p]] and [[5p]]. Tomás discards [[2p]]. Say ron and see.',
        letGo: 'Refused. Look at your own discards: [[5p]]. Let this one go.',
        win: 'You drew [[2p]] yourself. Is that refused, too?',
      },
      done: 'One of your waits among your own discards: ((furiten)). No ron on any of them; your own draw still wins.',
      hint: 'Furiten keeps you from ron only, never from tsumo.',
      slips: {
        tryIt: 'First try it: say ron.',
        again: 'The [[5p]] in your row is in the way. Let it go.',
        complete: 'You drew the winning tile: say tsumo.',
      },
    },
    why: {
      todo: 'Which one is in the way?',
      asks: { which: 'Your discards were these three. Which of them forbids the ron?' },
      done: '[[5p]] would complete the hand, and you threw it away. So [[2p]] is closed to you, too.',
      hint: 'What does the hand wait for?',
      slips: { notWait: 'The hand does not ((wait)) for that one.' },
    },
    passing: {
      todo: 'Let one pass',
      asks: {
        letGo: 'You wait for [[5s]] and [[8s]]. Kaze discards [[8s]]. This time, let it go.',
        try: 'At once Tomás discards [[5s]]. Say ron and see.',
        pass: 'Refused: you let a winning tile pass. Let this one go, too.',
        drop: 'Your own turn. Discard [[9m]], in silence.',
        win: 'Kaze discards [[5s]]. And now?',
      },
      done: 'Who lets a winning tile pass is furiten until their own next turn. In riichi, to the end of the hand.',
      hint: 'It lasts from the tile you let go to your own next draw.',
      slips: {
        later: 'You could win here. Let it go for once, to see what follows.',
        tryIt: 'First try it: say ron.',
        again: 'Not before your own turn. Let it go.',
        broken: 'Keep the hand ready: [[9m]] goes.',
        noRiichi: 'Without riichi this time. Just discard [[9m]].',
        letWin: 'You have had your turn: you may win again.',
      },
    },
    may: {
      todo: 'May I ron?',
      asks: {
        other: 'Hand, own discards, and the tile somebody discards. May you say ron?',
        clean: 'And with these discards?',
      },
      done: 'Before you call ron, look at your own row. It is the one rule that every beginner meets.',
      hint: 'Find both waits, then look for either in the row.',
      slips: {
        other: '[[8s]] is a wait too, and lies in your row: furiten.',
        clean: 'Neither [[5s]] nor [[8s]] lies there: you may.',
      },
    },
  },
  afterTheIndicator: {
    title: 'The tile after the indicator',
    about: 'Dora: value, but no reason.',
    name: {
      todo: 'Name the dora',
      asks: {
        next: 'This ((indicator)) lies face up on the dead wall. The next tile in order is the ((dora)). Which one?',
        round: 'And after 9?',
        winds: 'After North?',
        green: 'Dragons go white, green, red. After green?',
        red: 'And after red?',
        white: 'And after white?',
      },
      done: 'One further; after 9 comes 1, after North comes East, after red comes white.',
      hint: 'The indicator points at the next tile and never at itself.',
      slips: {
        next: 'It points at the next one in its suit.',
        round: 'After 9 comes 1 again, of the same suit.',
        winds: 'East, South, West, North, and East again.',
        green: 'White, green, red: the next is red.',
        red: 'After red it begins again, with white.',
        white: 'White, green, red: the next is green.',
      },
    },
    count: {
      todo: 'Count them',
      asks: { howMany: 'The hand is won. How many dora are in it?' },
      done: 'One han for each. After a win with riichi the tile under the indicator makes more: ((ura)).',
      hint: 'The dora is [[5p]].',
      slips: { each: 'Every single [[5p]] counts.' },
    },
    alone: {
      todo: 'Dora alone',
      asks: {
        try: 'The dora is [[6s]]: you hold two. Tomás discards [[9s]]. Say ron and see.',
        letGo: 'Refused. Dora is worth points, but is no yaku. Let it go.',
      },
      done: 'First a yaku, then dora on top.',
      hint: 'The hand is open and has no yaku.',
      slips: { tryIt: 'First try it: say ron.', again: 'Still no yaku. Let it go.' },
    },
  },
  quickYaku: {
    title: 'Quick yaku',
    about: 'All inside, pinfu.',
    inside: {
      todo: 'Find the discard that adds a yaku',
      asks: {
        drop: 'You drew [[4m]]. Several discards keep the hand ready. Which one makes it ((allInside)): only 2 to 8?',
      },
      done: 'No ((terminal)), no honour: ((simple|simples)) only. A yaku, open or closed.',
      hint: 'Which tile is a 1 or a 9?',
      slips: {
        stillPinfu: 'Still ready. But [[1m]] keeps you from all inside.',
        noRiichi: 'Without riichi for now: just the discard.',
        broken: 'That breaks a set. One tile at the end of the suit is in the way.',
      },
    },
    pinfu: {
      todo: 'Pinfu or not?',
      asks: {
        yes: 'You are South in the East round, and the hand is closed. Four rows, a pair without value, a wait at both ends: is this ((pinfu))?',
        ownWind: 'And this?',
        middle: 'And this?',
        alike: 'And this?',
      },
      done: 'Closed, four rows, a pair that counts for nothing, two tiles to wait for: pinfu.',
      hint: 'Check four things: rows only? the pair? both ends open? closed?',
      slips: {
        yes: 'Rows only, 9s as a pair, [[3p]][[4p]] open at both ends: it is.',
        ownWind: 'The pair is your own wind, which has value.',
        middle: '[[3p]][[5p]] waits for one tile in the middle, not at both ends.',
        alike: 'Three [[7p]] are no row.',
      },
    },
  },
  slowYaku: {
    title: 'Slow yaku',
    about: 'Seven pairs, one suit, all triplets.',
    pairs: {
      todo: 'Six pairs',
      asks: { drop: 'Six pairs and two single tiles. Keep the pairs: what goes?' },
      done: '((sevenPairs|Seven pairs)) need no sets at all. All seven have to be different.',
      hint: 'Two tiles have no twin.',
      slips: {
        noRiichi: 'The discard is right, but in silence this time.',
        pair: 'That tears a pair apart. A single tile can go.',
      },
    },
    suit: {
      todo: 'One suit',
      asks: {
        first: 'Bamboos and honours, and two strangers. Which tile goes?',
        second: 'And the second one?',
      },
      done: 'Only bamboos and honours are left: on the way to a half ((flush)).',
      hint: 'Which tiles are of another suit?',
      slips: {
        suit: 'Bamboos are what you collect. Two tiles of other suits are still here.',
        honour: 'Honours may stay: with one suit they make a half flush.',
      },
    },
    triplets: {
      todo: 'All alike',
      asks: {
        pon: 'Three alike, and three pairs. Kaze discards [[5p]].',
        drop: 'Now the tile that has no twin.',
      },
      done: 'Seven pairs are gone, ((allTriplets)) are near: a yaku that may be open.',
      hint: 'Three alike may be called from anybody.',
      slips: {
        gone: 'With that pon the hand is on its way to four of three alike. Take it.',
        broken: 'Single tiles first: [[1m]].',
      },
    },
  },
};
