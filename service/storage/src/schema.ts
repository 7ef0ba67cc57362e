// The one schema of both databases. Times are milliseconds since 1970, documents are JSON text, and truth about
// what was played is in `log`: everything else about a game can be worked out from it again.

/** One entry of an append-only stream: a game's actions, a table's lobby, a tournament's events. */
export interface LogRow {
  kind: string;
  id: string;
  seq: number;
  at: number;
  body: string;
}

/** Where a stream ends, and who may write to it: an epoch that was taken over writes nothing more. */
export interface StreamRow {
  kind: string;
  id: string;
  head: number;
  epoch: number;
  node: string;
  is_open: number;
  /** The newest version that has held it. */
  version: number;
}

/** What the first `head` entries of a stream come to. */
export interface FoldRow {
  kind: string;
  id: string;
  head: number;
  form: string;
  proof: string;
  data: string;
}

/** A process that holds streams; it lives as long as it keeps saying so. */
export interface NodeRow {
  name: string;
  expires_at: number;
  version: number;
}

export interface PersonRow {
  id: string;
  name: string;
  created_at: number;
  settings: string;
}

/** What turns a guest into somebody who can come back. */
export interface AccountRow {
  person: string;
  name_key: string;
  /** Proved by a link that was sent there. */
  email: string | null;
  /** Given, and not proved: nobody is found by it. */
  claimed_email: string | null;
  password: string | null;
  created_at: number;
}

export interface SessionRow {
  token_hash: string;
  person: string;
  created_at: number;
  expires_at: number;
  /** What its browser calls itself; null where nobody asked. */
  device: string | null;
}

/** A token sent by e-mail: it opens one door once. */
export interface LinkRow {
  token_hash: string;
  purpose: string;
  email: string;
  expires_at: number;
}

export interface BlockRow {
  person: string;
  blocked: string;
  created_at: number;
}

/** A table as the lobby lists it; `data` belongs to the server. */
export interface TableRow {
  id: string;
  state: string;
  visibility: string;
  host: string | null;
  data: string;
  created_at: number;
  updated_at: number;
}

export interface GameRow {
  id: string;
  table_id: string;
  ruleset: string;
  data: string;
  started_at: number;
  ended_at: number | null;
}

export interface GameSeatRow {
  game: string;
  seat: number;
  person: string | null;
  name: string;
  bot: string | null;
  points: number | null;
  place: number | null;
  result: number | null;
  started_at: number;
}

/** A rulebook that was installed, as it was packed. */
export interface RulebookRow {
  id: string;
  hash: string;
  pack: string;
  is_offered: number;
  installed_at: number;
}

/** Somebody who looks for a game; by the clock of the database. */
export interface SeekerRow {
  person: string;
  /** JSON of the server's own: what is looked for. */
  data: string;
  since: number;
  /** The last sign of life of their page. */
  seen_at: number;
  is_hidden: number;
  /** The group that was found, and later the table it sits at. */
  match_id: string | null;
  matched_at: number | null;
  seated_at: number | null;
}

/** How long somebody waited, without who it was. */
export interface WaitRow {
  id: string;
  rules: string;
  at: number;
  ms: number;
  people: number;
}

export interface FollowRow {
  person: string;
  followed: string;
  created_at: number;
}

/** To a table; the next one of the same person takes its place. */
export interface InvitationRow {
  person: string;
  inviter: string;
  table_id: string;
  created_at: number;
}

/** Somebody was gone when a match ended that a stranger could be at. */
export interface LeavingRow {
  table_id: string;
  person: string;
  at: number;
}

export interface ReportRow {
  id: string;
  reporter: string | null;
  about: string | null;
  /** What the person was called then. */
  name: string;
  reason: string;
  note: string;
  table_id: string | null;
  created_at: number;
  settled_at: number | null;
  outcome: string | null;
}

/** What the host of the site decided about somebody. */
export interface SanctionRow {
  person: string;
  kind: string;
  /** Null: until it is taken back. */
  until: number | null;
  reason: string;
  created_at: number;
}

/** What a person or a device answered to the problem of a day. */
export interface DailyAnswerRow {
  day: string;
  rules: string;
  /** One person, or one device. */
  voter: string;
  person: string | null;
  /** Named anew for each problem; null where another one of the same device counts. */
  device: string | null;
  /** The code of the problem: answers to another one under the same day say nothing about it. */
  problem: string;
  /** -1: did not know. */
  answer: number;
  is_counted: number;
  created_at: number;
}

/** A game that is in the figures, and whether it is rated. */
export interface CountedGameRow {
  game: string;
  number: number;
  at: number;
  book: string;
  company: string;
  pool: string | null;
  why: string;
}

export interface RatedSeatRow {
  game: string;
  seat: number;
  number: number;
  pool: string;
  at: number;
  person: string | null;
  bot: string | null;
  place: number;
  mu_before: number;
  sigma_before: number;
  mu_after: number;
  sigma_after: number;
}

export interface RatingRow {
  person: string;
  pool: string;
  mu: number;
  sigma: number;
  games: number;
  at: number;
}

export interface FiguresRow {
  person: string;
  book: string;
  family: string;
  month: string;
  company: string;
  games: number;
  data: string;
}

export interface HomeRow {
  person: string;
  mark: string;
  seen_at: number;
}

export interface MetaRow {
  key: string;
  value: string;
}

export interface Schema {
  log: LogRow;
  streams: StreamRow;
  folds: FoldRow;
  nodes: NodeRow;
  people: PersonRow;
  accounts: AccountRow;
  sessions: SessionRow;
  links: LinkRow;
  blocks: BlockRow;
  tables: TableRow;
  games: GameRow;
  game_seats: GameSeatRow;
  rulebooks: RulebookRow;
  seekers: SeekerRow;
  waits: WaitRow;
  follows: FollowRow;
  invitations: InvitationRow;
  leavings: LeavingRow;
  reports: ReportRow;
  sanctions: SanctionRow;
  daily_answers: DailyAnswerRow;
  counted_games: CountedGameRow;
  rated_seats: RatedSeatRow;
  ratings: RatingRow;
  figures: FiguresRow;
  homes: HomeRow;
  meta: MetaRow;
}
