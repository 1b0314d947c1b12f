import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { districts, engineFolders, websiteFolders } from './districts.mjs';

/* A small checkout that breaks every rule once: a rule that finds nothing here finds nothing anywhere. */
const broken: Record<string, string> = {
  'src/engine/index.ts': "import 'zod'; export const engine = 1;",
  'src/engine/spin.ts': "import './random.ts'; import 'node:fs';",
  'src/engine/random.ts': "import './spin.ts';",
  'src/sections/schemas.ts': "import './map/map.tsx'; export const sections = 1;",
  'src/sections/map/map.tsx': "import 'react'; import 'hono'; import '../../contract/pages/pages.ts';",
  'src/contract/pages/pages.ts': "import 'pg'; import '../../engine/index.ts';",
  'src/site/page.tsx': "import '../server/start/app.ts'; import 'pg'; import '../sections/map/map.tsx';",
  'src/server/start/app.ts':
    "import './gone.ts'; import 'nobody-lists-me'; import '../../admin/start/main.tsx';",
  'src/server/pages/pages/routes.ts': "import '../../../engine/spin.ts';",
  'src/server/pages/pages/show-page.ts': "import './routes.ts'; import 'hono'; import 'pg';",
  'src/server/generation/batches/queries.ts': "import 'vite'; import '../../../../test/factories.ts';",
  'src/contract/routes.ts': 'export const routes = 1;',
  'src/admin/start/main.tsx':
    "import 'node:fs'; import '../../server/start/app.ts'; import '../../contract/routes.ts';",
  'content/business.ts': "import '../src/engine/index.ts';",
  'test/factories.ts': 'export const rows = 1;',
  'package.json': JSON.stringify({
    dependencies: { zod: '1.0.0', react: '1.0.0', hono: '1.0.0', pg: '1.0.0' },
    devDependencies: { vite: '1.0.0' },
  }),
  ...Object.fromEntries(engineFolders.map(name => [`src/engine/${name}/reach.ts`, "import '../index.ts';"])),
  'src/server/website/zoo/animal.ts': 'export const animal = 1;',
  'src/server/website/serving/answer.ts': "import '../compiled/reach.ts';",
  ...Object.fromEntries(
    websiteFolders.map(name => [`src/server/website/${name}/reach.ts`, "import '../zoo/animal.ts';"]),
  ),
  ...Object.fromEntries(
    Object.keys(districts).map(name => [
      `src/server/${name}/noun/reach.ts`,
      "import '../../start/app.ts'; import '../../../contract/routes.ts';",
    ]),
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every rule about imports fails where it is broken', async () => {
  for (const [path, text] of Object.entries(broken)) write(path, text);
  for (const name of ['zod', 'react', 'hono', 'pg', 'vite', 'nobody-lists-me']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const found = new Set((await violations()).map(({ rule }) => rule.name));
  expect(config.forbidden.map(rule => rule.name).filter(name => !found.has(name))).toEqual([]);
});

async function violations() {
  const result = await cruise(['src', 'content', 'test'], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: folder,
  });
  if (typeof result.output === 'string') throw new Error(result.output);
  return result.output.summary.violations;
}

it('a district imports those before it, and the list of all routes', async () => {
  write('src/server/platform/noun/base.ts', 'export const base = 1;');
  write(
    'src/server/website/noun/down.ts',
    "import '../../platform/noun/base.ts'; import '../../../contract/routes.ts';",
  );
  const found = await violations();
  expect(found.filter(({ from }) => from.endsWith('down.ts'))).toEqual([]);
});

it('a test obeys the order of districts, and may use the fixtures of test/', async () => {
  write('src/server/pages/noun/noun.test.ts', "import '../../../../test/factories.ts';");
  write('src/server/pages/noun/late.test.ts', "import '../../website/noun/reach.ts';");
  const found = (await violations()).filter(({ from }) => from.includes('/pages/noun/'));
  expect(found.filter(({ from }) => from.endsWith('/noun.test.ts'))).toEqual([]);
  expect(found.filter(({ from }) => from.endsWith('/late.test.ts')).map(({ rule }) => rule.name)).toEqual([
    'district-pages',
  ]);
});

it('every rule about imports says what to do instead', () => {
  expect(config.forbidden.filter(rule => rule.comment.length < 30)).toEqual([]);
});

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
