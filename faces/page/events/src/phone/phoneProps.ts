// What the parts of a phone's page are given: the event, and for those that stand at a table, the table.

import type { EventState, TableState } from '@hanchan/tournament';
import type { EventPage } from '../event/event.svelte.ts';
import type { EventBook } from '../event/eventBook.ts';

export interface PhoneProps {
  readonly event: EventPage;
  readonly state: EventState;
  readonly book: EventBook;
}

export interface TableProps extends PhoneProps {
  readonly table: TableState;
}
