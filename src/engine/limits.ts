/** Limits for one text, one value and one plan, so that hostile input causes an issue and never a hang. */

/** Characters of one template text. The product's longest text has 10,000. */
export const MAX_TEXT_LENGTH = 100_000;
/** Nested groups. The specification requires five. */
export const MAX_DEPTH = 16;
/** Options of one group. */
export const MAX_OPTIONS = 1_000;
/** Placeholders of one text. With the value length, this limits the size of a filled text. */
export const MAX_PLACEHOLDERS = 1_000;
/** Characters of one field value; longer values are cut. */
export const MAX_VALUE_LENGTH = 10_000;
/** Issues reported per text. */
export const MAX_ISSUES = 100;
/** Nested lists and objects in a section's content. Deeper content stays unchanged. */
export const MAX_CONTENT_DEPTH = 32;
/** Characters of one line in a list of locations or keywords. */
export const MAX_LINE_LENGTH = 200;
/** Rejected lines reported one by one. The count stays exact. */
export const MAX_REJECTED = 1_000;
/** Letters of one part of an address, all of them ASCII. File systems allow 255 bytes a name; exports add an ending. */
export const MAX_SLUG_LENGTH = 200;
