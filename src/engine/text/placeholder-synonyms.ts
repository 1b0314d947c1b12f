/** How other tools name what a page has, in small letters without spaces, and the fields it may be, best first. */
const fieldsByWords: readonly (readonly [words: string, fields: readonly string[]])[] = [
  [
    'city town cityname townname location locationname place placename municipality locality area areaname suburb servicearea citytown',
    ['city', 'business_city'],
  ],
  ['state statename statecode stateabbr stateabbreviation province usstate', ['state', 'business_state']],
  [
    'keyword keywords kw keyphrase mainkeyword primarykeyword focuskeyword focuskw searchterm service servicename niche',
    ['keyword'],
  ],
  ['county countyname', ['county']],
  ['zip zipcode postalcode postcode', ['zip', 'zip_code']],
  ['phone phonenumber telephone tel', ['phone']],
  ['company companyname business businessname', ['company', 'business_name', 'name']],
  ['neighborhood neighborhoodname', ['neighborhood']],
];

/** Fields that every page of a template has. */
const pageFields: ReadonlySet<string> = new Set(['city', 'state', 'keyword']);

const fieldsOf = new Map(
  fieldsByWords.flatMap(([words, fields]) => words.split(' ').map(word => [word, fields] as const)),
);

interface MeantField {
  /** The field that is filled in here; null if none is. */
  readonly name: string | null;
  /** True if a page has such a field without a column or custom field of that name. */
  readonly isOfPage: boolean;
}

/**
 * The field that a word between marks means; null for a word that names no field.
 * @example meantField('City Name', ['keyword', 'city', 'state']) // { name: 'city', isOfPage: true }
 */
export function meantField(word: string, names: readonly string[]): MeantField | null {
  const key = keyOf(word.split('.').at(-1) ?? '');
  const same = names.find(name => keyOf(name) === key);
  const fields = fieldsOf.get(key);
  if (same === undefined && !fields) return null;
  const name = same ?? fields?.find(field => names.includes(field)) ?? null;
  return { name, isOfPage: fields?.some(field => pageFields.has(field)) ?? false };
}

const keyOf = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
