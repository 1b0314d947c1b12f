/** The words of a service as sentences need them. */
export interface ServicePhrases {
  /** In the middle of a sentence. @example 'dog grooming', 'locksmith services' */
  readonly service: string;
  /** Before a noun. @example 'dog grooming', 'attic cleanout' (before “appointment”) */
  readonly one_service: string;
  /** With its article. @example 'an attic cleanout' */
  readonly a_service: string;
  /** True if the verbs of the service are plural. */
  readonly is_plural: boolean;
}

/** Nouns that name work. A name that ends in another noun names a thing or a person: “pools”, “locksmith”. */
const workNouns = new Set(
  `care control removal replacement maintenance cleanup clearance delivery design support help restoration treatment
   management photography massage therapy disposal storage security transport transportation assembly relief rescue
   repair renewal upkeep
   removals repairs replacements cleanups cleanouts checks checkups lessons classes rentals treatments upgrades deliveries
   appraisals inspections installations consultations`.split(/\s+/),
);
const thingsInIng = /^(?:spring|string|ring|wing|ceiling|wedding|thing|king|siding)$/;
const thingsInTion = /^(?:foundation|station)$/;

/** Words with a capital of their own that a name can begin or end with. */
const properWords = new Set(
  `American Chinese English French German Italian Japanese Korean Latin Portuguese Russian Spanish Swedish Thai Venetian
   Christmas Easter Halloween Thanksgiving`.split(/\s+/),
);
/** Words whose s is no plural, or that are never one. */
const fixedForms = /(?:ss|us|is)$|^(?:blinds|gas|glasses|goods|lens|news|sports|canvas|series)$/;

/**
 * The forms of a name that an owner typed. What names no work gets the word “services”, so that any sentence about work fits.
 * @example servicePhrases('Locksmith').service // 'locksmith services'
 */
export function servicePhrases(name: string, keyword = ''): ServicePhrases {
  const known = [name, keyword].map(inProse).filter(Boolean);
  const words = known.find(namesWork) ?? known[0] ?? 'this work';
  const stem = words.replace(/ services?$/, '');
  const one_service = isCoordinated(stem) ? stem : singular(stem);
  const isWork = stem === words && namesWork(words);
  const service = isWork ? words : `${one_service} services`;
  return {
    service,
    one_service,
    a_service: `${startsWithVowelSound(one_service) ? 'an' : 'a'} ${one_service}`,
    is_plural: isPlural(service),
  };
}

/** Small letters but for words that have their capitals by themselves, and nothing that a template would read. */
function inProse(name: string): string {
  const plain = name
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[{}|[\]<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isLoud = plain.length > 8 && plain === plain.toUpperCase();
  return plain
    .split(' ')
    .map(word => (isLoud || !hasOwnCapitals(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** @example hasOwnCapitals('HVAC'), hasOwnCapitals('iPhone'), hasOwnCapitals('Spanish') // true */
function hasOwnCapitals(word: string): boolean {
  return /^.+\p{Lu}/u.test(word.replaceAll(/[-–—]\p{Lu}/gu, '-')) || properWords.has(word);
}

function namesWork(words: string): boolean {
  const last = lastWord(words);
  if (isCoordinated(words)) return false;
  if (last.endsWith('ing')) return !thingsInIng.test(last);
  if (/[ts]ions?$/.test(last)) return !thingsInTion.test(last);
  return workNouns.has(last);
}

/** Two names in one: it is unclear whether they are one kind of work or two. */
const isCoordinated = (words: string) => /\s(?:and|&|or|\+)\s|[/,]/.test(words);

const lastWord = (words: string) => words.split(/[ -]/).at(-1) ?? '';

const isPlural = (words: string) => lastWord(words).endsWith('s') && !fixedForms.test(lastWord(words));

function singular(words: string): string {
  const last = lastWord(words);
  if (!isPlural(last)) return words;
  const one = last
    .replace(/ies$/, 'ys')
    .replace(/(ss|sh|ch|x|zz)es$/, '$1s')
    .replace(/(shel|lea)ves$/, '$1fs')
    .replace(/s$/, '');
  return words.slice(0, words.length - last.length) + one;
}

function startsWithVowelSound(words: string): boolean {
  const [first = ''] = words.split(/[ -]/, 1);
  if (/^\p{Lu}+$/u.test(first)) return /^[AEFHILMNORSX]/.test(first);
  return /^(?:[aeiou]|hon|hour)/i.test(first) && !/^(?:uni|use|usu|uti|eu|one\b|once)/i.test(first);
}
