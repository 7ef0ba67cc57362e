// The clauses that concern things and bodies at a real table, and what stands in for them here.

export const WRC_2022_OUTSIDE: Readonly<Record<string, string>> = {
  'wrc-4.1-04': 'Tiles on a screen do not get dirty or marked, so there is nothing to clean.',
  'wrc-4.1.1-02':
    'A remark on artwork; a tile is known by its number and suit, whatever is painted on it.',
  'wrc-4.1.2-02':
    'A remark on artwork; the white dragon is a kind of its own, so a blank face cannot be taken for another.',
  'wrc-4.2-01':
    'The numbers of two dice come from the seeded random source that also mixes the wall.',
  'wrc-4.2-02':
    'The dealer is marked on screen the whole time, which is what the dice are there for.',
  'wrc-4.3-02': 'There is no marker to buy; the screen names the current round.',
  'wrc-4.4.1-02': 'Counters are a number of their own, so no stick has to stand for them.',
  'wrc-4.4.1-03': 'Scores are numbers; only the total matters, not the sticks that make it up.',
  'wrc-4.4.1-04': 'There are no sticks to tell apart by colour.',
  'wrc-4.4.2-02': 'The number of counters is shown to everybody beside the round.',
  'wrc-4.4.2-04': 'The number of counters carries over by itself; no sticks change places.',
  'wrc-4.5-01': 'Furniture: no table is needed.',
  'wrc-4.5-02': 'Furniture: seating in a hall is for the organiser.',
  'wrc-6.1-02': 'Every score starts at the same number, so there are no sticks to count.',
  'wrc-6.2.1-02': 'The seat draw is random from the seed; no tiles are laid in a row for it.',
  'wrc-6.2.1-04': 'The order of the row is computed; no tiles have to be turned or moved.',
  'wrc-6.2.1-08': 'The temporary dealer exists only during the computed draw; the result is shown.',
  'wrc-6.3-02': 'The screen shows the round wind and the first dealer instead of a marker.',
  'wrc-7-01':
    'Concerns automatic tables; the program deals and turns the indicator as 7.4 and 7.5 say.',
  'wrc-7.1-01': 'All four scores are on screen at all times, so nobody has to ask (A-57).',
  'wrc-7.1-03': 'All four scores are on screen at all times, so nobody has to answer (A-57).',
  'wrc-7.2-01': 'How hands move tiles; the program mixes them with an unbiased shuffle.',
  'wrc-7.2-03': 'No hand touches the tiles while they are mixed.',
  'wrc-7.3-03': 'A hand movement; the wall is opened at the computed place.',
  'wrc-7.3-04': 'The dealer is marked on screen, not by dice.',
  'wrc-7.4-06':
    'Each player is shown their own tiles as soon as they are dealt, and nobody else is.',
  'wrc-7.5-02': 'No tile can be knocked over, so none has to be laid down.',
  'wrc-7.5-04': 'The screen counts the live tiles; the walls need not be moved apart.',
  'wrc-7.5-05': 'Tiles keep their place in the computed wall; nobody can move them.',
  'wrc-7.6-03':
    'Courtesy at a real table; here the first draw waits until everybody has answered the discard.',
  'wrc-8-05': 'Which hand a player uses cannot be seen and does not matter on a screen.',
  'wrc-8-06': 'The drawn tile is shown apart by the program, and remembered as the drawn one.',
  'wrc-8-08': 'No hand can cover a discard on a screen.',
  'wrc-8-09': 'The program lays the discards out in rows of six, in order.',
  'wrc-8.1-02': 'A discard is a message that has arrived or not; there is no tile half-way.',
  'wrc-8.2-08': 'Everybody is shown a discard at once and asked before play goes on.',
  'wrc-8.5.1-04': 'The program moves the called tile into the meld; the order cannot matter.',
  'wrc-8.6.1-04': 'The program moves the called tile into the meld; the order cannot matter.',
  'wrc-8.7.1-04': 'The program moves the called tile into the meld; the order cannot matter.',
  'wrc-8.9-03': 'The deposit is booked with the declaration, before the next player can draw.',
  'wrc-8.9-05': 'The program turns the next discard that stays in the pool sideways.',
  'wrc-8.12-02': 'The program lays the called tile on the side of the player it came from.',
  'wrc-8.12-03': 'The program lays the added tile on the called one.',
  'wrc-8.12-04': 'The program shows the two outer tiles of a concealed kan face down.',
  'wrc-8.12-08': 'The program lays melds out in the order in which they were made.',
  'wrc-9.3-02':
    'Payments are booked by the program and listed for everybody; no sticks are touched.',
  'wrc-9.3-04': 'Points can only move by the rules, so players cannot lend any.',
  'wrc-9.3-05': 'Manners; every payment can be looked up with its explanation.',
  'wrc-10.4-03': 'Leaving the hall is for people in a hall.',
  'wrc-12.3.5-11':
    'There is nothing to put a rack on; a player’s tiles are visible only to their owner.',
  'wrc-12.3.5-15': 'Manners; where the program refuses illegal acts there is no foul to warn of.',
  'wrc-13-01':
    'Paper templates that may be replaced; the result is kept as data with the same fields.',
  'wrc-12.1-07': 'Conduct: how people speak to a referee is between them.',
  'wrc-12.3.5-02':
    'Conduct: a good spirit cannot be checked by a program; a referee may rule on its lack.',
  'wrc-12.3.5-03':
    'Physical: discards lie open for everybody the moment they are made, and calls need no words.',
  'wrc-12.3.5-06':
    'Conduct: noise and objects at a real table; a referee may enter any penalty for them.',
  'wrc-12.3.5-08':
    'Conduct: all scores are on screen at all times, so nobody has to count or be asked.',
  'wrc-12.3.5-09': 'Physical: no hand can reach the wall, the sticks or the tiles of others.',
  'wrc-12.3.5-10':
    'Physical: what lies on a real table is for the referee there, who may enter any penalty.',
  'wrc-12.3.5-13':
    'Phones and watches in the room: a program cannot see them; a referee may enter any penalty.',
  'wrc-12.3.5-20':
    'Physical: tiles are moved by the program only; devices and lies are for the referee in the room.',
  'wrc-12.1-09':
    'Organisers and the head referee agree on it with the player; the program can only serve what they agree on.',
  'wrc-12.3.7-06':
    'How somebody plays is up to them; a substitute gains nothing, being scored and left out of the ranking.',
};
