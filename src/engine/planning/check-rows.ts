import { MAX_SLUG_LENGTH } from '../limits.ts';
import { atOnce } from '../list-lines.ts';
import { compileSlugPattern } from '../text/slug-pattern.ts';
import { checkPlan, type PlanCheck } from './check-plan.ts';
import type { PlanLocation } from './location.ts';
import { hasOwnKeywords, planSize } from './plan-size.ts';
import { tellingColumn } from './telling-column.ts';

/** A row of a list whose rows are pages. */
export interface ListRow extends PlanLocation {
  /** The row's number in the file. */
  readonly line_number?: number | undefined;
}

/** Rows that are named; the rest is counted. */
const named = 5;

interface RowsInput {
  readonly rows: readonly ListRow[];
  readonly keywords: readonly string[];
  readonly pattern: string;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Checks a plan whose rows are pages: the number of pages, and the rows that get the address of a row before.
 * @example checkRows({ rows, keywords: ['junk removal'], pattern: 'keyword-{{neighborhood}}-city' }).collisions
 */
export function checkRows({ rows, keywords, pattern, values = {} }: RowsInput): PlanCheck {
  const { collision, longest, issues } = atOnce(compareRowsInSteps({ rows, keywords, pattern, values }));
  const collisions = collision === null ? [] : [collision];
  const ofKeywords = hasOwnKeywords(rows) ? [] : keywords;
  const [place] = rows;
  if (place && ofKeywords.length > 0)
    collisions.push(...checkPlan({ locations: [place], keywords: ofKeywords, pattern }).collisions);
  if (longest.length > MAX_SLUG_LENGTH) {
    collisions.push(
      `Some addresses have more than ${MAX_SLUG_LENGTH} letters (“${longest.slice(0, 40)}…”); their pages are left out. Shorten these values or the pattern.`,
    );
  }
  return { total: planSize({ locations: rows, keywords }), issues, collisions };
}

/** Rows processed between two yields: a few milliseconds of work. */
const rowsPerStep = 2_000;

/** Finds the rows that get the address of a row before, as a sentence; with pauses. */
export function* compareRowsInSteps({ rows, keywords, pattern, values = {} }: RowsInput) {
  const names = [...new Set([...Object.keys(values), ...namesOf(rows)])];
  const { fill, variables, issues } = compileSlugPattern(pattern, names);
  const keyword = keywords[0] ?? 'keyword';
  const lines = new Map<string, number>();
  const repeated: Repeated[] = [];
  let repeats = 0;
  let longest = '';
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerStep === rowsPerStep - 1) yield;
    const { city, state } = row;
    const slug = fill({ ...values, ...row.field_values, city, state, keyword: row.keyword ?? keyword });
    const line = row.line_number ?? index + 1;
    const first = lines.get(slug);
    if (slug.length > longest.length) longest = slug;
    if (slug === '' || first === undefined) {
      lines.set(slug, line);
      continue;
    }
    repeats += 1;
    if (repeated.length < named) repeated.push({ line, first, slug });
  }
  if (repeats === 0) return { collision: null, longest, issues };
  const missing = tellingColumn(rows);
  const add = missing && !variables.includes(missing) ? ` Add ${missing} to the pattern.` : '';
  return { collision: `${repeatMessage(repeated, repeats)}${add}`, longest, issues };
}

interface Repeated {
  readonly line: number;
  readonly first: number;
  readonly slug: string;
}

function repeatMessage(repeated: readonly Repeated[], repeats: number): string {
  const lines = repeated.map(({ line }) => line.toLocaleString('en-US')).join(', ');
  const more = repeats - repeated.length;
  const rows = `${repeats === 1 ? 'Row' : 'Rows'} ${lines}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}`;
  const [example] = repeated;
  const has = repeats === 1 ? 'has' : 'have';
  return `${rows} ${has} the address of a row before (row ${example?.first}: /${example?.slug.slice(0, 80)}/); only the first of each is made.`;
}

function namesOf(rows: readonly ListRow[]): readonly string[] {
  const names = new Set<string>();
  for (const { field_values } of rows)
    if (field_values) for (const name of Object.keys(field_values)) names.add(name);
  return [...names];
}
