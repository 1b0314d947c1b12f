type Help = readonly (readonly [name: string, says: string])[];
type Defaults = Readonly<Record<string, string | undefined>>;

const from = '<!-- environment: written by npm run environment -->';
const to = '<!-- /environment -->';

export function environmentTable(help: Help, defaults: Defaults): string {
  const rows = help.map(
    ([name, says]) => `| \`${name}\` | ${defaults[name] ? `\`${defaults[name]}\`` : ''} | ${says} |`,
  );
  return ['| variable | when not set | what it does |', '|---|---|---|', ...rows].join('\n');
}

/** Replaces what stands between the two marks. */
export function withTable(text: string, table: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  if (start === -1 || end < start)
    throw new Error('README.md lacks the marks around the table of the environment.');
  return `${text.slice(0, start + from.length)}\n\n${table}\n\n${text.slice(end)}`;
}

export function environmentExample(help: Help, defaults: Defaults): string {
  const head = '# Every variable the program reads, with its default. Nothing has to be set.\n';
  return help.reduce((text, [name, says]) => `${text}\n# ${says}\n#${name}=${defaults[name] ?? ''}\n`, head);
}
