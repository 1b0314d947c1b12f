import { listActiveAfter, type RuleRow } from '../../pages/redirects/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { postPath } from '../../website/blog/blog-paths.ts';
import { listMovedPosts } from '../../website/posts/published-queries.ts';

const rulesAtOnce = 5_000;

export interface RedirectFiles {
  /** Entries of nginx's maps: the old path to the new address. */
  readonly permanent: string;
  readonly temporary: string;
  /** The same as several hosts of static sites read it. */
  readonly generic: string;
  readonly count: number;
}

/** All active redirect rules and old post addresses, in the syntax of web servers. */
export async function redirectFiles(db: Db): Promise<RedirectFiles> {
  const lines = { permanent: [] as string[], temporary: [] as string[], generic: [] as string[] };
  const prefixes: RuleRow[] = [];
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await listActiveAfter(db, after, rulesAtOnce);
    for (const row of rows) {
      count += 1;
      if (row.is_prefix) prefixes.push(row);
      else addExact(lines, row.source_path, row.destination_path, row.redirect_type);
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
    const [list, code] = row.redirect_type === 302 ? [lines.temporary, 302] : [lines.permanent, 301];
    const to = row.destination_path.replace(/\/+(?=$|[?#])/, '');
    list.push(
      `${quoted(`~^${escapeRegex(row.source_path)}(?<pagehaul_rest>/.*)?$`)} ${target(to, '$pagehaul_rest')};`,
    );
    lines.generic.push(`${encodePath(row.source_path)}/* ${to}/:splat ${code}`);
    lines.generic.push(`${encodePath(row.source_path)} ${row.destination_path} ${code}`);
  }
  return {
    permanent: text(lines.permanent),
    temporary: text(lines.temporary),
    generic: text(lines.generic),
    count,
  };
}

interface Lines {
  readonly permanent: string[];
  readonly temporary: string[];
  readonly generic: string[];
}

function addExact(lines: Lines, source: string, destination: string, type: number): void {
  const list = type === 302 ? lines.temporary : lines.permanent;
  list.push(`${quoted(source)} ${target(destination, '')};`);
  if (source !== '/') list.push(`${quoted(`${source}/`)} ${target(destination, '')};`);
  lines.generic.push(`${encodePath(source)} ${destination} ${type}`);
}

function text(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('');
}

/** Appends the request's query to the target, after its own query and before its fragment. */
function target(address: string, rest: string): string {
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
