// What shows a season is given: of which club, as it stands, and whose line is the reader's own.

import type { SeasonView } from '@hanchan/club';

export interface SeasonProps {
  readonly club: string;
  readonly view: SeasonView;
  readonly own?: string | null;
}
