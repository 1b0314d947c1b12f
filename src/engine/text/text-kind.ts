/** The casing of a text. Plain texts (links, coupon codes) have placeholders and spin groups, but no casing. */
export type TextKind = 'prose' | 'title' | 'plain';
