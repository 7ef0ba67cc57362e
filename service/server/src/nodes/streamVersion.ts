// The version of what this server writes into streams. During an upgrade older nodes run beside newer ones: a stream that a newer
// one has held is never claimed by an older one, which could misread it.

import { VOCABULARY } from '@hanchan/rules';

/** Raised by hand where streams hold something new that the version before cannot read, and no option or migration came with it. */
const FORM = 3;

/** Storage adds its schema. */
export const STREAM_VERSION = VOCABULARY + FORM;
