/**
 * Ways to say the same thing: in any sentence, each phrase of a group may stand for each other one. Lower case except
 * where a word has a capital of its own; a whole sentence has its full stop. The same placeholders in each.
 */
export type PhraseGroup = readonly [string, string, ...string[]];
