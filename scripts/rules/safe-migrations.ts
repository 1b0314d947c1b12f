import { loadModule, parseSync } from 'libpg-query';
import type { Rule } from './repository.ts';

/*
 * During a rolling update, processes of the previous version use the migrated database. So migrations only add. One
 * that removes something says why no running version uses it any more, and names the oldest program that may still
 * start.
 */

/** Migrations from before several versions could run on one database. */
const landedBefore = '0031';

const commands: Readonly<Record<string, string>> = {
  AT_DropColumn: 'drops a column',
  AT_AlterColumnType: 'changes the type of a column',
  AT_SetNotNull: 'forbids a column to be empty',
  AT_AddConstraint: 'adds a constraint',
  AT_DropConstraint: 'drops a constraint',
};

interface Node {
  readonly [name: string]: unknown;
}

await loadModule();

export const safeMigrations: Rule = files =>
  files
    .filter(({ path }) => /^migrations\/.*\.sql$/.test(path) && path.slice(11) > landedBefore)
    .flatMap(({ path, text }) => {
      const found = takenAway(text);
      if (found.length === 0) return [];
      const isExplained = /^-- contract: \S.{20,}/m.test(text) && text.includes("'oldest-program'");
      return isExplained
        ? []
        : found.map(
            what =>
              `${path}: ${what}, which the version before still uses. Do it one version later, as docs/guides/change-a-table.md says.`,
          );
    });

/**
 * What a migration removes from the schema as older programs know it. It may change what it creates itself.
 * @example takenAway('alter table leads drop column name') // ['drops a column of leads']
 */
export function takenAway(sql: string): string[] {
  const statements = (parseSync(sql).stmts ?? []).map(one => (one.stmt ?? {}) as unknown as Node);
  const own = new Set<string>();
  const found: string[] = [];
  for (const statement of statements) {
    const [kind = '', body] = Object.entries(statement)[0] ?? [];
    const node = (body ?? {}) as Node;
    const table = nameOf(node['relation']);
    if (kind === 'CreateStmt') own.add(table);
    if (own.has(table)) continue;
    if (kind === 'RenameStmt') found.push(`renames something of ${table}`);
    if (kind === 'DropStmt') {
      const names = JSON.stringify(node['objects']);
      if (![...own].some(name => names.includes(`"${name}"`))) found.push('drops something');
    }
    if (kind === 'IndexStmt' && node['unique']) found.push(`makes values of ${table} unique`);
    if (kind === 'AlterTableStmt') found.push(...changesOf(node, table));
  }
  return found;
}

function nameOf(relation: unknown): string {
  const { relname } = (relation ?? {}) as { readonly relname?: string };
  return relname ?? '';
}

function changesOf(node: Node, table: string): string[] {
  return ((node['cmds'] ?? []) as Node[]).flatMap(one => {
    const command = (one['AlterTableCmd'] ?? {}) as Node;
    const subtype = String(command['subtype']);
    const said = commands[subtype];
    if (said) return [`${said} of ${table}`];
    if (subtype === 'AT_ColumnDefault' && !command['def']) return [`drops a default of ${table}`];
    if (subtype !== 'AT_AddColumn') return [];
    const words = JSON.stringify(command['def']);
    const isFilled = /CONSTR_(DEFAULT|GENERATED|IDENTITY)/.test(words);
    return /CONSTR_(NOTNULL|PRIMARY)/.test(words) && !isFilled
      ? [`adds a column to ${table} that must not be empty and has no default`]
      : [];
  });
}
