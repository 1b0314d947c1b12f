/*
 * What a sentence says of a town’s schedules, distances, fees and past, in words instead of digits. The same words are
 * honest of other things: drains are cleaned “twice a year”. They claim something beside a local subject.
 */

const subjects = [
  "(?:city|town|county|village|borough|state|municipality|utility|district|neighborhood|downtown|city hall)(?:[’']s)?",
  'landfills?|dump|dumping|drop-offs?|transfer stations?|recycling (?:\\w+ )?(?:center|yard|station)|(?:treatment|water|power|waste) plant|plant',
  '(?:household |yard |bulk |bulky )?(?:garbage|trash|waste|recycling|bulk pickup|bulk day|pickup day)|bulky (?:\\w+ )?(?:items|things|trash|waste)|extra pickup',
  'at the curb|to the curb|curbside|set[- ]out|piles (?:go|may|have|lie|must)|leaves are|branches',
  'permits?|inspectors?|inspections?|(?:permit|tax|building) office|ordinance|the law|(?:new|old) rules?|fines|(?:the|a) fine|fined|surcharge|the office|tap fee|work is (?:allowed|permitted)',
  'water rates?|rates|meters|(?:water|sewer) mains?|the mains? (?:was|were|is|are|dates?)|septic tanks|copper lines|pipes date|residents|seniors',
  'coast|beach|lake|river|bay|gulf|ocean|airport|interstate|highway|bridge|square|streets?|loading dock|county seat|hardware store|market day|noise|parking',
  '(?:homes|houses|condos|towers|buildings) (?:here|there|in|were|are|went|date)|lifts|elevators|the (?:flood|hurricane|storm)|founded by',
  'it (?:lies|is|sits) (?:a |an |\\w+ )?(?:mile|minute|hour|block)s?',
];

const small =
  '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|half an?|several|a few|a couple of|few)';
const season = '(?:spring|summer|fall|autumn|winter|year|month|week|quarter|season)';
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const month = '(?:january|february|march|april|june|july|august|september|october|november|december)';

const phrases = [
  // schedules
  `(?:every|each) (?:other|second|third|fourth|${small}) ${season}s?|(?:every|each) (?:${season}|${day})|alternate (?:weeks|${day})`,
  `(?:once|twice|(?:three|four) times) (?:a|an|per|each|every) ${season}`,
  'daily|weekly|biweekly|monthly|fortnightly|quarterly|yearly|annually|overnight',
  `(?:the )?(?:first|second|third|fourth|last|next|same) (?:${season}|day|${day})(?: of (?:the|each|every) ${season})?`,
  `(?:open|closed|close|closes|opens|shut) (?:in|on|at|for|by|until) (?:the )?\\w+`,
  '(?:before|until|till|after|at|by|from) (?:noon|midnight|dawn|dusk|sunrise|sunset)',
  `within (?:the |${small} )?(?:hours?|days?|weeks?|months?)`,
  `${day}|weekdays?|weekends?`,
  `(?:from|in|until|through|since|by) (?:early |late |mid[- ]?)?${month}`,
  // distances
  `${small}(?: and a half)? (?:miles?|blocks?|minutes|hours?) (?:away|from|to|off|by|north|south|east|west|up|down)\\w*`,
  '(?:an? )?(?:short|long|quick|easy) (?:drive|walk|ride|trip)|(?:minutes|steps|miles|blocks|moments) (?:away|off|from)',
  "around the corner|walking distance|stone[’']?s throw|next door|a quarter of an hour|(?:an? )?(?:hour|minute)[’']s (?:drive|walk|ride)",
  // fees
  '(?<!may )(?:charges?|bills?|costs?) (?:a|an|extra|less|more|nothing|by|for|each|per|no)|(?:no|without) charge|at no cost|no cost|free(?! to)',
  '(?:an?|the) (?:\\w+ )?fees?|fees (?:are|apply)|fined|fines? (?:of|is|are|doubles?|starts?)|surcharges?|deposits?|pays? (?:nothing|a|extra|by)|(?:rates?|fees?|prices?) (?:\\w+ )?(?:doubled|rose|went|fell|tripled)|(?:doubled|tripled)',
  // since when
  '(?:since|until|till) (?:last|this|recently|lately)(?: \\w+)?|as of (?:this|last|next) \\w+',
  `(?:last|this past|next) (?:${season})|recently|lately|newly|${small} (?:years?|months?|weeks?|decades?) (?:ago|old)|(?:years|months|decades|centuries) ago|a century old`,
  '(?:in|from|since|of|to) the (?:early |late |mid[- ]?)?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)',
  '(?:before|after|since|during) the (?:war|boom|depression|flood|fire)|turn of the century|founded by|took effect|takes effect',
];

const localSubject = new RegExp(`(?<![A-Za-z0-9])(?:${subjects.join('|')})(?![A-Za-z0-9])`, 'i');
const localPhrase = new RegExp(`(?<![A-Za-z0-9])(?:${phrases.join('|')})(?![A-Za-z0-9])`, 'gi');

/** The words of this text that claim something of a town, with their positions. A place's name is a subject, too. */
export function localClaims(
  text: string,
  isNamed: (from: number, to: number) => boolean,
): readonly { claim: string; at: number }[] {
  return [...text.matchAll(/[^.!?\n]+/g)].flatMap(({ 0: sentence, index: start }) => {
    if (!localSubject.test(sentence) && !isNamed(start, start + sentence.length)) return [];
    return [...sentence.matchAll(localPhrase)].map(found => ({ claim: found[0], at: start + found.index }));
  });
}
