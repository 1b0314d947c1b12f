import { expect, it } from 'vitest';
import { environmentExample, environmentTable, withTable } from './environment-text.ts';

const help = [
  ['PORT', 'Port to listen on.'],
  ['SMTP_URL', 'Where mail goes.'],
] as const;

it('puts the table between its marks and leaves the rest alone', () => {
  const guide =
    'before\n<!-- environment: written by npm run environment -->\nold\n<!-- /environment -->\nafter';
  const text = withTable(guide, environmentTable(help, { PORT: '3000' }));
  expect(text).toMatch(/^before\n/);
  expect(text).toMatch(/\nafter$/);
  expect(text).toContain('| `PORT`     | `3000`       | Port to listen on. |');
  expect(text).not.toContain('old');
});

it('refuses a guide without the marks', () => {
  expect(() => withTable('nothing here', '')).toThrow('marks');
});

it('writes an example file in which nothing is set', () => {
  expect(environmentExample(help, { PORT: '3000' })).toContain('# Port to listen on.\n#PORT=3000\n');
});
