// The addresses of the pages, and what stands in them.

export type PageName =
  | 'home'
  | 'play'
  | 'lobby'
  | 'newTable'
  | 'table'
  | 'tableOverlay'
  | 'practice'
  | 'games'
  | 'replay'
  | 'review'
  | 'rules'
  | 'rulebook'
  | 'rulesEdit'
  | 'rulebookYaku'
  | 'rulebookScore'
  | 'rulebookSheet'
  | 'score'
  | 'scoreTable'
  | 'settings'
  | 'account'
  | 'privacy'
  | 'player'
  | 'profile'
  | 'ratings'
  | 'ladder'
  | 'operator'
  | 'calculator'
  | 'study'
  | 'events'
  | 'newEvent'
  | 'eventDesk'
  | 'event'
  | 'eventBoard'
  | 'eventOverlay'
  | 'eventBroadcast'
  | 'eventJoin'
  | 'eventReferee'
  | 'eventMe'
  | 'eventTable'
  | 'clubs'
  | 'club'
  | 'clubJoin'
  | 'clubEvening'
  | 'clubSeason'
  | 'clubPlayer'
  | 'clubManage'
  | 'clubMe'
  | 'clubRatings'
  | 'circuits'
  | 'circuit'
  | 'circuitDesk'
  | 'circuitInvitation'
  | 'learn'
  | 'lesson'
  | 'glossary'
  | 'daily'
  | 'train'
  | 'trainer'
  | 'examination'
  | 'notFound';

export interface Route {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** What a page is given: what stands in its address. */
export type PageProps = Pick<Route, 'params' | 'query'>;

const PATTERNS: readonly (readonly [string, PageName])[] = [
  ['/', 'home'],
  ['/play', 'play'],
  ['/play/tables', 'lobby'],
  ['/play/new', 'newTable'],
  ['/table/:id', 'table'],
  ['/table/:id/overlay', 'tableOverlay'],
  ['/practice', 'practice'],
  ['/games', 'games'],
  ['/replay', 'replay'],
  ['/replay/:game', 'replay'],
  ['/review', 'review'],
  ['/review/:game', 'review'],
  ['/rules', 'rules'],
  ['/rules/edit', 'rulesEdit'],
  ['/rules/:id', 'rulebook'],
  ['/rules/:id/yaku', 'rulebookYaku'],
  ['/rules/:id/score', 'rulebookScore'],
  ['/rules/:id/sheet', 'rulebookSheet'],
  ['/score', 'score'],
  ['/score/:id', 'scoreTable'],
  ['/settings', 'settings'],
  ['/account', 'account'],
  ['/privacy', 'privacy'],
  ['/profile', 'profile'],
  ['/players/:id', 'player'],
  ['/ratings', 'ratings'],
  ['/ratings/:family/:assistance', 'ladder'],
  ['/operator', 'operator'],
  ['/calculator', 'calculator'],
  ['/study', 'study'],
  ['/events', 'events'],
  ['/events/new', 'newEvent'],
  ['/events/:id/desk', 'eventDesk'],
  ['/events/:id/desk/:part', 'eventDesk'],
  ['/events/:id', 'event'],
  ['/events/:id/board', 'eventBoard'],
  ['/events/:id/overlay', 'eventOverlay'],
  ['/events/:id/broadcast', 'eventBroadcast'],
  ['/events/:id/join', 'eventJoin'],
  ['/events/:id/referee', 'eventReferee'],
  ['/events/:id/me', 'eventMe'],
  ['/events/:id/table/:round/:table', 'eventTable'],
  ['/clubs', 'clubs'],
  ['/clubs/:id', 'club'],
  ['/clubs/:id/join', 'clubJoin'],
  ['/clubs/:id/evenings/:evening', 'clubEvening'],
  ['/clubs/:id/seasons/:season', 'clubSeason'],
  ['/clubs/:id/members/:member', 'clubPlayer'],
  ['/clubs/:id/manage', 'clubManage'],
  ['/clubs/:id/me', 'clubMe'],
  ['/clubs/:id/ratings', 'clubRatings'],
  ['/circuits', 'circuits'],
  ['/circuits/:id', 'circuit'],
  ['/circuits/:id/desk', 'circuitDesk'],
  ['/circuits/:id/invitation', 'circuitInvitation'],
  ['/learn', 'learn'],
  ['/learn/:lesson', 'lesson'],
  ['/glossary', 'glossary'],
  ['/daily', 'daily'],
  ['/daily/:day', 'daily'],
  ['/train', 'train'],
  ['/train/:kind', 'trainer'],
  ['/examination', 'examination'],
];

export function matchRoute(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const parts = path.split('/').filter((part) => part !== '');
  for (const [pattern, page] of PATTERNS) {
    const params = paramsOf(
      pattern.split('/').filter((part) => part !== ''),
      parts,
    );
    if (params !== null) return { page, params, query };
  }
  return { page: 'notFound', params: {}, query };
}

function paramsOf(pattern: readonly string[], parts: readonly string[]) {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, want] of pattern.entries()) {
    const have = parts[i]!;
    if (!want.startsWith(':')) {
      if (want !== have) return null;
      continue;
    }
    const value = decoded(have);
    if (value === null) return null;
    params[want.slice(1)] = value;
  }
  return params;
}

/** Null for what is no escaped text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
