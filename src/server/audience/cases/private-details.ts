const streets =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|pl|terrace|ter|circle|cir|highway|hwy|trail|trl|parkway|pkwy';

/** Between a number and a street, these make no address: “3 boxes on the way”. */
const ordinary = 'the|a|an|on|of|from|in|to|and|at|by|with|for|its|their|our|your|his|her|this|that|down|off';

const rules: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'an address',
    new RegExp(
      String.raw`\b\d{1,6}[a-z]?\s+(?:(?!(?:${ordinary})\s)[\p{L}\d.’'-]+\s+){1,4}?(?:${streets})\b`,
      'iu',
    ),
  ],
  ['coordinates', /-?\d{1,3}\.\d{3,}(?:\s*[,;/]\s*|[^\S ]* \s*)-?\d{1,3}\.\d{3,}/],
  ['an email address', /\S@\S[^\s.@]*\.\S/],
  ['a phone number', /\b\d{3}(?:\)[\s.-]?|[\s.-])\d{3}[\s.-]\d{4}\b|\b1?[2-9]\d\d[2-9]\d{6}\b/],
];

/**
 * The private detail in a text, such as a customer's address or phone; null: none.
 * @example privateDetail('Cleared 12 Palm Way.') // 'an address'
 */
export function privateDetail(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return rules.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
