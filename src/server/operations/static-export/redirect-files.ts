import type { RedirectType } from '../../../contract/pages/redirects.ts';
import { listActiveAfter, type RuleRow } from '../../pages/redirects/queries.ts';
import { typeOf } from '../../pages/redirects/redirect-type.ts';
import type { Db } from '../../platform/db/database.ts';
import { postPath } from '../../website/context/blog-paths.ts';
import { listMovedPosts } from '../../website/posts/published-queries.ts';

const rulesAtOnce = 5_000;

export interface RedirectFiles {
  /** Entries of nginx's maps by the status of the answer: the old path to the new address. */
  readonly maps: ReadonlyMap<RedirectType, string>;
  /** Entries for rules that compare a query, by the status of the answer. */
  readonly queries: ReadonlyMap<RedirectType, string>;
  /** The redirects as several hosts of static sites read them. */
  readonly generic: string;
  readonly count: number;
}

/** All active redirect rules and old post addresses, in the syntax of web servers. */
export async function redirectFiles(db: Db): Promise<RedirectFiles> {
  const lines: Lines = { maps: new Map(), queries: new Map(), generic: [] };
  const prefixes: RuleRow[] = [];
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await listActiveAfter(db, after, rulesAtOnce);
    for (const row of rows) {
      count += 1;
      if (row.is_prefix) prefixes.push(row);
      else if (row.source_path.includes('?')) addQuery(lines, row);
      else addExact(lines, row.source_path, row.destination_path, typeOf(row.redirect_type));
    }
    after = rows.at(-1)?.source_path ?? after;
    if (rows.length < rulesAtOnce) break;
  }
  for (const { from, to } of await listMovedPosts(db)) {
    count += 1;
    addExact(lines, postPath(from), postPath(to), 301);
  }
  // The longest prefix that fits counts, and each only where no exact rule does: maps are read in that order.
  for (const row of prefixes.toSorted((a, b) => b.source_path.length - a.source_path.length)) {
    const code = codeOf(row.destination_path, typeOf(row.redirect_type));
    const to = row.destination_path.replace(/(?<!\/)\/+(?=$|[?#])/, '');
    listOf(lines.maps, code).push(
      `${quoted(`~^${escapeRegex(row.source_path)}(?<pagehaul_rest>/.*)?$`)} ${target(to, '$pagehaul_rest')};`,
    );
    if (code === 410) continue;
    lines.generic.push(`${encodePath(row.source_path)}/* ${to}/:splat ${code}`);
    lines.generic.push(`${encodePath(row.source_path)} ${row.destination_path} ${code}`);
  }
  return {
    maps: texts(lines.maps),
    queries: texts(lines.queries),
    generic: text(lines.generic),
    count,
  };
}

interface Lines {
  readonly maps: Map<RedirectType, string[]>;
  readonly queries: Map<RedirectType, string[]>;
  readonly generic: string[];
}

/** An address without a destination is gone, whatever led to it. */
const codeOf = (destination: string, type: RedirectType): RedirectType => (destination === '' ? 410 : type);

function listOf(lists: Map<RedirectType, string[]>, code: RedirectType): string[] {
  const list = lists.get(code) ?? [];
  lists.set(code, list);
  return list;
}

/** Hosts of static sites compare no query, so such a rule is for nginx alone: its query in one order, nothing passed on. */
function addQuery(lines: Lines, { source_path, destination_path, redirect_type }: RuleRow): void {
  const [path = '', query = ''] = source_path.split('?', 2);
  const list = listOf(lines.queries, codeOf(destination_path, typeOf(redirect_type)));
  const to = quoted(destination_path === '' ? 'gone' : literal(destination_path));
  for (const slash of path === '/' ? [''] : ['', '/'])
    list.push(`${quoted(`${path}${slash}?${query}`)} ${to};`);
}

function addExact(lines: Lines, source: string, destination: string, type: RedirectType): void {
  const code = codeOf(destination, type);
  const list = listOf(lines.maps, code);
  list.push(`${quoted(source)} ${target(destination, '')};`);
  if (source !== '/') list.push(`${quoted(`${source}/`)} ${target(destination, '')};`);
  // Hosts answer 404 where there is no file: nothing says 410.
  if (code !== 410) lines.generic.push(`${encodePath(source)} ${destination} ${code}`);
}

function text(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('');
}

const texts = (lists: ReadonlyMap<RedirectType, readonly string[]>) =>
  new Map([...lists].map(([code, lines]) => [code, text(lines)]));

/** Appends the request's query to the target, after its own query and before its fragment. */
function target(address: string, rest: string): string {
  if (address === '') return '"gone"';
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const more = query === '' ? '$is_args$args' : '$pagehaul_more';
  return `"${literal(path)}${rest}${literal(query)}${more}${literal(fragment)}"`;
}

function literal(part: string): string {
  return part.replaceAll('\\', '%5C').replaceAll('"', '%22').replaceAll('$', '%24');
}

function quoted(key: string): string {
  return `"${key.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function escapeRegex(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
