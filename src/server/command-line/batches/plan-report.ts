import type { Batch } from '../../../contract/generation/batches.ts';
import type { Plan } from '../../../contract/generation/plans.ts';
import {
  checkPlan,
  type KeywordReport,
  type LocationReport,
  parseKeywords,
  parseLocations,
  type RejectedLine,
} from '../../../engine/index.ts';
import { count, facts } from '../output.ts';

/** The contents of the two files, before anything is stored. */
export interface ReadLists {
  readonly locations: LocationReport;
  readonly keywords: KeywordReport;
}

export function readLists(locations: string, keywords: string): ReadLists {
  return { locations: parseLocations(locations), keywords: parseKeywords(keywords) };
}

const maxRejected = 20;

/** The plan before approval: understood lines, rejected lines, and the resulting pages. */
export function planReport(lists: ReadLists, batch: Batch, plans: readonly Plan[], origin: string): string {
  const { locations, keywords } = lists;
  const first = plans.filter(plan => plan.status === 'planned').map(plan => `  ${origin}/${plan.slug}/`);
  return [
    listLine('Locations', locations, locations.ready_count),
    ...rejectedLines(locations.rejected, locations.rejected_count),
    listLine('Keywords', keywords, keywords.keywords.length),
    ...rejectedLines(keywords.rejected, keywords.rejected_count),
    ...warnings(lists, batch.url_pattern),
    ...(batch.notice && batch.total_planned > 0 ? [`Note: ${batch.notice}`] : []),
    '',
    facts([
      ['Combinations', batch.combinations],
      ['Duplicate addresses', batch.total_duplicates],
      [batch.update_existing ? 'No page to update' : 'Already existing', batch.total_skipped],
      [batch.update_existing ? 'Pages to update' : 'Pages to make', batch.total_planned],
    ]),
    ...(first.length > 0 ? ['', 'First addresses:', ...first] : []),
  ].join('\n');
}

function listLine(
  name: string,
  list: { total_lines: number; empty_lines: number; duplicate_count: number; rejected_count: number },
  ready: number,
): string {
  const parts = [
    `${ready.toLocaleString('en-US')} ready`,
    `${list.rejected_count.toLocaleString('en-US')} rejected`,
  ];
  parts.push(
    `${list.duplicate_count.toLocaleString('en-US')} double`,
    `${list.empty_lines.toLocaleString('en-US')} empty`,
  );
  return `${name}: ${count(list.total_lines, 'line')}, ${parts.join(', ')}`;
}

function rejectedLines(rejected: readonly RejectedLine[], total: number): string[] {
  const lines = rejected
    .slice(0, maxRejected)
    .map(({ line_number, line, suggestion }) => `  line ${line_number}: ${line}\n    ${suggestion}`);
  const more = total - lines.length;
  return more > 0 ? [...lines, `  … and ${more.toLocaleString('en-US')} more`] : lines;
}

function warnings({ locations, keywords }: ReadLists, pattern: string): string[] {
  const check = checkPlan({ locations: locations.locations, keywords: keywords.keywords, pattern });
  return [...check.collisions, ...check.issues.map(issue => `${pattern}: ${issue.message}`)].map(
    text => `Note: ${text}`,
  );
}
