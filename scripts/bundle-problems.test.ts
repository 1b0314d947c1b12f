import { expect, it } from 'vitest';
import { bundleProblems } from './bundle-problems.ts';

const manifest = {
  'src/site/style-sheets/hauling.css': { file: 'hauling.css', isEntry: true },
  'src/site/style-sheets/local.css': { file: 'local.css', isEntry: true },
  '_admin.js': { file: 'admin.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/admin/pages.tsx': { file: 'pages.js' },
};
const adminPage = ['src/admin/index.html', '<script type="module" src="/admin.js"></script>'] as const;
const length = (text: string) => text.length;

it('adds up what the back office loads at first, without what it loads later', () => {
  const files = new Map([
    adminPage,
    ['hauling.css', 'body{}'],
    ['local.css', ''],
    ['admin.js', 'ab'],
    ['react.js', 'abc'],
    ['pages.js', 'later'],
  ]);
  expect(bundleProblems(manifest, files, length)).toEqual({ problems: [], sizes: { site: 6, admin: 5 } });
});

it('finds a first load over its budget', () => {
  const files = new Map([adminPage, ['react.js', 'x'.repeat(300_001)]]);
  expect(bundleProblems(manifest, files, length).problems).toHaveLength(1);
});

it('finds a word of the server in a browser file', () => {
  const files = new Map([adminPage, ['pages.js', 'env.DATABASE_URL']]);
  expect(bundleProblems(manifest, files, length).problems).toHaveLength(1);
});

it('finds an entry that was not built', () => {
  expect(bundleProblems({}, new Map(), length).problems).toHaveLength(2);
});
