// What a route says of itself, for the description of all of them.

import { refusalAnswer } from '@hanchan/protocol';
import type { ZodType } from 'zod';

/** What a route answers, for its description: the value, or a refusal. */
export const answering = <T extends ZodType>(value: T) => ({ 200: value, '4xx': refusalAnswer });

/** What routes of one kind say of themselves: what each is for, what it takes, what it answers. */
export const aboutRoutes =
  (tag: string) =>
  <S extends object>(summary: string, more: S = {} as S) => ({
    schema: { tags: [tag], summary, ...more },
  });
