import { type ColumnRole, type ColumnUse, columnRoles, guessColumns } from '../../engine/index.ts';
import { misuse } from './exit-codes.ts';

const roles: ReadonlySet<string> = new Set(columnRoles.filter(role => role !== 'value'));

/** The meaning of each column: by --map, else by its heading and cells. */
export function mapColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  map: Readonly<Record<string, string>>,
): readonly ColumnUse[] {
  const uses = [...guessColumns(headings, rows)];
  for (const [heading, use] of Object.entries(map)) {
    const column = headings.findIndex(one => one.toLowerCase() === heading.toLowerCase());
    if (column === -1) {
      throw misuse(`--map: the file has no column “${heading}”.`, `Its columns are ${headings.join(', ')}.`);
    }
    const role = isRole(use) ? use : 'value';
    if (role !== 'value' && role !== 'skip') {
      // A role is one column's; the one it was guessed for is left out.
      const other = uses.findIndex((one, index) => one.role === role && index !== column);
      if (other !== -1) uses[other] = { role: 'skip', name: '' };
    }
    uses[column] = { role, name: role === 'value' ? use : '' };
  }
  return uses;
}

const isRole = (use: string): use is ColumnRole => roles.has(use);
