/** What one text, one value and one plan may cost, so that hostile input ends in an issue and never in a hang. */

/** Characters of one template text. The longest text the product knows is 10,000. */
export const MAX_TEXT_LENGTH = 100_000;
/** Groups inside groups. The specification asks for five. */
export const MAX_DEPTH = 16;
/** Options of one spin group. */
export const MAX_OPTIONS = 1_000;
/** Placeholders of one text; with the next limit this bounds what a fill can grow to. */
export const MAX_PLACEHOLDERS = 1_000;
/** Characters of one field value; the rest is cut. */
export const MAX_VALUE_LENGTH = 10_000;
/** Issues told about one text; after that many, one more helps nobody. */
export const MAX_ISSUES = 100;
/** Lists and objects inside one another in a section's content. Deeper content is kept as it is. */
export const MAX_CONTENT_DEPTH = 32;
/** Characters of one line in a list of locations or keywords. */
export const MAX_LINE_LENGTH = 200;
/** Rejected lines that are reported one by one; the count stays exact. */
export const MAX_REJECTED = 1_000;
