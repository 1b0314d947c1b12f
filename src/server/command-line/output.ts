import { terminal } from './terminal.ts';

/** Output of a command: results to stdout, progress to stderr. */
export interface Output {
  readonly json: boolean;
  /** Information for people, not for programs. */
  note(text: string): void;
  /** The command's result: a JSON document with --json, text otherwise. */
  result(document: unknown, text: string): void;
}

export function createOutput(json: boolean): Output {
  const { stdout, stderr } = terminal();
  return {
    json,
    note: text => stderr.write(`${text}\n`),
    result: (document, text) =>
      stdout.write(json ? `${JSON.stringify(document, null, 2)}\n` : text ? `${text}\n` : ''),
  };
}

/** @example count(1, 'page') // '1 page' */
export function count(n: number, noun: string): string {
  return `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : noun.endsWith('h') ? 'es' : 's'}`;
}

/**
 * Rows under their headings, each column as wide as its widest cell, or as `min` says; numbers to the right. `none` instead
 * of no rows.
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  none?: string,
  min: readonly number[] = [],
): string {
  if (none !== undefined && rows.length === 0) return none;
  const texts = [
    headings,
    ...rows.map(row => row.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell))),
  ];
  const widths = headings.map((_, column) =>
    Math.max(min[column] ?? 0, ...texts.map(row => (row[column] ?? '').length)),
  );
  const isNumber = headings.map((_, column) => rows.some(row => typeof row[column] === 'number'));
  return texts
    .map(row =>
      row
        .map((cell, column) =>
          isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Names and their descriptions, one per line, aligned. */
export function facts(list: readonly (readonly [string, string | number])[]): string {
  const width = Math.max(...list.map(([name]) => name.length));
  return list
    .map(
      ([name, value]) =>
        `${name.padEnd(width)}  ${typeof value === 'number' ? value.toLocaleString('en-US') : value}`,
    )
    .join('\n');
}
