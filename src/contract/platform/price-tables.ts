import { z } from 'zod';
import { filled } from './setting-texts.ts';

/*
 * What the owner charges, by service: one table for the whole business. A pack has the same tables in `prices.json`, as
 * proposals.
 */

export const maxPriceTables = 500;
const maxSteps = 30;
const maxCents = 100_000_000;

const cents = (min: number, message: string) =>
  z.int('Whole cents, please').min(min, message).max(maxCents, 'At most $1,000,000');
const amount = cents(0, 'A price can’t be negative');
const percent = (min: number) =>
  z.number({ error: 'Write a number' }).min(min, `At least ${min}%`).max(500, 'At most 500%');

const stepSchema = z
  .strictObject({
    name: filled(80),
    up_to: z
      .number({ error: 'Write a number' })
      .positive('More than 0')
      .max(100_000, 'At most 100,000')
      .optional()
      .describe(
        'The largest amount it holds for, such as 0.5 of a load. Left out: it is chosen by its name.',
      ),
    from_cents: amount,
    to_cents: amount.optional().describe('Left out: there is one price.'),
  })
  .refine(({ from_cents, to_cents = from_cents }) => to_cents >= from_cents, {
    error: 'The maximum is below the minimum',
    path: ['to_cents'],
  });

const extraSchema = z
  .strictObject({
    name: filled(80),
    per: z
      .enum(['each', 'floor', 'mile', '100_lb'])
      .optional()
      .describe('What it is counted in. Left out: it is added once.'),
    from_cents: amount.optional(),
    percent: percent(0).optional().describe('Of everything before it.'),
  })
  .refine(({ from_cents, percent: share }) => (from_cents === undefined) !== (share === undefined), {
    error: 'Give an amount or a percentage',
    path: ['from_cents'],
  });

const areaSchema = z
  .strictObject({
    subject: filled(80).describe(
      'A town, county or ZIP code: “Boca Raton, FL”, “Martin County, FL”, “33432”.',
    ),
    percent: percent(-50).optional(),
    add_cents: cents(-maxCents, 'At least -$1,000,000').optional(),
  })
  .refine(({ percent: share, add_cents }) => share !== undefined || add_cents !== undefined, {
    error: 'Say how prices differ there',
    path: ['percent'],
  });

/** Answers of a visitor: bounded, and unknown names count nothing. */
const counts = z
  .record(z.string().max(80), z.number().min(0, 'At least 0').max(100_000, 'At most 100,000'))
  .refine(named => Object.keys(named).length <= maxSteps, `At most ${maxSteps} of these`);

export const priceAnswersSchema = z
  .strictObject({
    amount: z
      .number()
      .min(0, 'At least 0')
      .max(100_000, 'At most 100,000')
      .optional()
      .describe('How much, in the unit: the share of a load (1 is full), hours, square feet, items.'),
    steps: counts.optional().describe('How many of a step that is chosen by its name.'),
    extras: counts
      .optional()
      .describe('How many of an extra: floors, miles, hundreds of pounds; 1 of what is added once.'),
  })
  .meta({ id: 'PriceAnswers' });

const table = z.strictObject({
  service: filled(120).describe('The service’s name.'),
  unit: z.enum(['load', 'item', 'hour', 'square_foot', 'job']).describe('What the price goes by.'),
  base_cents: amount.optional().describe('Added once to every job.'),
  steps: z.array(stepSchema).max(maxSteps, `At most ${maxSteps} of these`).default([]),
  extras: z.array(extraSchema).max(maxSteps, `At most ${maxSteps} of these`).default([]),
  minimum_cents: amount.optional().describe('No job costs less.'),
  included: z.array(filled(120)).max(12, 'At most 12 of these').default([]),
  areas: z.array(areaSchema).max(100, 'At most 100 of these').default([]),
  typical_jobs: z
    .array(z.strictObject({ name: filled(80), answers: priceAnswersSchema }))
    .max(3, 'At most 3 of these')
    .default([]),
});
type Table = z.output<typeof table>;

export const priceTableSchema = table.superRefine((one, context) => {
  for (const { path, message } of tableProblems(one))
    context.addIssue({ code: 'custom', path: [...path], message });
});
export type PriceTable = z.output<typeof priceTableSchema>;

export const priceSettingsSchema = z
  .object({
    services: z
      .array(priceTableSchema)
      .max(maxPriceTables, `At most ${maxPriceTables} services`)
      .superRefine((tables, context) => {
        for (const at of repeated(tables.map(({ service }) => service)))
          context.addIssue({
            code: 'custom',
            path: [at, 'service'],
            message: 'This service has a table already',
          });
      }),
  })
  .meta({ id: 'PriceSettings' });
export type PriceSettings = z.output<typeof priceSettingsSchema>;

interface TableProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What contradicts inside of a table. */
function tableProblems(one: Table): readonly TableProblem[] {
  const { steps, extras, areas } = one;
  const twice = (list: 'steps' | 'extras' | 'areas', field: string, names: readonly string[]) =>
    repeated(names).map(at => ({ path: [list, at, field], message: 'This is on the list twice' }));
  return [
    ...(steps.length === 0 && one.base_cents === undefined
      ? [{ path: ['steps'], message: 'Give a base price or at least one step' }]
      : []),
    ...twice(
      'steps',
      'name',
      steps.map(({ name }) => name),
    ),
    ...twice(
      'extras',
      'name',
      extras.map(({ name }) => name),
    ),
    ...twice(
      'areas',
      'subject',
      areas.map(({ subject }) => subject),
    ),
    ...tierProblems(one),
    ...jobProblems(one),
  ];
}

/** Amounts have to follow each other without a gap, and more of it can’t cost less. */
function tierProblems({ unit, steps }: Table): readonly TableProblem[] {
  const isWhole = unit === 'load' || unit === 'square_foot';
  const problems: TableProblem[] = [];
  let before: { readonly name: string; readonly up_to: number; readonly from_cents: number } | null = null;
  for (const [at, { name, up_to, from_cents }] of steps.entries()) {
    if (up_to === undefined) continue;
    if (before && steps[at - 1]?.up_to === undefined)
      problems.push({
        path: ['steps', at, 'up_to'],
        message:
          'There is a gap: a step before this one has no amount. Put steps that are chosen by name last',
      });
    if (before && up_to <= before.up_to)
      problems.push({
        path: ['steps', at, 'up_to'],
        message: `Steps go from small to large: this has to be more than the ${before.up_to} of “${before.name}”`,
      });
    if (unit === 'load' && up_to > 1)
      problems.push({ path: ['steps', at, 'up_to'], message: 'A full load is 1' });
    if (isWhole && before && from_cents < before.from_cents)
      problems.push({
        path: ['steps', at, 'from_cents'],
        message: `This is more work than “${before.name}” and costs less`,
      });
    before = { name, up_to, from_cents };
  }
  if (unit === 'load' && before && before.up_to < 1)
    problems.push({
      path: ['steps'],
      message: `There is a gap: no price for more than ${before.up_to} of a load. Add the full load, up to 1`,
    });
  if (unit === 'job' && before)
    problems.push({ path: ['steps'], message: 'Jobs are chosen by their names. Leave “up to” empty' });
  return problems;
}

/** A typical job is of steps and extras that there are. */
function jobProblems({ steps, extras, typical_jobs }: Table): readonly TableProblem[] {
  const named = new Set(steps.filter(({ up_to }) => up_to === undefined).map(({ name }) => name));
  const known = new Set(extras.map(({ name }) => name));
  return typical_jobs.flatMap(({ answers }, at) => [
    ...Object.keys(answers.steps ?? {})
      .filter(name => !named.has(name))
      .map(name => ({
        path: ['typical_jobs', at, 'answers'],
        message: `“${name}” is no step that is chosen by its name`,
      })),
    ...Object.keys(answers.extras ?? {})
      .filter(name => !known.has(name))
      .map(name => ({
        path: ['typical_jobs', at, 'answers'],
        message: `“${name}” is no extra of this table`,
      })),
  ]);
}

/** The places of names that an earlier one has. */
function repeated(names: readonly string[]): readonly number[] {
  const keys = names.map(name => name.toLowerCase());
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
}
