import type { AnswerPart } from '../../../contract/business/answers.ts';

/** What a heading or the words before a colon can be. The first that fits counts. */
const headings: readonly (readonly [AnswerPart, RegExp])[] = [
  [
    'refused',
    /^(?:what )?(?:(?:we|i) )?(?:do not|don['’]t|won['’]t|refuse|never|leave)|^not (?:included|for (?:us|me)|part|offered)|^refused?$|^no$|^limits$|^exclu/i,
  ],
  [
    'mistakes',
    /(?:goes|go|going) wrong|^(?:common |typical )?mistakes|^others?$|^(?:bad|cheap) (?:work|jobs)|^problems (?:with|from) others/i,
  ],
  [
    'included',
    /^(?:what(?:['’]s| is) |always |everything )?included|^includes|^part of it|^every \w+$|^you get$|^comes with/i,
  ],
  ['price', /^(?:our |my |the )?(?:prices?|pricing|costs?|rates?|fees?|charges?|money|what it costs)\b/i],
  ['duration', /^(?:time|times|duration|takes|how long(?: it takes)?|length)$/i],
  [
    'ready',
    /^(?:(?:please )?have (?:it )?ready|(?:please )?(?:bring|prepare)|preparation|before (?:we|i) (?:come|arrive|start)|what (?:to (?:have|bring|prepare)|you need|we need|i need)|you(?:['’]ll)? need|be ready|(?:what to )?have ready)\b/i,
  ],
  [
    'situations',
    /^(?:people |customers |clients )?(?:call|ask)|^(?:calls|reasons?|when|what (?:people|they|customers) (?:call|ask|want|need)|typical (?:calls|jobs|cases))\b/i,
  ],
  [
    'steps',
    /^(?:the )?(?:steps?|process|how (?:it|this|the \w+) (?:goes|works)|how (?:we|i) work|procedure|order)\b/i,
  ],
  ['work', /^(?:what (?:we|i) do|work|about|services?|(?:we|i) do)$/i],
];

/** The part that a heading names; null if it names none. */
export function partOfHeading(heading: string): AnswerPart | null {
  const plain = heading.replace(/(?<![:?.!])[:?.!]+$/, '').trim();
  return headings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const people =
  '(?:people|customers?|clients?|owners?|homeowners?|landlords?|tenants?|families|neighbors|parents|folks|most|many|some|they|others|half|everyone|everybody|callers?)';
const we = '(?:we|i)';
const time = '(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|visits?|appointments?|sessions?)';
const some =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|half|some|several|fifteen|twenty|thirty|forty|ninety)';

interface Sign {
  readonly part: AnswerPart;
  readonly weight: number;
  readonly pattern: RegExp;
}

const sign = (part: AnswerPart, weight: number, ...patterns: readonly string[]): readonly Sign[] =>
  patterns.map(pattern => ({ part, weight, pattern: new RegExp(pattern, 'iu') }));

const signs: readonly Sign[] = [
  ...sign(
    'refused',
    4,
    `\\b${we} (?:\\w+ly )?(?:do not|don['’]t|never|won['’]t|will not|can['’]t|cannot|can not|refuse|turn (?:down|away)|no longer|decline)\\b`,
    `\\b${we} (?:leave|send|refer) (?:\\S+ ){0,5}to\\b`,
    '\\b(?:is|are) not (?:our|my) (?:work|job|trade)\\b|\\b(?:outside|beyond) (?:our|my) (?:work|trade|license)\\b',
    '^(?:no|not) \\p{L}|\\bgoes? to (?:a|an|the|your) (?:\\w+ )?(?:vet|lawyer|attorney|plumber|electrician|roofer|doctor|contractor|specialist|notary|mechanic)\\b',
  ),
  ...sign(
    'mistakes',
    4,
    `\\b(?:goes?|went|going) wrong\\b|\\bcut(?:s|ting)? corners\\b|\\bmistakes?\\b|\\bbotch|\\bshort ?cuts?\\b`,
    `\\bwhen (?:an?|the|some|your|other|another|somebody|someone|others|people)\\b[^.]{0,40}\\b(?:rush|skip|hurr|forget|guess|cheap|careless|too fast)`,
    "^when (?:it['’]s|it is|it gets|they|(?:some(?:body|one)|others?|people) (?:uses?|tr(?:y|ies)|does|do|puts?|starts?|leaves?))\\b",
    '^when (?:an?|the) \\w+ (?:is|are) [^.]{1,30}\\binstead of\\b',
    `^(?:\\w+ )?(?:places|stores|salons|chains) \\b`,
    `\\b(?:cheap(?:er)?|other|bad|careless|hasty|untrained|some) (?:\\w+ )?(?:${people}|services?|compan(?:y|ies)|crews?|guys?|shops?|outfits?|places?|stores?|salons?|\\w+ers|\\w+ies)\\b`,
    '\\b(?:others|somebody else|someone else|the last (?:guy|one|person|company|crew)|another company)\\b',
  ),
  ...sign('price', 5, '\\$ ?\\d'),
  ...sign(
    'price',
    3,
    '\\b(?:prices?|priced|pricing|costs?|charges?|fees?|rates?|hourly|flat rate|deposit|invoice|dollars?|surcharge|discount|quotes?|estimates?)\\b',
    '\\b(?:is|are|cost) extra\\b|\\b(?:pay|paid|bill(?:ed)?) (?:by|for|per|after|when|at|in|only)\\b|\\b(?:more|less) expensive\\b',
  ),
  ...sign(
    'included',
    4,
    '\\binclud(?:es?|ed|ing)\\b|\\bcomes with\\b|\\b(?:all|both) come with\\b|\\bis part of (?:it|every|each)\\b|\\b(?:you|everyone) (?:always )?gets?\\b',
  ),
  ...sign(
    'ready',
    4,
    "^(?:please\\b|leave|keep|have|bring|tell (?:us|me)|send|clear|make sure|put|move|let (?:us|me)|show|park|unlock|walk|feed|empty|turn|brush|skip|stay|come with|switch|charge|set|write|open|take|do not|don['’]t|be |lock|mark|read (?:us|me)|text|photograph|count(?! on)|measure)\\b",
    '\\bhave (?:\\S+ ){1,6}(?:ready|at hand|handy)\\b|\\byou (?:should|need to|have to|must|can help)\\b',
    `\\b${we} (?:need|ask) (?:you|for|a|an|the|power|water|access|room|space|your)\\b`,
    '^(?:the|your|each|every) (?:borrower|signer|customer|client|owner|host|student)s? needs?\\b',
  ),
  ...sign(
    'duration',
    4,
    `\\b(?:takes?|lasts?|need(?:s|ed)?|runs?|done in|finished in|ready in)\\b[^.$]{0,40}(?<!\\b(?:once|twice|times) )\\b${some}\\b[^.$]{0,20}\\b${time}\\b`,
    `^(?:about |around |usually |count on |plan on |allow )?${some}(?: and a half)? (?:business |working |more )?(?:minutes?|hours?|days?|weeks?)\\b`,
  ),
  ...sign(
    'duration',
    2,
    `\\b(?:about|around|usually|at least|up to|under|within) ${some} (?:and a half )?${time}\\b|\\bhow long\\b`,
  ),
  ...sign(
    'situations',
    4,
    `\\b${people} (?:\\w+ly |often |mostly )?(?:call|calls|ask|asks|come|comes|book|hire|find|need|want|get in touch)\\b`,
    `\\b${we} (?:get|are|am) (?:\\w+ )?(?:called|calls)\\b|\\bcalls? (?:come|comes|me|us)\\b|\\bwhy \\w+ call\\b`,
  ),
  ...sign(
    'situations',
    2,
    '^(?:when|if|after|before) (?:the|your|a|an|you)\\b|^(?:also|or|even) (?:when|if|after|before)\\b',
  ),
  ...sign(
    'steps',
    3,
    '^(?:first|then|next|after that|afterward|finally|last|at the end|in the end|second|third|once (?:that|this|it|the))\\b',
    '\\bfirst\\b.{3,80}\\bthen\\b|\\bstep by step\\b',
  ),
];

const leaning =
  /^(?:it|that|this|these|those|they|them|he|she|and|but|so|or|otherwise|because|if (?:not|so)|instead|which|also|even|still|only then|ask)\b/i;

/** True if a sentence leans on the one before it. */
export const isLeaning = (sentence: string): boolean => leaning.test(sentence);

/** What a sentence is about; null if no word of it tells. `before` is the part of the sentence before it in its line. */
export function partOfSentence(sentence: string, before: AnswerPart | null): AnswerPart | null {
  if (before !== null && isLeaning(sentence)) return before;
  const weights = new Map<AnswerPart, number>();
  for (const { part, weight, pattern } of signs)
    if (pattern.test(sentence)) weights.set(part, Math.max(weight, weights.get(part) ?? 0));
  const [best] = [...weights].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
