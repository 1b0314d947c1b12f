/*
 * Words that claim something, by kind. A new kind of invention gets a line here and sentences in `inventions.test.ts`, which
 * also reads what the packs say: honest sentences may not be marked.
 */

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const count = '(?:two|three|four|five|six|seven|eight|nine|ten|several|many)';
const tens = '(?:twen|thir|for|fif|six|seven|eigh|nine)';
const ordinal = '(?:other|first|second|third|fourth|last)';
/** The business itself, and what it does: what else happens “every second week” is no claim. */
const weDo = '(?:we|crews?|vans?|team|office|shop) (?:\\w+ ){1,4}';
const company =
  '(?:company|crew|team|firm|service|business|shop|people|experts?|professionals?|specialists?|contractors?|provider)';

const kinds: Readonly<Record<string, readonly string[]>> = {
  amounts: [
    'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen',
    `${tens}ty|hundreds?|thousands?|millions?|billions?|dozens?|decades?|half price|countless|a score of|scores of`,
    `(?:for|of|over) ${count} generations|${count} (?:locations|offices|branches|awards)|(?:four|five)[- ]stars?`,
    '(?:for|over|than|nearly|half|quarter)(?: of)?(?: a)? century',
  ],
  ages: [
    `(?:since|started|began|opened|founded|born|working)(?: back)?(?: in)? the (?:early |late |mid[- ]?)?${tens}ties`,
    'since (?:the war|the dawn|the turn of|the days of|day one|our founding|grand\\w+|my \\w+|our \\w+)',
    'since (?:last|this) (?:year|month|week|spring|summer|fall|winter)',
    'for generations|generations of|(?:first|second|third|fourth|fifth|multi)[- ]generation',
    `founded (?:in|by|when)|established (?:in|by|since)|longest[- ]\\w+ing|oldest ${company}`,
    `the first ${company} (?:to|in)`,
  ],
  endorsements: [
    '(?:trusted|recommended|endorsed|approved|preferred|hired|loved|praised|vetted) by',
    '(?:by|with|for) the (?:city|county|town|state|village) of',
    'as (?:featured|seen|heard) (?:in|on)|(?:featured|mentioned) (?:in|on)|chamber of commerce',
    'official (?:\\w+ )?(?:partner|supplier|provider|vendor|contractor|sponsor|company)',
    'partner(?:s|ed)? (?:of|with) the|under contract (?:with|to)|accredited|accreditation',
    '(?:are|fully|state|board|factory)[- ]certified|certified by|background[- ]checked',
    'award[- ]winning|award[- ]winners?|awarded|won (?:the|an|a) |winners? of|prize[- ]winning|(?:top|best|highly|highest)[- ]rated',
    '(?:was|were|been|are|got|we|readers|neighbors|locals) voted|voted (?:best|favorite|number|top|the|most)',
  ],
  superlatives: [
    'the best(?! (?:chance|pieces|time|moment)\\b)|best in|best[- ](?:known|loved|reviewed|ranked|selling)',
    'cheapest|fastest|lowest|largest|biggest|finest|leading|premier|number one|no\\. ?1|#1',
    `(?:quickest|friendliest|greatest|smartest|busiest|safest|nicest|kindest) (?:${company}|people|in)`,
    `(?:market|industry|area) leaders?|leaders? (?:in|of|among) |highest[- ]ranked|top (?:choice|pick|${company})|top[- ](?:tier|ranked|notch)`,
    "(?:town|city|county|state|local|locals|crowd|customer|neighborhood|area|region|everyone|everybody|here)(?:[’']s?)? favorites?|favorites? (?:of|in)",
    `favorite ${company}|unbeatable|unmatched|unrivall?ed|unsurpassed|unparalleled|second to none|like no other`,
    "(?:nobody|no one|no other \\w+) (?:is (?:cheaper|faster|better)|beats|offers|matches|does it)|can[’']t be beat(?:en)?",
    'world[- ]class|gold standard|(?:better|faster|cheaper) than (?:any|all|every)',
    'most (?:trusted|reliable|experienced|affordable|popular|recommended|reviewed|loved|respected|honest|skilled|efficient|professional|dependable)',
    `the only ${company}`,
  ],
  promises: [
    "guarantee[ds]?|licensed|insured|bonded(?! against)|free of charge|there is no charge|money[- ]back|no questions asked|or it[’']s free",
    '(?:family|veteran|woman|women|minority|locally|employee)[- ](?:owned|operated|run)|(?:our|lifetime|year|month) warrant(?:y|ies)',
    'risk[- ]free|full refund|price[- ]match|satisfaction (?:assured|promised|ensured)',
  ],
  schedules: [
    `(?:every|each) ${ordinal} (?:${day}|weekday|weekend)|(?:every|each) ${day}|${ordinal} (?:${day}|weekend|weekday) of`,
    `(?:open|closed|here|available|off) (?:on )?(?:${day}s|weekends|weekdays|holidays)|${weDo}on ${day}s`,
    `${day}s? (?:to|through|thru|till|until) ${day}s?`,
    `${weDo}(?:every|each) (?:other|second|third|fourth) (?:week|month|morning|evening)`,
    `${weDo}(?:once|twice|three times|four times) (?:a|per|each|every) (?:day|week|month|year)`,
    '(?:open|available|answer|here|reachable|working|on call) (?:day and night|day or night|around the clock|seven days a week|all night)',
    '(?:from|until|till|by|open at|start at|close at) (?:noon|midnight|dawn|sunrise|sunset|half past \\w+)',
    "\\w+ o[’']clock",
    '(?:arrive|come|there|back|answer|reply|respond|door|pickup|site) within (?:the|an|one|two|three|four|half an) (?:hours?|days?)',
  ],
};

/** #1 begins with no letter, so only its end is a boundary. */
const patternOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![A-Za-z0-9])(?:${phrases.join('|')})(?![A-Za-z])`, 'gi');

/** Words that claim something, of every kind. */
export const claimPhrases: readonly RegExp[] = Object.values(kinds).map(patternOf);

/** Praise and promises. The owner's own amounts and hours are none. */
export const boastPhrases: readonly RegExp[] = ['ages', 'endorsements', 'superlatives', 'promises'].map(
  kind => patternOf(kinds[kind] ?? []),
);
