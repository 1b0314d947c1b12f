type Help = readonly (readonly [name: string, says: string])[];
type Defaults = Readonly<Record<string, string | undefined>>;

const from = '<!-- environment: written by npm run environment -->';
const to = '<!-- /environment -->';

/** A Markdown table with its columns aligned, as the formatter wants it. */
export function environmentTable(help: Help, defaults: Defaults): string {
  const head = ['variable', 'when not set', 'what it does'];
  const rows = help.map(([name, says]) => [code(name), code(defaults[name] ?? ''), says]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map(width => '-'.repeat(width)), ...rows].map(line).join('\n');
}

function code(text: string): string {
  return text && `\`${text}\``;
}

/** Replaces the text between the two markers. */
export function withTable(text: string, table: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  if (start === -1 || end < start)
    throw new Error('The guide lacks the marks around the table of the environment.');
  return `${text.slice(0, start + from.length)}\n\n${table}\n\n${text.slice(end)}`;
}

export function environmentExample(help: Help, defaults: Defaults): string {
  const head = '# Every variable the program reads, with its default. Nothing has to be set.\n';
  return help.reduce((text, [name, says]) => `${text}\n# ${says}\n#${name}=${defaults[name] ?? ''}\n`, head);
}
