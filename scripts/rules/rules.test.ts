import { expect, it } from 'vitest';
import { advisories } from './advisories.ts';
import { americanSpelling } from './american-spelling.ts';
import { dependencyReasons } from './dependency-reasons.ts';
import { documentLinks } from './document-links.ts';
import { documentReach } from './document-reach.ts';
import { environmentPlace } from './environment-place.ts';
import { fileNames } from './file-names.ts';
import { fileSize } from './file-size.ts';
import { glossary } from './glossary.ts';
import { helpTexts } from './help-texts.ts';
import { machinePaths } from './machine-paths.ts';
import { outgoingPlace } from './outgoing-place.ts';
import type { Rule } from './repository.ts';
import { retiredWords } from './retired-words.ts';
import { sectionParts } from './section-parts.ts';
import { sqlPlace } from './sql-place.ts';
import { tradeWords } from './trade-words.ts';

const file = (path: string, text = '') => ({ path, text });
const count = (rule: Rule, ...files: { path: string; text: string }[]) => rule(files).length;

it('finds a source file of more than 300 lines, and a test of more than 500', () => {
  const lines = (n: number) => 'x\n'.repeat(n);
  expect(count(fileSize, file('src/a.ts', lines(300)), file('src/a.test.ts', lines(500)))).toBe(0);
  expect(count(fileSize, file('src/a.ts', lines(301)))).toBe(1);
  expect(count(fileSize, file('src/a.test.ts', lines(501)))).toBe(1);
});

it('leaves the generated row types as long as they are', () => {
  expect(count(fileSize, file('src/server/platform/db/tables.ts', 'x\n'.repeat(900)))).toBe(0);
});

it('finds names of drawers and names that are not in kebab-case', () => {
  for (const path of [
    'src/utils/a.ts',
    'src/server/date-helpers.ts',
    'src/server/types.ts',
    'src/LeadTable.tsx',
  ])
    expect(fileNames([file(path)])).toEqual([expect.stringContaining(path)]);
});

it('lets the words of the product stand in names', () => {
  const paths = ['content/services.ts', 'src/sections/section-types.ts', 'src/server/platform/db/tables.ts'];
  expect(fileNames(paths.map(path => file(path)))).toEqual([]);
});

it('finds a section without view, sample, place in the lists or test', () => {
  const samples = file('content/packs/a/samples.json', '{}');
  expect(sectionParts([file('src/sections/map/map.schema.ts'), samples])).toHaveLength(5);
});

it('finds a section without view, place in the list of views or sample that has only a lead', () => {
  const layouts = file(
    'src/sections/section-layouts.ts',
    'const landingLayouts = {\n  town_pages: introLayout,\n};',
  );
  expect(sectionParts([layouts, file('content/packs/a/samples.json', '{}')])).toHaveLength(3);
});

it('takes a section that has all its parts', () => {
  const listed = "import { x } from './map/map.x.ts';";
  const complete = [
    file('src/sections/map/map.schema.ts'),
    file('src/sections/map/map.tsx'),
    file('content/packs/a/samples.json', '{ "map": {} }'),
    file('src/sections/section-components.ts', listed),
    file('src/sections/section-layouts.ts', listed),
    file('src/sections/render-sections.test.tsx', 'for (const section of sampleSections) {}'),
  ];
  expect(sectionParts(complete)).toEqual([]);
});

it('finds folders of one machine and private package servers', () => {
  const home = ['', 'home', 'ann', 'site'].join('/');
  expect(count(machinePaths, file('docs/a.md', `see ${home}`))).toBe(1);
  expect(count(machinePaths, file('package-lock.json', '"resolved": "https://packages.example/x.tgz"'))).toBe(
    1,
  );
  expect(count(machinePaths, file('.npmrc', 'registry=https://packages.example'))).toBe(1);
  const ours = ['src', 'work', ''].join('/');
  expect(count(machinePaths, file('docs/a.md', `the /home/ page of ${ours}`))).toBe(0);
});

it('finds words of one trade in code and not in its comments, tests and drawings', () => {
  const text = "/** @example fill('junk') */\nconst title = 'We haul it';\nconst label = form.junk_types;";
  expect(tradeWords([file('src/site/a.tsx', text)])).toEqual([
    expect.stringMatching(/^src\/site\/a.tsx:2: “haul”/),
  ]);
  for (const path of ['src/site/a.test.tsx', 'src/sections/illustrations/hauling.ts', 'content/packs/a/b.ts'])
    expect(count(tradeWords, file(path, text))).toBe(0);
});

it('finds SQL outside the files that are named for it', () => {
  const text =
    "await db.selectFrom('pages').execute(); await sql`select 1`.execute(db); client.query<Row>(`select 1`);";
  expect(count(sqlPlace, file('src/server/pages/pages/routes.ts', text))).toBe(3);
  const kept =
    "const a = `\n  with kept as (select 1)`; const b = 'delete from pages where true'; const c = 'update existing pages';";
  expect(count(sqlPlace, file('src/server/pages/pages/restore-page.ts', kept))).toBe(2);
  expect(count(sqlPlace, file('src/server/pages/pages/queries.ts', text))).toBe(0);
  expect(count(sqlPlace, file('src/server/generation/batches/write-plans.ts', text))).toBe(0);
});

it('finds the environment read outside its one place', () => {
  expect(count(environmentPlace, file('src/server/pages/pages/routes.ts', 'process.env.PORT'))).toBe(1);
  expect(count(environmentPlace, file('src/server/start/main.ts', 'readConfig(process.env)'))).toBe(0);
});

it('finds packages with known faults, deep in the tree too, and parts that faults come from', () => {
  const lock = (packages: Record<string, { version: string }>) =>
    file('package-lock.json', JSON.stringify({ packages }));
  const old = lock({
    'node_modules/better-auth': { version: '1.7.5' },
    'node_modules/a/node_modules/xlsx': { version: '0.18.5' },
  });
  expect(advisories([old]).map(problem => problem.slice(0, 38))).toEqual([
    'package-lock.json: better-auth 1.7.5 h',
    'package-lock.json: better-auth 1.7.5 h',
    'package-lock.json: better-auth 1.7.5 h',
    'package-lock.json: better-auth 1.7.5 h',
    'package-lock.json: xlsx 0.18.5 has a k',
  ]);
  expect(advisories([lock({ 'node_modules/better-auth': { version: '1.7.16-beta.2' } })])).toHaveLength(2);
  expect(advisories([lock({ 'node_modules/better-auth': { version: '1.10.0' } })])).toEqual([]);
  expect(count(advisories, file('src/server/identity/auth/a.ts', 'session: { cookieCache: {} }'))).toBe(1);
});

it('finds other machines asked past the guarded way out', () => {
  const library = "import { genericOAuth } from 'better-auth/plugins';\nplugins.push(genericOAuth({}));";
  expect(count(outgoingPlace, file('src/server/audience/leads/a.ts', 'await fetch(url)'))).toBe(1);
  expect(count(outgoingPlace, file('src/server/identity/auth/a.ts', library))).toBe(1);
  expect(
    count(outgoingPlace, file('src/server/a.ts', "import { createServer, request } from 'node:http';")),
  ).toBe(1);
  expect(
    count(outgoingPlace, file('src/server/platform/http/outgoing/outgoing.ts', 'await fetch(url)')),
  ).toBe(0);
  expect(count(outgoingPlace, file('src/server/start/app.ts', 'app.fetch(request)'))).toBe(0);
});

it('finds a noun that the glossary does not explain', () => {
  const words = file('docs/glossary.md', '| **batch** | a series |\n| **page** | one page |\n');
  expect(
    glossary([words, file('src/server/generation/batches/queries.ts'), file('src/contract/pages/pages.ts')]),
  ).toEqual([]);
  expect(glossary([words, file('src/server/audience/leads/queries.ts')])).toHaveLength(1);
});

it('takes a noun in its usual meaning from the list below the glossary, and finds words that are there twice or name nothing', () => {
  const maps = file('src/contract/business/maps.ts');
  const words = (list: string) =>
    file(
      'docs/glossary.md',
      `| **batch** | a **series** |\n| **gate** | a **series** |\n\n## Usual\n\n${list}.\n`,
    );
  expect(glossary([words('map'), maps])).toEqual([
    'docs/glossary.md has "series" twice. Explain it in one place.',
  ]);
  expect(glossary([words('batch,\nmap, desk'), maps]).slice(1)).toEqual([
    'docs/glossary.md has "batch" twice. Explain it in one place.',
    'docs/glossary.md lists "batch", and no folder or file is named so. Delete it.',
    'docs/glossary.md lists "desk", and no folder or file is named so. Delete it.',
  ]);
  expect(glossary([words('desk'), maps])[0]).toContain('does not explain "map"');
});

it('finds links and mentions of files that are not there', () => {
  const text = '[a](b.md) [c](../src/there.ts) `src/gone.ts` [out](https://example.com)';
  expect(documentLinks([file('docs/a.md', text), file('src/there.ts')])).toEqual([
    'docs/a.md:1: there is no docs/b.md.',
    'docs/a.md:1: there is no src/gone.ts.',
  ]);
  expect(
    documentLinks([file('docs/a.md', '`b/there.ts`\n`there.ts`\n`a/there.ts`'), file('src/b/there.ts')]),
  ).toEqual(['docs/a.md:3: there is no a/there.ts.']);
  expect(
    documentLinks([file('docs/a.md', 'see `bench/results/`'), file('bench/.gitignore', 'results/')]),
  ).toEqual([]);
});

it('finds documents that are more than two clicks from the README', () => {
  const readme = file('README.md', '[the server](src/server/) [more](docs/README.md)');
  const server = file('src/server/README.md', '[pages](pages/README.md)');
  const pages = file('src/server/pages/README.md', '[views](views/README.md) [back](../README.md)');
  const post = file('content/packs/plumbing/posts/leaks.md');
  expect(documentReach([readme, server, pages, post, file('docs/README.md')])).toEqual([]);
  const views = file('src/server/pages/views/README.md');
  expect(documentReach([readme, server, pages, views, file('docs/alone.md')])).toEqual([
    'src/server/pages/views/README.md is more than 2 clicks from README.md. Link it from a page that README.md links.',
    'docs/alone.md is more than 2 clicks from README.md. Link it from a page that README.md links.',
  ]);
});

it('finds packages without a reason, reasons without a package, and versions that may move', () => {
  const manifest = file('package.json', JSON.stringify({ dependencies: { hono: '4.13.19', zod: '^4.0.0' } }));
  const reasons = file('docs/decisions/dependencies.md', '- `hono`: requests\n- `express`: gone\n');
  expect(dependencyReasons([manifest, reasons])).toHaveLength(3);
});

it('finds retired names and words, with what to say instead', () => {
  const text =
    '/** Opens the desk. */\nconst mostRows = openLeadDesk();\nconst mostAlike = almostDone;\nconst quietPages = quietly;\n' +
    'const settleRules = Promise.allSettled;\nconst patience = firstNeighbour();\n';
  expect(
    retiredWords([
      file('src/server/a/b.ts', text),
      file('src/server/a/form-words.ts'),
      file('src/admin/a/lead-words.ts'),
    ]),
  ).toEqual([
    'src/server/a/b.ts:2: “openLeadDesk” is retired. Say Context.',
    'src/server/a/b.ts:2: “mostRows” is retired. Say max.',
    'src/server/a/b.ts:3: “mostAlike” is retired. Say max.',
    'src/server/a/b.ts:4: “quietPages” is retired. Say pages without views, silentFailure or idle.',
    'src/server/a/b.ts:5: “settleRules” is retired. Say finish, resolve, store or final.',
    'src/server/a/b.ts:6: “patience” is retired. Say a limit, such as maxWaitMs.',
    'src/server/a/b.ts:6: “firstNeighbour” is retired. Say the American spelling.',
    'src/server/a/form-words.ts: rename the file with the standard term of its content.',
    'src/admin/a/lead-words.ts: rename the file with the standard term of its content.',
  ]);
});

it('finds most and least as names, and not in sentences or figures of the API', () => {
  const text =
    "/* the most, at least: */ const list = (most: number) => take(least, most);\nconst b = 'the most.';\nconst c = <p>at most one, most of all</p>;";
  expect(retiredWords([file('src/server/a.ts', text)]).map(problem => problem.slice(0, 24))).toEqual([
    'src/server/a.ts:1: “most',
    'src/server/a.ts:1: “least'.slice(0, 24),
    'src/server/a.ts:1: “most',
  ]);
  expect(retiredWords([file('src/contract/generation/substance.ts', text)])).toEqual([]);
});

it('finds British spelling in what people read, and not in names of code', () => {
  const problems = americanSpelling([
    file('content/a.ts', "export const text = 'Recognised in 150+ countries, in every neighbourhood';"),
    file('src/admin/a.tsx', 'const b = <Text>Pick a colour</Text>;'),
    file(
      'src/site/a.ts',
      "// The colour.\nconst colours = read('colour'); /* grey */\nconst c = 'Gray paint, special color';",
    ),
    file('src/server/a.ts', "const d = 'Pick a colour';"),
  ]);
  expect(problems).toEqual([
    'content/a.ts:1: “Recognised” is British. Spell it as Americans do.',
    'content/a.ts:1: “neighbourhood” is British. Spell it as Americans do.',
    'src/admin/a.tsx:1: “colour” is British. Spell it as Americans do.',
  ]);
});

it('finds help texts of more than twelve words on screens and in sections', () => {
  const [max, over] = [12, 13].map(words => Array(words).fill('word').join(' '));
  const found = (path: string, text: string) => count(helpTexts, file(path, text));
  for (const text of [
    `<Panel help="${over}" />`,
    `<Panel help={isOn ? '${max}' : '${over}'} />`,
    `<Panel help={<>${max} <b>word</b></>} />`,
    `<Panel help={\`${max} \${count(pages)}\`} />`,
    `const empty = { why: '${over}' };`,
  ]) {
    expect(found('src/admin/a.tsx', text)).toBe(1);
    expect(found('src/admin/a.tsx', text.replaceAll('word word', 'word'))).toBe(0);
  }
  expect(found('src/sections/a.schema.ts', `{ help: '${over}' }`)).toBe(1);
  expect(found('src/sections/a.schema.ts', `{ description: '${over}' }`)).toBe(0);
  expect(found('src/admin/a.test.tsx', `<Panel help="${over}" />`)).toBe(0);
});
