// Random tests try the same cases whenever they run, so that a green run stays green; `npm run hunt` tries others. Where a
// property fails, fast-check prints its seed and path.

import fc from 'fast-check';

fc.configureGlobal({ seed: 20_260_101 });
