// In whose words a choice is told, and by which book.

import type { PlayWords } from '@hanchan/narrator';
import type { Book } from '@hanchan/table/felt/tableBook.ts';
import type { Seat } from '@hanchan/tiles';

export interface ToldProps {
  readonly bot: string;
  readonly words: PlayWords;
  readonly nameOf: (seat: Seat) => string;
}

export interface CitingProps extends ToldProps {
  readonly book: Book;
}
