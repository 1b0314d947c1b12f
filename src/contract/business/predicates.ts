/** What a statement can be about. */
export const subjectKinds = ['place', 'county', 'state', 'business', 'service'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export interface Predicate {
  /** As texts name it, behind its subject: `{{fact:place.bulk_limit}}`. */
  readonly name: string;
  readonly label: string;
  readonly of: readonly SubjectKind[];
  /** The sentence that a value has to fit; ___ is its place. */
  readonly frame: string;
}

const towns: readonly SubjectKind[] = ['place', 'county', 'state'];

/** What can be stated. A value is the part of a sentence that stands in its frame, without the period. */
export const predicates: readonly Predicate[] = [
  { name: 'setting', label: 'What it is, and where', of: towns, frame: 'It is ___.' },
  {
    name: 'garbage_schedule',
    label: 'Household garbage',
    of: towns,
    frame: 'Household garbage is collected ___.',
  },
  {
    name: 'bulk_collector',
    label: 'Who collects bulky trash',
    of: towns,
    frame: 'Bulky trash from houses is collected by ___.',
  },
  {
    name: 'bulk_schedule',
    label: 'When bulky trash is collected',
    of: towns,
    frame: 'Bulk pickup comes ___.',
  },
  { name: 'bulk_limit', label: 'How much one pickup takes', of: towns, frame: 'One pickup takes ___.' },
  { name: 'bulk_set_out', label: 'When piles go out', of: towns, frame: 'Piles go out ___.' },
  { name: 'bulk_placement', label: 'Where piles lie', of: towns, frame: 'Piles have to lie ___.' },
  { name: 'bulk_refused', label: 'What is left behind', of: towns, frame: 'Left behind at the curb: ___.' },
  {
    name: 'bulk_extra',
    label: 'Price of an extra pickup',
    of: towns,
    frame: 'For a load that is larger or can’t wait, the price is ___.',
  },
  {
    name: 'contractor_debris',
    label: 'Contractors’ debris',
    of: towns,
    frame: 'What a contractor leaves behind ___.',
  },
  { name: 'appliances', label: 'Appliances', of: towns, frame: 'Old appliances ___.' },
  { name: 'yard_waste', label: 'Yard waste', of: towns, frame: 'Branches and yard waste ___.' },
  {
    name: 'hazardous_waste',
    label: 'Paint and chemicals',
    of: towns,
    frame: 'Paint and household chemicals ___.',
  },
  { name: 'drop_off', label: 'Drop-off', of: towns, frame: 'Residents can bring things themselves to ___.' },
  { name: 'drop_off_hours', label: 'Hours of the drop-off', of: towns, frame: 'It is open ___.' },
  {
    name: 'drop_off_proof',
    label: 'What the drop-off asks for',
    of: towns,
    frame: 'At the gate they ask for ___.',
  },
  { name: 'donation', label: 'Donation centers', of: towns, frame: 'Furniture in good shape can go to ___.' },
  { name: 'storm_piles', label: 'Piles after a hurricane', of: towns, frame: 'After a hurricane, ___.' },
  { name: 'storm_before', label: 'Before a hurricane', of: towns, frame: 'Before a hurricane, ___.' },
  {
    name: 'dumping_fine',
    label: 'Fine for dumping',
    of: towns,
    frame: 'Leaving a pile where it does not belong can cost ___.',
  },
  {
    name: 'dumping_report',
    label: 'Where to report dumping',
    of: towns,
    frame: 'A dumped pile is reported to ___.',
  },
  { name: 'permit', label: 'Permits', of: towns, frame: 'A container on the street or building work ___.' },
  { name: 'housing', label: 'Kinds of housing', of: towns, frame: 'Homes here are ___.' },
  {
    name: 'access',
    label: 'Getting there',
    of: towns,
    frame: 'On the way there and at the door, crews plan for ___.',
  },
  { name: 'city_limits', label: 'City limits', of: towns, frame: 'Mind the city line: ___.' },
  { name: 'years', label: 'Years in business', of: ['business'], frame: 'We have done this for ___.' },
  { name: 'license', label: 'License', of: ['business'], frame: 'Our license is ___.' },
  { name: 'insurance', label: 'Insurance', of: ['business'], frame: 'We are insured: ___.' },
  { name: 'recycled', label: 'What is recycled', of: ['business'], frame: 'What we reuse or recycle: ___.' },
  { name: 'price_range', label: 'Price range', of: ['service'], frame: 'Most jobs cost ___.' },
  { name: 'duration', label: 'How long it takes', of: ['service'], frame: 'Most jobs take ___.' },
  { name: 'disposal_rule', label: 'Rule of disposal', of: ['service'], frame: 'By the rules, ___.' },
];

/** What the gazetteer tells of every place; nobody has to state it. */
export const gazetteerFacts: readonly Omit<Predicate, 'of'>[] = [
  { name: 'place.county', label: 'County', frame: 'It lies in ___.' },
  { name: 'place.from_largest', label: 'Way from the county’s largest place', frame: 'It lies ___.' },
  { name: 'place.nearby', label: 'Places nearby', frame: 'Nearby are ___.' },
];

const byName = new Map(predicates.map(predicate => [predicate.name, predicate]));

export function predicateNamed(name: string): Predicate | null {
  return byName.get(name) ?? null;
}

/** Every fact that a text can name. @example factNames.has('county.drop_off') // true */
export const factNames: ReadonlySet<string> = new Set([
  ...predicates.flatMap(({ name, of }) => of.map(kind => `${kind}.${name}`)),
  ...gazetteerFacts.map(({ name }) => name),
]);
