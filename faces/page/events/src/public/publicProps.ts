// What the parts of an event's public page are given: its address, and the event as everybody may see it.

import type { EventState } from '@hanchan/tournament';

export interface PublicProps {
  readonly id: string;
  readonly hall: EventState;
}
