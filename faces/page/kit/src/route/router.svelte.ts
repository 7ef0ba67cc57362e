// Which page the address asks for. The server answers every such address with the same page, so a link can be
// shared and a reload stays where it was.

import { matchRoute, type Route } from './routes.ts';

let route = $state<Route>(matchRoute(location.pathname, location.search));

export const currentRoute = (): Route => route;

/** The path of the address, read anew whenever the page changes. */
export function currentPath(): string {
  void route;
  return location.pathname;
}

/** Asked before the page is left; true: it stays, and the guard sees to the rest. */
type Guard = (address: string) => boolean;
let guard: Guard | null = null;
/** Where the page that is shown stands. */
let shownAt = location.pathname + location.search + location.hash;

/** While it holds, no link and no button of the browser leaves the page unasked. Gives the way to lift it. */
export function guardLeaving(asks: Guard): () => void {
  guard = asks;
  return () => {
    if (guard === asks) guard = null;
  };
}

export function go(address: string, { replace = false } = {}): void {
  if (!replace && guard?.(address) === true) return;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  show();
}

/** The browser has gone back or forth already: it is brought back where the page must be asked. */
function followBrowser(): void {
  const wanted = location.pathname + location.search + location.hash;
  if (location.pathname !== new URL(shownAt, location.origin).pathname && guard?.(wanted) === true)
    history.pushState(null, '', shownAt);
  else show();
}

function show(): void {
  shownAt = location.pathname + location.search + location.hash;
  const before = route;
  route = matchRoute(location.pathname, location.search);
  if (before.page !== route.page) scrollTo(0, 0);
}

/** Follows the browser's buttons, and turns clicks on our own links into changes of the page. */
export function startRouter(): void {
  addEventListener('popstate', followBrowser);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}

/** A plain click on a page of ours: not a download, the API, the documents, another window or a place on the same page. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download')) return false;
  if (link.origin !== location.origin || /^\/(api|docs)\//.test(link.pathname)) return false;
  return link.hash === '' || link.pathname !== location.pathname;
}
