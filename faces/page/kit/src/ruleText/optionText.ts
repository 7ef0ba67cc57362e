// Options as the page of the moment speaks.

import type { RuleKey } from '@hanchan/rules';
import { currentLanguage } from '../words/text.svelte.ts';
import { type OptionText, optionIn } from './optionWords.ts';

export const optionText = (key: RuleKey): OptionText => optionIn(currentLanguage(), key);
