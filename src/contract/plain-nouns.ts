import type { PlainNoun } from './platform/plain-noun.ts';

/** Every plain noun. Its routes, their server and the row of a filled test program follow from this list. */
export const plainNouns: readonly PlainNoun[] = [];
