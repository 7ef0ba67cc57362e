// Options in either language: what is asked, every answer, every value. For whoever shows rules.

export { type OptionText, optionIn } from './options/optionWords.ts';
