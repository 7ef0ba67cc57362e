// The way in: styles, language, router, and the page.

import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { startRouter } from '@hanchan/kit/route/router.svelte.ts';
import { whenBooksAreKnown } from '@hanchan/kit/server/session.svelte.ts';
import { useLanguage } from '@hanchan/kit/words/text.svelte.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import '@hanchan/kit/style/tokens.css';
import '@hanchan/kit/style/base.css';
import '@hanchan/kit/style/controls.css';
import '@hanchan/kit/style/layout.css';

startRouter();
void whenBooksAreKnown();
// Words first, so that no sentence is seen to change its language.
void useLanguage(settings.language).finally(() => {
  mount(App, { target: document.getElementById('app')! });
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/worker.js');
  // Practice works offline once everything has been fetched, which can wait until nothing else is to do.
  void navigator.serviceWorker.ready.then(({ active }) =>
    setTimeout(() => active?.postMessage('keepAll'), 20_000),
  );
}
