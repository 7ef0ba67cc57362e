// Every document that the `hanchan` command prints for programs, and where its sources make it: what a function hands to
// `printJson` (or writes as JSON itself), what a function returns, or a type.

const printed = (file, name) => ({ file, name, kind: 'printed' });
const returned = (file, name) => ({ file, name, kind: 'returned' });
const typed = (file, name) => ({ file, name, kind: 'typed' });

/** An output line of every `--batch` may say what was wrong with its line. */
const BAD_LINE = typed('batch.ts', 'BadLine');

export const DOCUMENTS = {
  score: [printed('scoreCommand.ts', 'one')],
  'score-batch': [
    returned('scoreJson.ts', 'valueFields'),
    returned('scoreJson.ts', 'noWinFields'),
    BAD_LINE,
  ],
  shanten: [returned('handCommands.ts', 'shantenAnswer')],
  'shanten-batch': [returned('handCommands.ts', 'shantenAnswer'), BAD_LINE],
  waits: [returned('handCommands.ts', 'waitsAnswer')],
  'waits-batch': [returned('handCommands.ts', 'waitsAnswer'), BAD_LINE],
  discards: [returned('handCommands.ts', 'discardsAnswer')],
  'discards-batch': [returned('handCommands.ts', 'discardsAnswer'), BAD_LINE],
  'rules-list': [printed('rulesCommand.ts', 'list')],
  'rules-show': [printed('rulesCommand.ts', 'show')],
  'rules-diff': [printed('rulesCommand.ts', 'compare')],
  'rules-check': [printed('rulesCommand.ts', 'check'), printed('rulesCommand.ts', 'checkBook')],
  'rules-clauses': [printed('clausesCommand.ts', 'showClauses')],
  'rules-rulings': [printed('rulingsCommand.ts', 'showRulings')],
  'rules-where': [printed('where/whereCommand.ts', 'showPlace')],
  'rules-pack': [printed('bookCommands.ts', 'pack')],
  replay: [printed('replayCommand.ts', 'close')],
  figures: [printed('figuresCommand.ts', 'tell')],
  ratings: [printed('ratingsCommand.ts', 'rate')],
  recount: [printed('recountCommand.ts', 'count')],
  review: [printed('reviewCommand.ts', 'review')],
  verify: [printed('verifyCommand.ts', 'verify')],
  simulate: [printed('simulateCommand.ts', 'tell')],
  'simulate-merge': [printed('simulation/mergeCommand.ts', 'merge')],
  bots: [printed('botsCommand.ts', 'addBotsCommand')],
  backup: [printed('backupCommand.ts', 'save')],
  restore: [printed('backupCommand.ts', 'putBack')],
  'circuit-standings': [printed('circuitCommand.ts', 'showStandings')],
  'circuit-read': [printed('circuitCommand.ts', 'readWorkbook')],
  examination: [printed('examinationCommand.ts', 'examine')],
  'tournament-seating': [printed('seatingCommand.ts', 'tell')],
  'tournament-result': [
    printed('resultCommand.ts', 'showResult'),
    printed('resultCommand.ts', 'refuse'),
  ],
  'tournament-standings': [printed('standingsCommand.ts', 'showStandings')],
  'tournament-verify': [printed('standingsCommand.ts', 'verify')],
};
