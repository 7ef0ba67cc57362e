// How much others have said while the chat was not shown.

import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { MediaQuery } from 'svelte/reactivity';
import type { Session } from './tableSession.svelte.ts';

/** `chosen`: whether the chat is the tab that is chosen, and whether the panel is open. Beside a wide mat it always is. */
export function createUnread(session: Session, chosen: () => { isChat: boolean; isOpen: boolean }) {
  const beside = new MediaQuery(
    '(min-width: 1280px) and (min-height: 641px) and (min-aspect-ratio: 4 / 3)',
  );
  let seen = $state(0);
  const said = $derived.by(() => {
    const { chat, me } = session.state;
    const isHeard = (one: (typeof chat)[number]) => one.phrase !== null || settings.chat;
    return chat.filter((one) => one.player !== me && isHeard(one)).length;
  });
  $effect(() => {
    const { isChat, isOpen } = chosen();
    if (isChat && (isOpen || beside.current)) seen = said;
  });
  return {
    get count() {
      return Math.max(0, said - seen);
    },
  };
}
