/** A state, the District of Columbia or a territory, as postal code and name. */
export interface UsState {
  readonly code: string;
  readonly name: string;
}

const NAMES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const TERRITORIES: Readonly<Record<string, string>> = {
  GU: 'Guam',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
};

const list = (names: Readonly<Record<string, string>>): readonly UsState[] =>
  Object.entries(names).map(([code, name]) => ({ code, name }));

/** The 50 states and the District of Columbia, ordered by name. */
export const statesProper = list(NAMES);

/** All 54: the territories come last. @example states[0] // { code: 'AL', name: 'Alabama' } */
export const states: readonly UsState[] = [...statesProper, ...list(TERRITORIES)];

const CODES = new Map([
  ...states.flatMap(({ code, name }) => [
    [code.toLowerCase(), code] as const,
    [name.toLowerCase().replaceAll('.', ''), code] as const,
  ]),
  ['virgin islands', 'VI'] as const,
  ['us virgin islands', 'VI'] as const,
]);

/** The code for a state's code or name, ignoring case and dots. @example stateCode('d.c.') // 'DC' */
export function stateCode(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const lower = text.toLowerCase();
  return CODES.get(lower) ?? CODES.get(lower.replaceAll('.', '').replace(/\s+/g, ' ').trim());
}
