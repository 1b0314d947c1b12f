import { setupSchema } from '../../../contract/operations/setup.ts';
import { parseLocations } from '../../../engine/index.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { type FieldProblems, type SetupDraft, setupOf } from './setup-draft.ts';

/** What is wrong with a field of the draft, and the step that asks for it. */
export interface SetupProblem {
  readonly step: number;
  readonly field: keyof SetupDraft;
  readonly label: string;
  readonly message: string;
}

type Place = Omit<SetupProblem, 'message'>;

const areaPlaces = {
  center: { step: 2, field: 'city', label: 'Town' },
  counties: { step: 2, field: 'counties', label: 'Counties' },
  towns: { step: 2, field: 'towns', label: 'Towns' },
} as const;

/** The place of a field by the beginning of its path in the call, the longest first. */
const places: readonly (readonly [string, Place])[] = [
  ['trade', { step: 0, field: 'trade', label: 'Trade' }],
  ['trade_name', { step: 0, field: 'trade_name', label: 'What your trade is called' }],
  ['business.name', { step: 1, field: 'name', label: 'Name' }],
  ['business.phone', { step: 1, field: 'phone', label: 'Phone' }],
  ['business.email', { step: 1, field: 'email', label: 'Email' }],
  ['business.hours.days', { step: 1, field: 'days', label: 'Days' }],
  ['business.hours.opens', { step: 1, field: 'opens', label: 'Opens' }],
  ['business.hours', { step: 1, field: 'closes', label: 'Closes' }],
  ['business.price', { step: 1, field: 'starts_from', label: 'Prices start from' }],
  ['prices', { step: 1, field: 'numbers', label: 'Five numbers' }],
  ['areas.center.miles', { step: 2, field: 'miles', label: 'Miles around it' }],
  ['areas.region', { step: 2, field: 'region', label: 'What people call your area' }],
  ['areas.most_towns', { step: 2, field: 'most_towns', label: 'Towns that get pages' }],
  ['services.told', { step: 3, field: 'told', label: 'What you say of your services' }],
  ['services', { step: 3, field: 'more_services', label: 'Services' }],
  ['brand.brand_color', { step: 4, field: 'brand_color', label: 'Brand color' }],
  ['brand.logo', { step: 4, field: 'logo', label: 'Logo' }],
  ['brand.second_color', { step: 4, field: 'second_color', label: 'Second color' }],
];

/** A state is chosen from a list: none is all that can be wrong with it. */
const stateMissing: SetupProblem = { step: 2, field: 'state', label: 'State', message: 'Choose a state' };

/** The first problem of each field, without asking the server. */
export function missingIn(draft: SetupDraft): readonly SetupProblem[] {
  const { error } = setupSchema.safeParse(setupOf(draft, false));
  const all = [
    ...noArea(draft),
    ...(error?.issues ?? [])
      .filter(({ path }) => path.join('.') !== 'areas')
      .flatMap(({ path, message }) => problemOf(draft, path.join('.'), message)),
  ];
  return all.filter(({ field }, at) => all.findIndex(one => one.field === field) === at);
}

/** What the server refused, by field. */
export function refusedOf(draft: SetupDraft, error: unknown): readonly SetupProblem[] {
  return Object.entries(fieldErrors(error)).flatMap(([path, message]) => problemOf(draft, path, message));
}

function problemOf(draft: SetupDraft, path: string, message: string): SetupProblem[] {
  const asked = askedTold(askedHours(path));
  const place = places.find(([start]) => asked === start || asked.startsWith(`${start}.`))?.[1];
  if (place) return [{ ...place, message }];
  if (path === 'areas.center.state') return [stateMissing];
  if (!path.startsWith('areas')) return [];
  return [{ ...areaPlaces[draft.by], message }];
}

const askedTold = (path: string) =>
  path.replace(/^services\.\d+\.(?:description|answers).*/, 'services.told');

/** The set-up asks for the same hours on all days. */
function askedHours(path: string): string {
  if (path === 'business.hours.weekly') return 'business.hours.days';
  const isOpening = path.startsWith('business.hours.weekly.') && path.endsWith('.opens');
  return isOpening ? 'business.hours.opens' : path;
}

/** Where the call would have no area, or not all that was typed. */
function noArea({ by, state, counties, towns }: SetupDraft): SetupProblem[] {
  if (by === 'counties' && counties.length === 0) {
    if (state === '') return [stateMissing];
    return [{ ...areaPlaces.counties, message: 'Choose at least one county' }];
  }
  if (by !== 'towns') return [];
  const { locations, rejected } = parseLocations(towns);
  const [first] = rejected;
  if (first) {
    const message = `Line ${first.line_number}, “${first.line}”: ${first.suggestion}`;
    return [{ ...areaPlaces.towns, message }];
  }
  return locations.length > 0 ? [] : [{ ...areaPlaces.towns, message: 'Name at least one town' }];
}

export function problemsOfStep(problems: readonly SetupProblem[], step: number): FieldProblems {
  const here = problems.filter(problem => problem.step === step);
  return Object.fromEntries(here.map(({ field, message }) => [field, message]));
}
