import { z } from 'zod';
import { namedServiceTexts } from '../../sections/schemas.ts';
import { subjectKinds } from './statement-filter.ts';

const maxPredicates = 300;

/** Sections that a finding can belong beside. What belongs beside none is in the section on the town. */
export const besideSections = ['price', 'items', 'steps'] as const;

/** The name of something that can be stated. Which names there are, is for the packs to say. */
export const predicateNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/, 'Small letters, digits and _, up to 64 of them');

const line = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine(value => value.trim() !== '', 'This can’t be empty');

/** An entry of `facts.json`: something that can be stated. */
const predicateSchema = z.strictObject({
  name: predicateNameSchema.describe('The name in texts, behind the subject’s: `{{fact:place.bulk_limit}}`.'),
  label: line(80).describe('What it is, in a list.'),
  of: z
    .array(z.enum(subjectKinds, { error: `One of ${subjectKinds.join(', ')}` }))
    .min(1, 'Give at least one subject')
    .max(subjectKinds.length, `At most ${subjectKinds.length} subjects`),
  frame: line(200)
    .refine(frame => frame.split('___').length === 2, 'Write ___ once, where the value belongs')
    .describe('The sentence that a value has to fit; ___ is its place.'),
  services: z
    .array(
      z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A service’s name as an address: water-heater-repair'),
    )
    .min(1, 'Name at least one service, or leave this out')
    .max(200, 'At most 200 services')
    .optional()
    .describe('The services on whose pages it belongs; left out: on every page.'),
  beside: z
    .enum(besideSections)
    .optional()
    .describe('The section that texts state it beside: no finding stands there then.'),
  question: line(200).optional().describe('The owner’s question. {{place}} is the subject’s name.'),
  find: line(500).optional().describe('What to search for, and where.'),
  expires_in_days: z
    .int('Whole numbers, please')
    .min(1, 'At least 1')
    .max(3_650, 'At most 3,650')
    .optional()
    .describe('After this many days it has to be checked again.'),
});
export type Predicate = z.output<typeof predicateSchema>;

/** `facts.json`: what can be stated. */
export const packFactsSchema = z
  .array(predicateSchema)
  .max(maxPredicates, `At most ${maxPredicates} of these`);

/** An entry of the list of what can be stated. */
export const listedPredicateSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    of: z.array(z.enum(subjectKinds)),
    frame: z.string().describe('The sentence that a value completes; ___ is its place.'),
    services: z.array(z.string()).nullable().describe('On pages of these services; null: of all.'),
    question: z.string().nullable(),
    find: z.string().nullable().describe('How an owner finds it out.'),
    expires_in_days: z.int().nullable(),
    pack: z.string().nullable().describe('The pack it is of; null: shared by all.'),
    can_be_stated: z.boolean().describe('False: its pack is neither the trade of the business nor enabled.'),
  })
  .meta({ id: 'Predicate' });
export type ListedPredicate = z.infer<typeof listedPredicateSchema>;

/**
 * True for a rule that binds the business itself: the owner sees it beside the served areas. Pages, texts and writers
 * don't get it.
 */
export function isOwnerRule(name: string): boolean {
  return name.startsWith('rule_');
}

/** Facts from the gazetteer and the served areas, known of every place; they need no statement. */
export const gazetteerFacts: readonly Pick<Predicate, 'name' | 'label' | 'frame'>[] = [
  { name: 'place.county', label: 'County', frame: 'It lies in ___.' },
  { name: 'place.from_largest', label: 'Way from the county’s largest place', frame: 'It lies ___.' },
  { name: 'place.nearby', label: 'Places nearby', frame: 'Nearby are ___.' },
  { name: 'place.county_seat', label: 'County seat, in the town that is one', frame: 'It is ___.' },
  { name: 'served.town', label: 'The town, where the business works there', frame: 'We work in ___.' },
];

/** Sentences of one subject on a page. */
export const maxFindingSentences = 8;

const ofSubject = { place: 'town', county: 'county' };

/** The names of a page's findings, by subject: `place.finding_1`. */
export const findingFacts: Readonly<Record<'place' | 'county', readonly string[]>> = {
  place: findingFactsOf('place'),
  county: findingFactsOf('county'),
};

/** Findings that the section on the town shows without a tap: with those beside other sections, five. */
export const openInTown = 2;
/** Others of a page. On a page about a county, what is stated of its towns is among them. */
const maxRest = 2 * maxFindingSentences - openInTown;

const besideTitles = { price: 'beside the price', items: 'beside what is done', steps: 'beside the steps' };

type Subject = keyof typeof ofSubject;

const besideFact = (subject: Subject, section: string, at: number, title: string) => ({
  name: `${subject}.beside_${section}_${at}`,
  label: `What follows from a figure of the ${ofSubject[subject]}, ${title}`,
});

function besideFactsOf(subject: Subject) {
  const numbered = (count: number, section: string, title: string) =>
    Array.from({ length: count }, (_, at) => besideFact(subject, section, at + 1, `${title} (${at + 1})`));
  return [
    ...besideSections.map(section => besideFact(subject, section, 1, besideTitles[section])),
    ...numbered(openInTown, 'town', 'in the section on the town'),
    ...numbered(maxRest, 'rest', 'folded'),
  ];
}

/** The findings of a page where texts place them, by subject and section: `place.beside_price_1`. */
const besideFacts = [...besideFactsOf('place'), ...besideFactsOf('county')];

/** Findings as lists name them. */
export const listedFindings: readonly { readonly name: string; readonly label: string }[] = [
  ...findingFacts.place.map((name, at) => ({
    name,
    label: `What follows from a figure of the town (${at + 1})`,
  })),
  ...findingFacts.county.map((name, at) => ({
    name,
    label: `What follows from a figure of the county (${at + 1})`,
  })),
  ...besideFacts,
];

/** What finished work orders say of a town or its county, on pages of their service. */
const workPredicates = [
  { name: 'own_jobs', label: 'Own jobs, counted', frame: 'We have finished ___ here.' },
  { name: 'own_jobs_since', label: 'Own jobs: since when', frame: 'We count them since ___.' },
  { name: 'own_job_prices', label: 'Own jobs: what half of them cost', frame: 'Half of them cost ___.' },
  { name: 'own_job_time', label: 'Own jobs: working time of half', frame: 'Half of them took ___ or less.' },
];

/** The facts of finished work orders as lists name them. */
export const workFacts: readonly Pick<Predicate, 'name' | 'label' | 'frame'>[] = [
  ...workPredicates.map(one => ({ ...one, name: `place.${one.name}` })),
  ...workPredicates.map(({ name, label, frame }) => ({
    name: `county.${name}`,
    label: `${label} (of its county)`,
    frame,
  })),
];

/** The names of the facts of a subject’s work orders: `own_jobs`. */
export const workPredicateNames: readonly string[] = workPredicates.map(({ name }) => name);

const workFactNames = new Set(workFacts.map(({ name }) => name));

/** True for what finished work orders say. @example isWorkFact('place.own_jobs') // true */
export function isWorkFact(name: string): boolean {
  return workFactNames.has(name);
}

/** What the owner’s price table says of a page’s service in its town. */
export const priceFacts: readonly Pick<Predicate, 'name' | 'label' | 'frame'>[] = [
  { name: 'service.price_from', label: 'Price: where it begins', frame: 'It costs from ___.' },
  { name: 'service.price_range', label: 'Price: from the least to the most', frame: 'It costs ___.' },
];

const priceFactNames = new Set(priceFacts.map(({ name }) => name));

/** True for what the owner’s prices say. @example isPriceFact('service.price_from') // true */
export function isPriceFact(name: string): boolean {
  return priceFactNames.has(name);
}

const findingFactNames = new Set(listedFindings.map(({ name }) => name));

/** True for a fact that is a sentence of a finding. @example isFindingFact('place.finding_1') // true */
export function isFindingFact(name: string): boolean {
  return findingFactNames.has(name);
}

function findingFactsOf(subject: string): readonly string[] {
  return Array.from({ length: maxFindingSentences }, (_, at) => `${subject}.finding_${at + 1}`);
}

const fixedFacts: ReadonlySet<string> = new Set([
  ...gazetteerFacts.map(({ name }) => name),
  ...findingFactNames,
  ...workFacts.map(({ name }) => name),
  ...namedServiceTexts.map(name => `service.${name}`),
  ...priceFactNames,
]);

const inOneState = /^in\.[a-z]{2}$/;

/**
 * True for a fact that texts of every pack can name without a statement. `in.fl` is the state's name on pages of Florida
 * alone: a sentence about its law leaves the pages of other states.
 */
export function isFixedFact(name: string): boolean {
  return fixedFacts.has(name) || inOneState.test(name);
}

/** The facts that these predicates give to texts. @example factNamesOf([{ name: 'drop_off', of: ['county'] }]) // ['county.drop_off'] */
export function factNamesOf(predicates: readonly Pick<Predicate, 'name' | 'of'>[]): readonly string[] {
  return predicates
    .filter(({ name }) => !isOwnerRule(name))
    .flatMap(({ name, of }) => of.map(kind => `${kind}.${name}`));
}
