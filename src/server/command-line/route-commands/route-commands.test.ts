import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ended, runCommand } from '../../../../test/command-line.ts';
import { fillProgram } from '../../../../test/filled-program.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Route } from '../../../contract/platform/route.ts';
import { routes } from '../../../contract/routes.ts';
import { createCommandLine } from '../create-command-line.ts';
import { addRouteCommands } from './add-route-commands.ts';
import { partsOf } from './build-call.ts';
import { fieldsOf } from './fields.ts';
import { flagOf } from './options.ts';
import { plainRoutes } from './plain-routes.ts';

const all = plainRoutes();
const line = createCommandLine();
const byHand = new Set(line.commands.flatMap(one => one.commands.map(two => `${one.name()} ${two.name()}`)));
addRouteCommands(line, [...new Set(all.map(({ noun }) => noun))]);

const find = (within: Command, name: string) => within.commands.find(one => one.name() === name);
const generated = all.filter(({ noun, verb }) => !byHand.has(`${noun} ${verb}`));

describe('every call of admins', () => {
  const open = Object.entries(routes).flatMap(([noun, calls]) =>
    Object.values<Route>(calls)
      .filter(route => route.access === 'admin' && !route.stream)
      .map(route => ({ noun, route })),
  );
  /** What other commands do, and pictures of pages. */
  const others = new Set(['backups', 'invitations', 'setup', 'staff', 'transfers']);

  test.each(open.map(one => [`${one.route.method} ${one.route.path}`, one] as const))(
    '%s has a command',
    (_, { noun, route }) => {
      if (others.has(noun) || 'html' in shape(route)) return;
      const plain = all.find(one => one.route === route);
      const command = find(find(line, noun) ?? line, plain?.verb ?? '');
      expect(command?.description()).toBeTruthy();
    },
  );

  test('every call of admins has its own name', () => {
    const names = all.map(({ noun, verb }) => `${noun} ${verb}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(generated.map(one => [`${one.noun} ${one.verb}`, one] as const))(
    '%s takes every field of the call',
    (_, { noun, verb, route }) => {
      const command = find(find(line, noun) ?? line, verb);
      const flags = command?.options.map(option => option.long) ?? [];
      const fields = [...fieldsOf(route.query), ...fieldsOf(route.body)].filter(
        ({ name }) => name !== 'per_page',
      );
      expect(flags).toEqual(expect.arrayContaining(fields.map(flagOf)));
      expect(new Set(flags).size).toBe(flags.length);
      expect(flags.filter(flag => flag?.startsWith('--no-'))).toEqual([]);
      expect(command?.registeredArguments.map(one => one.name()).slice(0, partsOf(route).length)).toEqual(
        partsOf(route),
      );
      expect(flags.includes('--yes')).toBe(
        route.method === 'delete' || command?.options.some(one => one.long === '--yes'),
      );
    },
  );
});

const shape = ({ reply }: Route) => ('shape' in reply ? (reply.shape as object) : {});

describe('of a filled program', () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram();
    await fillProgram(program);
  });
  afterAll(() => program.stop());

  const run = (args: readonly string[]): Promise<Ended> => runCommand(program, args);
  const read = (path: string) => program.request('GET', path, { cookie: program.cookie });

  /** Differ from one reading to the next. */
  const moving: ReadonlySet<Route> = new Set<Route>([
    routes.database.read,
    routes.metrics.read,
    routes.views.read,
  ]);

  /** The first item of the list that a path is below. */
  async function argumentsOf(route: Route): Promise<string[]> {
    const [list = ''] = route.path.split('/{', 1);
    if (list === route.path) return [];
    const response = await read(list);
    const { items = [] } = response.ok
      ? ((await response.json()) as { items?: Record<string, string>[] })
      : {};
    const { id, name, place, kind } = items[0] ?? {};
    return partsOf(route).map((_, at) => (at === 0 ? (id ?? name ?? place ?? kind ?? 'none') : '1'));
  }

  test.each(
    generated
      .filter(({ route }) => route.method === 'get')
      .map(one => [`${one.noun} ${one.verb}`, one] as const),
  )(
    '%s prints the API’s answer with --json, and a table or facts without',
    async (_, { noun, verb, route }) => {
      const args = await argumentsOf(route);
      const path = partsOf(route).reduce(
        (made, part, at) => made.replace(`{${part}}`, args[at] ?? ''),
        route.path,
      );
      const answer = await read(
        `${path}${route.path.includes('{') || !path.endsWith('counties') ? '' : '?state=FL'}`,
      );
      const more = path.endsWith('counties') ? ['--state', 'FL'] : [];
      const [json, told] = [
        await run([noun, verb, ...args, ...more, '--json']),
        await run([noun, verb, ...args, ...more]),
      ];
      const isCompared = answer.ok && !route.media && !moving.has(route);
      const document: unknown = isCompared ? await answer.json() : null;
      expect({
        isDone: [json.code === 0, told.code === 0],
        document: isCompared ? (JSON.parse(json.stdout) as unknown) : null,
        messages: json.stderr === '',
        text: /^(?![\s\S]*(?:\[object|undefined))[\s\S]*\S/.test(told.stdout),
      }).toEqual({ isDone: [answer.ok, answer.ok], document, messages: answer.ok, text: answer.ok });
    },
  );

  /** What can’t be read, and webhooks, of which there are none. */
  const unread: ReadonlySet<Route> = new Set<Route>([
    routes.account.saveSecret,
    routes['data-sets'].save,
    routes.webhooks.update,
  ]);

  /** What is stored at a path, or in the object around it, without when and by whom it was stored. */
  async function stored(path: string): Promise<unknown> {
    const [around, name = ''] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1)];
    const response = (await read(path)).ok ? await read(path) : await read(around);
    const answer = (await response.json()) as Record<string, unknown>;
    const items = (answer.items ?? []) as { id: string }[];
    const found = (items.find(({ id }) => id === name) ?? answer[name] ?? answer) as Record<string, unknown>;
    const { updated_at: _, revision: __, updated_by_email: ___, is_automatic: ____, ...kept } = found;
    return kept;
  }

  test.each(
    generated
      .filter(({ route }) => route.method === 'put' && !route.upload && !unread.has(route))
      .map(one => [`${one.noun} ${one.verb}`, one] as const),
  )('%s keeps what is not given', async (_, { noun, verb, route }) => {
    const args = await argumentsOf(route);
    const path = partsOf(route).reduce(
      (made, part, at) => made.replace(`{${part}}`, args[at] ?? ''),
      route.path,
    );
    const before = await stored(path);
    expect(await run([noun, verb, ...args, '--json'])).toMatchObject({ stderr: '', code: 0 });
    expect(await stored(path)).toEqual(before);
  });
});
