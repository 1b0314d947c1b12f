import { InvalidArgumentError, Option } from 'commander';
import type { Route } from '../../../contract/platform/route.ts';
import { CliCommand } from '../command-parts.ts';
import { partsOf, revisions } from './build-call.ts';
import { type Field, fieldsOf } from './fields.ts';
import { listNamedBy } from './find-item.ts';
import { flagOf, optionOf } from './options.ts';
import { asksFirst, type PlainRoute, plainRoutes } from './plain-routes.ts';
import { pageSizeOf } from './write-list.ts';

const exampleId = '0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e';

/** Adds the calls of the API that have no command by hand. `words`: the command line, whose nouns alone get their options. */
export function addRouteCommands(line: CliCommand, words: readonly string[]): void {
  const all = plainRoutes();
  for (const plain of all) {
    const noun = line.commands.find(one => one.name() === plain.noun) ?? addNoun(line, plain.noun, all);
    if (!(noun instanceof CliCommand) || noun.commands.some(one => one.name() === plain.verb)) continue;
    const added = noun.command(plain.verb).description(plain.route.summary);
    if (words.includes(plain.noun)) complete(added, plain);
  }
  for (const one of line.commands) one.helpGroup(one.commands.length > 0 ? 'Nouns:' : 'Commands:');
}

function addNoun(line: CliCommand, noun: string, all: readonly PlainRoute[]): CliCommand {
  const calls = all.filter(one => one.noun === noun);
  const first =
    calls.find(({ verb }) => verb === 'list') ?? calls.find(({ verb }) => verb === 'show') ?? calls[0];
  return line
    .command(noun)
    .description(first?.route.summary ?? '')
    .example(`${noun} ${first?.verb} --help`);
}

function complete(added: CliCommand, plain: PlainRoute): void {
  const { route } = plain;
  const isChange = route.method === 'put' || route.method === 'patch';
  const query = fieldsOf(route.query).filter(({ name }) => name !== 'per_page');
  const body = fieldsOf(route.body);
  for (const part of partsOf(route)) added.argument(`<${part}>`, describePart(route, part));
  if (route.upload) added.argument('<file>', 'the file to send');
  if (route.media) added.argument('[file]', 'the file to write; - writes to standard output', '-');
  for (const field of query) added.addOption(optionOf(field, false));
  if (pageSizeOf(route) !== null) added.addOption(limitOption());
  for (const field of body) added.addOption(optionOf(field, isChange));
  if (body.length > 0)
    added.option(
      '--from <file>',
      'a JSON document with these fields, as show --json prints it; -: standard input',
    );
  if (route.method !== 'get') added.option('--as <email>', 'the admin who acts (default: the only one)');
  if (asksFirst(route)) added.option('--yes', 'don’t ask');
  if (body.some(isText))
    added.addHelpText('after', '\n@file as a text reads a file, @- standard input; @@ begins a text with @.');
  added.runs(exampleOf(plain, body), load(plain), 'run');
}

function describePart(route: Route, part: string): string {
  const list = listNamedBy(route.path, part);
  const { choices, description } = fieldsOf(route.params).find(({ name }) => name === part) ?? {};
  if (list) return `id or ${list.name}`;
  return choices?.length ? choices.join(', ') : description || `like ${examplePart(route, part)}`;
}

const isText = ({ kind }: Field) => !['number', 'switch', 'choice'].includes(kind);

function limitOption(): Option {
  const option = new Option('--limit <n>', 'how many, or "all"');
  return option.default(50).argParser((text: string) => {
    if (text === 'all') return text;
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    throw new InvalidArgumentError('It has to be a whole number from 1, or all.');
  });
}

/** The work of a command: typed are its arguments, then its options, then the command itself. */
const load = (plain: PlainRoute) => async () => {
  const { runRoute } = await import('./run-route.ts');
  return {
    run: async (output: Parameters<typeof runRoute>[1]['output'], ...typed: unknown[]) => {
      const options = typed.at(-2) as Readonly<Record<string, unknown>>;
      return runRoute(plain, { args: typed.slice(0, -2).map(String), options, output });
    },
  };
};

function exampleOf({ noun, verb, route }: PlainRoute, body: readonly Field[]): string {
  const isPost = route.method === 'post';
  const some = body.filter(one => (isPost ? one.isRequired : !revisions.has(one.name)));
  return [
    noun,
    verb,
    ...partsOf(route).map(part => examplePart(route, part)),
    ...((route.upload ?? route.media) ? ['FILE'] : []),
    ...(isPost ? some : some.slice(0, 1)).map(field => `${flagOf(field)} ${exampleValue(field)}`),
    ...(asksFirst(route) ? ['--yes'] : []),
  ].join(' ');
}

function examplePart(route: Route, part: string): string {
  const field = fieldsOf(route.params).find(({ name }) => name === part);
  const known = listNamedBy(route.path, part)?.example ?? field?.choices[0];
  if (known !== undefined) return String(known);
  return part === 'id' ? exampleId : field?.kind === 'number' ? '2' : part.toUpperCase();
}

function exampleValue({ name, kind, choices, standard }: Field): string {
  if (kind === 'choice') return String(choices[0]);
  if (kind === 'number') return '10';
  if (kind === 'switch') return String(standard !== true);
  if (kind === 'record') return 'city=Miami';
  if (kind === 'json') return `@${name}.json`;
  return name.endsWith('_on') ? '2027-03-14' : '"…"';
}
