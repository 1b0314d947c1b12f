/*
 * Who may import whom: the table of docs/architecture.md, as rules that fail. Each comment says what to do instead.
 * Tests obey the order of rooms and districts as all files do; they may use more packages, SQL, and the fixtures of test/.
 * The parser is swc, because TypeScript 7 has no programming interface for dependency-cruiser to use.
 */

import { districts, engineOrder, websiteOrder } from './scripts/districts.mjs';

const rooms = {
  engine: '^src/engine/',
  sections: '^src/sections/',
  site: '^src/site/',
  contract: '^src/contract/',
  server: '^src/server/',
  admin: '^src/admin/',
};
const packages = '(^|/)node_modules/';
const tests = '\\.test\\.tsx?$';
const sectionEntries = '^src/sections/(schemas\\.ts|render-sections\\.tsx)$';

/** A folder imports from those before it, from itself and from the files `beside` the folders. */
const inOrder = (kind, root, comments, beside) =>
  Object.keys(comments).map((name, index, names) => ({
    name: `${kind}-${name}`,
    severity: /** @type {const} */ ('error'),
    comment: comments[name],
    from: { path: `^src/${root}${name}/` },
    to: {
      path: `^src/${root}`,
      pathNot: `^src/${root}((${names.slice(0, index + 1).join('|')})/|${beside}\\.ts$)`,
    },
  }));

/** Others import a folder by its index.ts alone. */
const oneEntrance = (name, folder) => ({
  name: `${name}-entry`,
  severity: /** @type {const} */ ('error'),
  comment: `Import from ${folder}index.ts; export there what is missing.`,
  from: { pathNot: `^${folder}` },
  to: { path: `^${folder}`, pathNot: `^${folder}index\\.ts$` },
});

/** `allowed` are the only packages that production code of `room` may import. */
const onlyPackages = (room, allowed, comment) => ({
  name: `${room}-packages`,
  severity: 'error',
  comment,
  from: { path: rooms[room], pathNot: [tests, '\\.client\\.ts$'] },
  to: {
    path: packages,
    pathNot: `${packages}((@types/)?(${allowed.join('|')})/)`,
  },
});

/** @type {(import('dependency-cruiser').IForbiddenRuleType & { name: string, comment: string })[]} */
const forbidden = [
  {
    name: 'no-circles',
    severity: 'error',
    comment:
      'Two files that need each other are one file, or need a third that both import. Move the shared part down.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-found',
    severity: 'error',
    comment: 'The file or package does not exist. Relative imports carry their extension.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\?(url|raw|inline)$' },
  },
  {
    name: 'packages-are-listed',
    severity: 'error',
    comment:
      'Only packages of package.json may be imported. Add it there with an exact version, and to docs/decisions/dependencies.md.',
    from: { path: '^(src|content|test|scripts|bench)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-packages',
    severity: 'error',
    comment:
      '`npm start` builds and runs the program without development packages: move the package to "dependencies".',
    from: { path: '^((src|content)/|vite\\.config\\.ts$)', pathNot: tests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },

  // engine
  {
    name: 'engine-alone',
    severity: 'error',
    comment:
      'The engine imports nothing, so that it gives the same bytes everywhere. Pass in what it needs as an argument.',
    from: { path: rooms.engine, pathNot: tests },
    to: { pathNot: rooms.engine },
  },
  oneEntrance('engine', 'src/engine/'),
  ...inOrder('engine', 'engine/', engineOrder, '(?!index)[a-z-]+'),

  // sections
  {
    name: 'sections-down',
    severity: 'error',
    comment:
      'A section knows only its own data and the page facts. Put what it needs into PageFacts and let the server fill it.',
    from: { path: rooms.sections },
    to: { path: '^(src|content)/', pathNot: rooms.sections },
  },
  onlyPackages(
    'sections',
    ['react', 'react-dom', 'zod', 'jsonrepair'],
    'Sections are drawn from finished strings with React alone.',
  ),
  {
    name: 'sections-entries',
    severity: 'error',
    comment:
      'Sections have two entry files: schemas.ts for data, render-sections.tsx for drawing. Export there what is missing.',
    from: { path: '^(src|content|bench|scripts)/', pathNot: rooms.sections },
    to: { path: rooms.sections, pathNot: [sectionEntries, '\\.css$'] },
  },
  {
    name: 'schemas-without-react',
    severity: 'error',
    comment:
      'schemas.ts must work without React: keep views out of what schemas.ts reaches; draw by render-sections.tsx.',
    from: { path: '^src/sections/schemas\\.ts$' },
    to: { path: `(\\.tsx$|${packages}(@types/)?react(-dom)?/)`, reachable: true },
  },

  // districts
  ...inOrder('district', '(contract|server|admin)/', districts, 'routes'),

  // website
  ...inOrder('website', 'server/website/', websiteOrder, 'index'),
  oneEntrance('compiled', 'src/server/website/compiled/'),

  // contract
  {
    name: 'contract-down',
    severity: 'error',
    comment:
      'The contract holds shapes, not behavior: zod and the section schemas are all it needs. Move the rest to server or admin.',
    from: { path: rooms.contract },
    to: { path: '^(src|content)/', pathNot: [rooms.contract, '^src/sections/schemas\\.ts$'] },
  },
  onlyPackages('contract', ['zod'], 'The contract is zod schemas only.'),

  // site
  {
    name: 'site-down',
    severity: 'error',
    comment:
      'The picture never asks for anything. Let src/server/website look it up and hand it over as a prop.',
    from: { path: rooms.site },
    to: {
      path: '^(src|content)/',
      pathNot: [rooms.site, rooms.contract, sectionEntries, '^src/sections/.*\\.css$'],
    },
  },
  onlyPackages(
    'site',
    ['react', 'react-dom', '@fontsource-variable'],
    'Public pages are React and style sheets, nothing else.',
  ),

  // the pure rooms know no machine
  {
    name: 'pure-rooms-without-node',
    severity: 'error',
    comment:
      'These rooms know no files, clock or network. Do it in src/server and pass the result in as an argument.',
    from: { path: '^(src/(engine|sections|site|contract)|content)/', pathNot: [tests, '\\.client\\.ts$'] },
    to: { dependencyTypes: ['core'] },
  },

  // server
  {
    name: 'server-not-admin',
    severity: 'error',
    comment: 'The server knows the back office only as files to send. Share through src/contract.',
    from: { path: rooms.server },
    to: { path: rooms.admin },
  },
  {
    name: 'routes-only-by-app',
    severity: 'error',
    comment: "Another noun's routes are not for calling: call the command or query behind them.",
    from: { path: rooms.server, pathNot: '^src/server/start/(worker-)?app\\.ts$' },
    to: { path: '^src/server/[^/]+/[^/]+/routes\\.ts$' },
  },
  {
    name: 'http-in-its-place',
    severity: 'error',
    comment:
      'Only routes.ts, platform/http/, website/ and start/ know requests. Take plain values and return plain values.',
    from: {
      path: rooms.server,
      pathNot: ['/routes\\.ts$', '^src/server/(platform/http|website)/', '^src/server/start/', tests],
    },
    to: { path: `${packages}(@hono/[^/]+|hono)/` },
  },
  {
    name: 'database-tools-in-their-place',
    severity: 'error',
    comment:
      'SQL lives in db/, queries.ts, *-queries.ts, write-*.ts and the job files. Put the query there and call it.',
    from: {
      path: '^src/',
      pathNot: [
        '^src/server/platform/db/',
        '^src/server/platform/jobs/queue\\.ts$',
        '/(queries|[a-z-]+-queries|write-[a-z-]+|job-[a-z-]+|[a-z-]+[.-]job)\\.ts$',
        tests,
      ],
    },
    to: {
      path: `${packages}(kysely|pg|pg-boss|pg-copy-streams)/`,
      dependencyTypesNot: ['type-only'],
    },
  },
  // admin
  {
    name: 'admin-without-all-routes',
    severity: 'error',
    comment:
      'The list of all routes brings every call of every screen into the first load. Import the file of the noun.',
    from: { path: rooms.admin },
    to: { path: '^src/contract/routes\\.ts$' },
  },
  {
    name: 'admin-down',
    severity: 'error',
    comment:
      'The back office talks to the server through the contract, and draws with engine, sections and the page frame.',
    from: { path: rooms.admin },
    to: {
      path: '^(src|content)/',
      pathNot: [
        rooms.admin,
        '^src/engine/index\\.ts$',
        rooms.contract,
        sectionEntries,
        '^src/sections/.*\\.css$',
        '^src/site/(page-frame\\.tsx|frame\\.ts|site\\.css)$',
      ],
    },
  },
  {
    name: 'admin-without-node',
    severity: 'error',
    comment: 'This runs in a browser. Ask the server through the contract.',
    from: { path: rooms.admin },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'admin-is-a-leaf',
    severity: 'error',
    comment: 'Nobody imports the back office. Move what is shared to contract or sections.',
    from: { pathNot: [rooms.admin, '^test/'] },
    to: { path: rooms.admin },
  },

  {
    name: 'content-is-copy',
    severity: 'error',
    comment:
      'Content is typed copy. For its types it may use schemas.ts of the sections and the settings of the contract, nothing else of src.',
    from: { path: '^content/' },
    to: { path: '^src/', pathNot: '^src/(sections/schemas|contract/platform/settings)\\.ts$' },
  },
  {
    name: 'tests-stay-tests',
    severity: 'error',
    comment: 'Production code never imports from test/ or from a *.test file.',
    from: { path: '^(src|content|bench|scripts)/', pathNot: [tests, '^scripts/'] },
    to: { path: `(^test/|${tests})` },
  },
];

export default {
  forbidden,
  options: {
    parser: /** @type {const} */ ('swc'),
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      // As Vite reads packages: what it does not read is not installed with the program.
      mainFields: ['module', 'main'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.d.ts'],
    },
  },
};
