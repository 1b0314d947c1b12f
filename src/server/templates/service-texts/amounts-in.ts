/*
 * Numbers with what they count. A number alone says too little: “2 hours” in an answer is no proof of “$2” or “2 visits”.
 */

const spelled = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    half: 0.5,
  }),
);
const word = [...spelled.keys()].join('|');
const spans = 'minute|hour|day|night|week|month|year|mile';
const units = `${spans}|min|hr|foot|feet|ft|inch|yard|pound|lb|ton|gallon|dollar|cent|percent|degree|person|people|man|men|visit|trip|crew|star|review|job|customer|client`;
const digits = String.raw`\$?\d{1,12}(?:[.,:/-]\d{1,12}){0,3}%?`;
/** A number or a range, and its unit: “2 to 3 hours”, “half an hour”, “a week”, “$75”. */
const amount = new RegExp(
  String.raw`(?<![\w.])(?:(${digits}|${word})(?:\s?(?:to|or|and|–|-)\s?(${digits}|${word}))?(?:[- ](?:an?|more|full|whole|square|cubic)){0,2}[- ](${units})(?:e?s)?\b|(an?) (${spans})\b|(${digits}))`,
  'giu',
);

const sameUnit: Readonly<Record<string, string>> = {
  min: 'minute',
  hr: 'hour',
  feet: 'foot',
  ft: 'foot',
  lb: 'pound',
  people: 'person',
  men: 'man',
};

export interface Amount {
  readonly said: string;
  /** Value and unit: “2 hrs” and “two hours” have one key. */
  readonly key: string;
}

/** @example amountsIn('Two or 3 hours, $75.').map(({ key }) => key) // ['2 hour', '3 hour', '$75'] */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(amount)].flatMap(found => {
    const [said, first, second, unit = '', article, span = '', alone] = found;
    const counted = (unit || span).toLowerCase();
    const of = sameUnit[counted] ?? counted;
    return [first, second, article && '1', alone].flatMap(number =>
      number === undefined ? [] : [{ said: said.trim(), key: keyOf(number.toLowerCase(), of) }],
    );
  });
}

function keyOf(number: string, unit: string): string {
  const plain = String(spelled.get(number) ?? number.replaceAll(/,(?=\d{3})/g, ''));
  if (unit === 'dollar') return `$${plain.replace('$', '')}`;
  if (unit === 'percent') return `${plain}%`;
  return unit === '' || /[$%]/.test(plain) ? plain : `${plain} ${unit}`;
}
