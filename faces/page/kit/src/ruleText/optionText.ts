// Options as the page of the moment speaks.

import { type OptionText, optionIn } from '@hanchan/narrator/options';
import type { RuleKey } from '@hanchan/rules';
import { currentLanguage } from '../words/text.svelte.ts';

export const optionText = (key: RuleKey): OptionText => optionIn(currentLanguage(), key);
