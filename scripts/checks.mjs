/*
 * The checks of `npm test`, in the order they start. `inputs` are the files a result depends on: while they are byte for
 * byte what they were at the last success, the check is not run again. Checks without `inputs` always run. `affectedBy` are files of
 * such a check too, but only for `--changed`: a full run repeats it.
 */

const code = ['src', 'content', 'scripts', 'test', 'bench', 'package-lock.json'];
const configs = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.pure.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
];

/** Input files of the build. */
const built = ['src', 'content', 'scripts', 'vite.config.ts', 'package-lock.json'];

/** Both cores of a small machine; the two test runs use them all. */
export const slots = 2;

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json={report}'];

export const checks = [
  {
    // First, since it works on one processor only.
    name: 'pure',
    says: 'Vitest without a database; every line of the engine',
    commands: [[...vitest, '--project=pure', '--coverage']],
    report: 'vitest',
  },
  {
    name: 'lint',
    says: 'oxlint with types and TypeScript’s own errors, no warnings',
    // In one run, so that types are read once.
    commands: [['oxlint', '--type-aware', '--type-check', '--deny-warnings']],
    inputs: [...code, ...configs, '.oxlintrc.json'],
  },
  {
    name: 'types',
    says: 'TypeScript: the pure rooms know neither Node nor browser',
    commands: [['tsc', '-p', 'tsconfig.pure.json']],
    inputs: [...code, ...configs],
  },
  {
    name: 'format',
    says: 'Biome: layout and order of imports',
    commands: [['biome', 'check', '--linter-enabled=false', '--error-on-warnings', '.']],
    inputs: ['.'],
  },
  {
    name: 'boundaries',
    says: 'who may import whom',
    commands: [
      [
        'depcruise',
        '--config',
        '.dependency-cruiser.mjs',
        'src',
        'content',
        'test',
        'scripts',
        'bench',
        'vite.config.ts',
      ],
    ],
    inputs: [...code, 'package.json', 'vite.config.ts', '.dependency-cruiser.mjs'],
  },
  {
    name: 'unused',
    says: 'files, exports and packages that nothing uses',
    commands: [['knip', '--no-progress']],
    inputs: [...code, ...configs, 'knip.jsonc'],
  },
  {
    name: 'repository',
    says: 'our own rules, and documents that follow the code',
    commands: [
      ['node', 'scripts/check-repository.ts'],
      ['node', 'scripts/write-environment.ts', '--check'],
      ['node', 'scripts/write-access.ts', '--check'],
    ],
    inputs: ['.'],
  },
  {
    name: 'expressions',
    says: 'regular expressions that no text can make slow',
    commands: [['node', 'scripts/check-expressions.ts']],
    inputs: ['src', 'scripts', 'package-lock.json'],
  },
  {
    name: 'containers',
    says: 'Dockerfile and compose file, read by parsers: docker itself is not needed',
    commands: [
      ['node', 'scripts/check-dockerfile.ts'],
      // Biome writes double quotes.
      ['dclint', 'compose.yaml', '--max-warnings', '0', '--disable-rule', 'require-quotes-in-ports'],
    ],
    inputs: ['Dockerfile', 'compose.yaml', '.dockerignore', 'scripts', 'package.json', 'package-lock.json'],
  },
  {
    name: 'tables',
    says: 'row types follow the migrations',
    commands: [['node', 'scripts/write-tables.ts', '--check']],
    inputs: ['migrations', 'src/server/platform/db', 'scripts/write-tables.ts', 'package-lock.json'],
  },
  {
    name: 'build',
    says: 'what browsers load and what Node runs',
    commands: [['node', 'scripts/build.mjs']],
    affectedBy: built,
  },
  {
    name: 'bundle',
    says: 'size and contents of what browsers load',
    commands: [['node', 'scripts/check-bundle.ts']],
    after: ['build'],
    affectedBy: built,
  },
  {
    name: 'tests',
    says: 'Vitest on a real PostgreSQL',
    // Without counting lines, which would cost a sixth of its time.
    commands: [[...vitest, '--project=server']],
    report: 'vitest',
    weight: slots,
  },
  {
    name: 'journeys',
    says: 'Playwright in a real browser against the built program',
    commands: [['playwright', 'test', '--project=journeys', '--reporter=list,json']],
    report: 'playwright',
    weight: slots,
    after: ['build'],
    affectedBy: [
      ...['admin', 'site', 'sections', 'server'].map(room => `src/${room}`),
      'test/journeys',
      'playwright.config.ts',
      'package-lock.json',
    ],
    needsBrowser: true,
  },
];
