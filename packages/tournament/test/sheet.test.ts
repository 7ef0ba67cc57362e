// Sheets: worked cases, and the laws that hold for every sheet.

import { readFileSync } from 'node:fs';
import { NO_PENALTIES, type SeatPenalties } from '@hanchan/game';
import { TENHOU, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SHARED, skipWithoutShared } from '../../../spec/support/shared.ts';
import { type ByWind, byWind, NO_SHEET_PENALTIES, type SheetForm, sheetResult } from '../src/index.ts';
