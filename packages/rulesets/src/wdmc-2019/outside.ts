// The clauses of the document that software does not hold, each with the reason.

export const WDMC_2019_OUTSIDE: Readonly<Record<string, string>> = {
  'wdmc-p1-02': 'Attitude: modesty and grace cannot be checked by a program.',
  'wdmc-p1-03': 'Courtesy between people: the bow and the greeting happen outside the game.',
  'wdmc-p1-04': 'Courtesy between people: the closing bow happens after the last result is in.',
  'wdmc-p2.3.1-04':
    'Physical: the set of 136 tiles is generated from the ruleset, so none can be missing or marked.',
  'wdmc-p2.3.1-06':
    'Physical marker: seat winds follow from the dealer in the game state and never need to be set by hand.',
  'wdmc-p2.3.1-08': 'Physical: the dice are drawn from an even random source, not from a product.',
  'wdmc-p2.3.1-10':
    'Physical stock: the loan is a number kept with the score, so no chips have to be at hand.',
  'wdmc-p2.4.1-08': 'Courtesy: when people greet each other does not change the shuffle.',
  'wdmc-p2.4.1-09': 'Ceremony: the Head Judge speaks to the room, not to the program.',
  'wdmc-p2.4.3-03': 'Physical: scores are kept as numbers that everybody sees.',
  'wdmc-p2.4.4-06': 'Physical: every match starts from the starting points by itself.',
  'wdmc-p2.7-02': 'Dress: nothing that the program could see.',
  'wdmc-p2.7-04': 'Courtesy between people: nobody can be made to bow by a program.',
  'wdmc-p2.7-13':
    'Phones ring in the room; the penalties for it are in the referee clauses on the phone.',
  'wdmc-p2.7-18': 'Physical handling: there are no tiles that could be slammed or dropped.',
  'wdmc-p2.7-19':
    'Organisation of the room: who stays in it between hanchan is seen by the judge, not by the program.',
  'wdmc-p2.7-20': 'Organisation of the room: a player asks the judge in person.',
  'wdmc-p2.7-21': 'Catering: outside the game.',
  'wdmc-p2.8-14': 'Unreachable: the program draws the right tile, so no player has to be stopped.',
  'wdmc-1.1-01': 'Wording of the document only: what it calls a meld changes no rule.',
  'wdmc-1.3.3-01': 'Physical: scores are numbers, the sticks are only one way to hold them.',
  'wdmc-1.3.4-01':
    'Equipment: a chart on paper; that lists may be consulted while playing is the option help.duringDeal.',
  'wdmc-1.3.5-01': 'Physical marker: the round wind is part of the game state.',
  'wdmc-1.3.6-01': 'Equipment: there is no table to put a mat on.',
  'wdmc-1.5-01': 'Physical: amounts need no sticks of a certain size.',
  'wdmc-1.6.1-04': 'Artwork: how the one of bamboo looks has no effect on play.',
  'wdmc-2.0-04': 'Physical: a seat belongs to a player for the whole match; only its wind changes.',
  'wdmc-2.1-02': 'Physical: how 30,000 points are split into sticks has no effect on play.',
  'wdmc-2.1-03': 'Physical: the lighter split that the club prefers has no effect on play.',
  'wdmc-2.2-01': 'Physical marker: the first dealer and the round are part of the game state.',
  'wdmc-2.3-01': 'Physical: tiles are shuffled by the program and none is ever seen.',
  'wdmc-2.4-02': 'Physical: the walls are a list of tiles and need not be pushed together.',
  'wdmc-2.5-05': 'Physical: the dead wall is set apart by counting, whosever wall it is.',
  'wdmc-2.7-02':
    'Physical: laying the tile flat keeps the stack from falling and changes no order.',
  'wdmc-3.1-02': 'Layout: the rows of six are drawing only; the order of the discards is recorded.',
  'wdmc-3.2.2-03': 'Layout: the called tile is recorded with the chi, where it lies is drawing.',
  'wdmc-3.3.1-03': 'Layout: who was called from is recorded with the pon and can be drawn from it.',
  'wdmc-3.3.2.1-01': 'Layout: a closed kan is recorded as closed; face-down tiles are drawing.',
  'wdmc-3.3.2.2-02': 'Layout: the added tile is recorded with the kan, where it lies is drawing.',
  'wdmc-3.3.2.3-02':
    'Layout: who was called from is recorded with the kan and can be drawn from it.',
  'wdmc-3.5.1-05': 'Layout: the discard that declared riichi is recorded, turning it is drawing.',
  'wdmc-3.5.1-07': 'Physical: a deposit is subtracted from the score, so no change is needed.',
  'wdmc-3.5.1-09':
    'Layout: the record keeps when riichi was declared, whichever discard is drawn sideways.',
  'wdmc-3.5.1-17': 'Speech: the declaration is an action that everybody is told of.',
  'wdmc-5-01':
    'Licence and credits of the document: we ship our own words, and a changed ruleset says what it was changed from.',
  'wdmc-6.0-01': 'Print: separate sheets are a matter for the organiser.',
  'wdmc-p2.6-03': 'A plaque is made of wood; who gets it is rank 1 of the standings.',
  'wdmc-p2.7-12':
    'Money changes hands outside; the referee is reminded of it when somebody is removed.',
  'wdmc-p2.9.1-07':
    'A slip in a printed heading: the days of an event are data, and a sheet prints those.',
};
