import { namedServiceTexts } from '../../sections/schemas.ts';
import { type SubjectKind } from './statement-filter.ts';

export interface Predicate {
  /** The name in texts, behind the subject's: `{{fact:place.bulk_limit}}`. */
  readonly name: string;
  readonly label: string;
  readonly of: readonly SubjectKind[];
  /** The sentence that a value has to fit; ___ is its place. */
  readonly frame: string;
}

/**
 * Rules for the business itself: the owner sees them beside the served areas. Pages, texts and writers don't get them.
 */
export const ownerRules: readonly string[] = ['rule_hauler', 'rule_container', 'rule_hours', 'rule_access'];

/** What can be stated. A value completes the sentence of its predicate, without the period. */
export const predicates: readonly Predicate[] = [
  ...statedOf(
    ['place', 'county', 'state'],
    [
      ['setting', 'What it is, and where', 'It is ___.'],
      ['landmark', 'What it is known for', 'It is known for ___.'],
      ['garbage_schedule', 'Household garbage', 'Household garbage is collected ___.'],
      ['bulk_collector', 'Who collects bulky trash', 'Bulky trash is collected by ___.'],
      ['bulk_schedule', 'When bulky trash is collected', 'Bulk pickup comes ___.'],
      ['bulk_limit', 'How much one pickup takes', 'One pickup takes ___.'],
      ['bulk_set_out', 'When piles go out', 'Piles go out ___.'],
      ['bulk_placement', 'Where piles lie', 'Piles have to lie ___.'],
      ['bulk_refused', 'What is left behind', 'Left behind at the curb: ___.'],
      ['bulk_extra', 'Price of an extra pickup', 'For more than a pickup takes, the collector charges ___.'],
      ['contractor_debris', 'Contractors’ debris', 'What a contractor leaves behind ___.'],
      ['appliances', 'Appliances', 'Old appliances ___.'],
      ['yard_waste', 'Yard waste', 'Branches and yard waste ___.'],
      ['hazardous_waste', 'Paint and chemicals', 'Paint and household chemicals ___.'],
      ['drop_off', 'Drop-off', 'Residents can bring things themselves to ___.'],
      ['drop_off_hours', 'Hours of the drop-off', 'It is open ___.'],
      ['drop_off_proof', 'What the drop-off asks for', 'At the gate they ask for ___.'],
      ['donation', 'Donation centers', 'Furniture in good shape can go to ___.'],
      ['storm_piles', 'Piles after a hurricane', 'After a hurricane, ___.'],
      ['storm_before', 'Before a hurricane', 'Before a hurricane, ___.'],
      ['dumping_fine', 'Fine for dumping', 'Leaving a pile where it does not belong can cost ___.'],
      ['dumping_report', 'Where to report dumping', 'A dumped pile is reported to ___.'],
      ['permit', 'Permits', 'A container on the street or building work ___.'],
      ['housing', 'Kinds of housing', 'Homes here are ___.'],
      ['access', 'Getting there', 'On the way there and at the door, crews plan for ___.'],
      ['city_limits', 'City limits', 'Where it ends: ___.'],
    ],
  ),
  ...statedOf(
    ['business'],
    [
      ['years', 'Years in business', 'We have done this for ___.'],
      ['licensed', 'Licensed and insured', 'We are ___.'],
      ['license', 'License', 'Our license is ___.'],
      ['insurance', 'Insurance', 'We are insured: ___.'],
      ['recycled', 'What is recycled', 'What we reuse or recycle: ___.'],
      ['landfill_share', 'What goes to a landfill, as a sentence', '___.'],
      ['same_day', 'How soon the crew comes', 'We offer ___.'],
      ['discount', 'Discount for first responders', 'First responders get ___.'],
      ['satisfaction', 'Satisfied customers', 'Satisfied customers: ___.'],
    ],
  ),
  ...statedOf(
    ['service'],
    [
      ['price_range', 'Price range', 'Most jobs cost ___.'],
      ['duration', 'How long it takes', 'Most jobs take ___.'],
      ['disposal_rule', 'Rule of disposal', 'By the rules, ___.'],
    ],
  ),
  ...statedOf(
    ['place', 'county', 'state'],
    [
      ['rule_hauler', 'For us: permits and franchises', 'Before we work there: ___.'],
      ['rule_container', 'For us: containers', 'Before we set a container there: ___.'],
      ['rule_hours', 'For us: hours of work', 'When we work there: ___.'],
      ['rule_access', 'For us: vehicles and gates', 'When our vehicles go there: ___.'],
    ],
  ),
];

function statedOf(
  of: readonly SubjectKind[],
  rows: readonly (readonly [name: string, label: string, frame: string])[],
): readonly Predicate[] {
  return rows.map(([name, label, frame]) => ({ name, label, of, frame }));
}

/** Facts from the gazetteer and the served areas, known of every place; they need no statement. */
export const gazetteerFacts: readonly Omit<Predicate, 'of'>[] = [
  { name: 'place.county', label: 'County', frame: 'It lies in ___.' },
  { name: 'place.from_largest', label: 'Way from the county’s largest place', frame: 'It lies ___.' },
  { name: 'place.nearby', label: 'Places nearby', frame: 'Nearby are ___.' },
  { name: 'place.county_seat', label: 'County seat, in the town that is one', frame: 'It is ___.' },
  { name: 'served.town', label: 'The town, where the business works there', frame: 'We work in ___.' },
];

/** Sentences of one subject on a page. */
export const maxFindingSentences = 8;

/** The names of a page's findings, by subject: `place.finding_1`. */
export const findingFacts: Readonly<Record<'place' | 'county', readonly string[]>> = {
  place: findingFactsOf('place'),
  county: findingFactsOf('county'),
};

function findingFactsOf(subject: string): readonly string[] {
  return Array.from({ length: maxFindingSentences }, (_, at) => `${subject}.finding_${at + 1}`);
}

const byName = new Map(predicates.map(predicate => [predicate.name, predicate]));

export function predicateNamed(name: string): Predicate | null {
  return byName.get(name) ?? null;
}

/** Every fact that a text can name. @example factNames.has('county.drop_off') // true */
export const factNames: ReadonlySet<string> = new Set([
  ...predicates
    .filter(({ name }) => !ownerRules.includes(name))
    .flatMap(({ name, of }) => of.map(kind => `${kind}.${name}`)),
  ...gazetteerFacts.map(({ name }) => name),
  ...findingFacts.place,
  ...findingFacts.county,
  ...namedServiceTexts.map(name => `service.${name}`),
]);

const inOneState = /^in\.[a-z]{2}$/;

/**
 * True if a text can name this fact. `in.fl` is the state's name on pages of Florida alone: a sentence about its law
 * leaves the pages of other states.
 */
export function isFactName(name: string): boolean {
  return factNames.has(name) || inOneState.test(name);
}
