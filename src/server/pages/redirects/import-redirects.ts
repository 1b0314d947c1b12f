import { type ImportReport, maxPrefixRedirects } from '../../../contract/pages/redirects.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { inParts } from '../../platform/db/in-parts.ts';
import type { ImportOptions } from '../../platform/import-report.ts';
import { isLossyCopy, lostLettersProblem } from '../../platform/spoiled-cells.ts';
import { mapYielding, Pauses } from '../../platform/yielding.ts';
import { announceSources } from './announce-sources.ts';
import { listAtSources, upsertRedirects } from './import-queries.ts';
import { judgeRows, presentReport, type Verdict } from './import-verdicts.ts';
import { type CsvRow, parseRedirectCsv } from './parse-redirect-csv.ts';
import {
  listPrefixRules,
  listRulesAt,
  listRulesBelow,
  listRulesTo,
  lockRules,
  type RedirectTable,
  ruleOf,
} from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { covers, cycleLabel, follow, type Rule, type Rules, rulesOf } from './redirect-graph.ts';
import { type Destination, queryKeyOf } from './redirect-path.ts';
import { resolveAround } from './resolve-rules.ts';

type ImportContext = Pick<RedirectContext, 'database' | 'ownHost'>;

/** Resolves a whole file against itself and the existing rules. */
export async function importRedirects(
  context: ImportContext & Pick<RedirectContext, 'reload'>,
  { csv, ...options }: ImportOptions & { readonly csv: string },
): Promise<ImportReport> {
  const rows = await parseRedirectCsv(csv, context.ownHost);
  const report = await context.database.kysely.transaction().execute(async trx => {
    await lockRules(trx);
    const plan = await (options.skip_refused ? planOthers : planImport)(trx, rows);
    const result = presentReport(plan.verdicts, options);
    if (result.applied) {
      await upsertRedirects(trx, plan.writes);
      await resolveAround(trx, plan.changed);
      await announceSources(trx, []);
      await writeActivity(trx, {
        action: 'imported',
        noun: 'redirects',
        id: null,
        name: '',
        after: { rows: plan.writes.length },
      });
    }
    return result;
  });
  if (report.applied) await context.reload([]);
  return report;
}

/** What would become of every row, in the order of the file. */
export async function judgeImport(context: ImportContext, csv: string): Promise<readonly Verdict[]> {
  const rows = await parseRedirectCsv(csv, context.ownHost);
  return context.database.kysely.transaction().execute(async trx => {
    await lockRules(trx);
    return (await planImport(trx, rows)).verdicts;
  });
}

/** Plans a file without the rows that are refused: what they would have changed for others is planned again. */
async function planOthers(trx: Trx, rows: readonly CsvRow[]): Promise<Plan> {
  const plan = await planImport(trx, rows);
  const reasons = new Map(
    plan.verdicts.flatMap(({ verdict, reason }, index) => (verdict === 'refused' ? [[index, reason]] : [])),
  );
  const usable = rows.filter(row => row.problem === '').length;
  if (usable === rows.length - reasons.size) return plan;
  return planOthers(
    trx,
    rows.map((row, index) => ({ ...row, problem: reasons.get(index) ?? '' })),
  );
}

interface Plan {
  readonly verdicts: readonly Verdict[];
  readonly writes: readonly (CsvRow & { readonly end: Destination })[];
  /** Rules of the file and those they replace, as far as other rules lead through them. */
  readonly changed: readonly Pick<RedirectTable, 'source_path' | 'is_prefix'>[];
}

async function planImport(trx: Trx, rows: readonly CsvRow[]): Promise<Plan> {
  const pauses = new Pauses();
  const usable = rows.filter(row => row.problem === '');
  const sources = usable.map(row => row.source);
  const stored = new Map(
    (await inParts(sources, part => listAtSources(trx, part))).map(row => [row.source_path, row]),
  );
  const own = new Map(usable.map(row => [row.source, row]));
  const isTheirs = (rule: Rule) => !own.has(rule.source);
  const pointing = (await inParts(sources, part => listRulesTo(trx, part))).map(ruleOf).filter(isTheirs);
  const keys = usable.flatMap(row => (row.destination.key === null ? [] : [row.destination.key]));
  const reached = (await inParts(keys, part => listRulesAt(trx, part))).map(ruleOf).filter(isTheirs);
  const prefixes = (await listPrefixRules(trx)).map(ruleOf).filter(isTheirs);
  await pauses.take();
  const active = usable.filter(row => row.is_active);
  const rules = rulesOf([...reached, ...pointing, ...prefixes, ...active.map(ruleOfRow)]);
  await pauses.take();
  const problems = new Map<CsvRow, string>();
  const max = maxPrefixRedirects - prefixes.length;
  for (const row of usable.filter(one => one.is_prefix).slice(Math.max(0, max))) {
    problems.set(row, `At most ${maxPrefixRedirects} redirects may include all subpaths`);
  }
  for (const row of usable) {
    if (isLossyCopy(row.description, stored.get(row.source)?.description ?? ''))
      problems.set(row, lostLettersProblem('description'));
  }
  for (const [row, met] of await listMet(trx, usable, own)) {
    problems.set(row, `${met} redirects on. Enter its destination instead`);
  }
  const ends = new Map<CsvRow, Destination>();
  for (const row of usable) {
    if (pauses.isDue) await pauses.take();
    const followed: ReturnType<typeof follow> = row.is_active
      ? follow(row.source, row.destination, rules)
      : { end: row.destination };
    if ('end' in followed) ends.set(row, followed.end);
    else problems.set(row, cycleLabel(followed.cycle));
  }
  refuseCircles([...pointing, ...(await below(trx, active, own))], rules, own, problems);
  await pauses.take();
  const verdicts = await judgeRows(trx, rows, { problems, stored, ends });
  await pauses.take();
  const changed = [
    ...stored.values(),
    ...usable.map(row => ({ source_path: row.source, is_prefix: row.is_prefix })),
  ];
  const written = await mapYielding(usable, row => {
    const end = problems.has(row) ? undefined : ends.get(row);
    return end ? { ...row, end } : null;
  });
  return { verdicts, changed, writes: written.filter(row => row !== null) };
}

/** Rows whose destination is the source of a rule with a query, which is met at run time alone. */
async function listMet(
  trx: Trx,
  rows: readonly CsvRow[],
  own: ReadonlyMap<string, CsvRow>,
): Promise<[CsvRow, string][]> {
  const met = rows.flatMap((row): [CsvRow, string][] => {
    const key = queryKeyOf(row.destination);
    return key === null ? [] : [[row, key]];
  });
  const stored = new Set(
    (
      await listRulesAt(
        trx,
        met.map(([, key]) => key),
      )
    ).map(rule => rule.source_path),
  );
  return met.filter(([, key]) => own.has(key) || stored.has(key));
}

/** Rules that lead to or below a new prefix. */
async function below(trx: Trx, rows: readonly CsvRow[], own: ReadonlyMap<string, CsvRow>): Promise<Rule[]> {
  const found: Rule[] = [];
  for (const row of rows.filter(one => one.is_prefix)) {
    found.push(...(await listRulesBelow(trx, row.source, 20_000)).map(ruleOf));
  }
  return found.filter(rule => !own.has(rule.source));
}

/** A row that would close a cycle with stored rules that lead to rows of the file is refused. */
function refuseCircles(
  pointing: readonly Rule[],
  rules: Rules,
  own: ReadonlyMap<string, CsvRow>,
  problems: Map<CsvRow, string>,
): void {
  const ownPrefixes = [...own.values()].filter(row => row.is_prefix);
  for (const rule of pointing) {
    const followed = follow(rule.source, rule, rules);
    if ('end' in followed) continue;
    const { key } = rule;
    const guilty =
      key === null ? undefined : (own.get(key) ?? ownPrefixes.find(row => covers(row.source, key)));
    if (guilty && !problems.has(guilty)) problems.set(guilty, cycleLabel(followed.cycle));
  }
}

const ruleOfRow = (row: CsvRow): Rule => ({
  source: row.source,
  ...row.destination,
  is_prefix: row.is_prefix,
});
