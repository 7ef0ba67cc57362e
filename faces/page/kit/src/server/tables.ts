// What the pages ask of the server about tables.

import type { BotLevel, TableInfo, TablePace, TableRequest } from '@hanchan/protocol';
import { type Answer, call } from './api.ts';

const path = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const openTable = (request: TableRequest): Answer<TableInfo> =>
  call('POST', '/tables', request);

export const tableInfo = (table: string): Answer<TableInfo> => call('GET', path(table));

export const joinTable = (table: string, password?: string, pledge?: string): Answer<TableInfo> =>
  call('POST', `${path(table)}/join`, {
    ...(password === undefined ? {} : { password }),
    ...(pledge === undefined ? {} : { pledge }),
  });

export const leaveTable = (table: string): Answer<TableInfo> =>
  call('POST', `${path(table)}/leave`, {});

export const startTable = (table: string): Answer<TableInfo> =>
  call('POST', `${path(table)}/start`, {});

export const wantRematch = (table: string): Answer<TableInfo> =>
  call('POST', `${path(table)}/rematch`, {});

export const seatBot = (table: string, place: number, bot: BotLevel | null): Answer<TableInfo> =>
  call('PUT', `${path(table)}/places/${place}`, { bot });

export const choosePace = (table: string, pace: TablePace): Answer<TableInfo> =>
  call('PUT', `${path(table)}/pace`, { pace });

/** Binds this player to a word for the walls. */
export const pledgeToWalls = (table: string, pledge: string): Answer<TableInfo> =>
  call('POST', `${path(table)}/pledge`, { pledge });

/** The word that was promised, once nobody comes or goes any more. */
export const addWordsToWalls = (table: string, words: string): Answer<TableInfo> =>
  call('POST', `${path(table)}/words`, { words });

export const recordAddress = (game: string): string =>
  `/api/games/${encodeURIComponent(game)}/record`;
