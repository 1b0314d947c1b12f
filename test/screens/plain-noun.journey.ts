import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { admin } from '../journeys/admin-account.ts';
import { expectNoFaults } from '../journeys/no-faults.ts';
import { spawnProgram } from '../journeys/start-program.ts';

const here = join(import.meta.dirname, '../..');
let copy: string;
let program: Awaited<ReturnType<typeof spawnProgram>>;

/** Runs a program of Node in the copy. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = mkdtempSync(join(tmpdir(), 'pagehaul-coupons-'));
  execFileSync('sh', ['-c', 'git ls-files -z | xargs -0 cp --parents -t "$0"', copy], { cwd: here });
  symlinkSync(join(here, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['apply', 'docs/guides/coupons.patch'], { cwd: copy });
  run('scripts/write-tables.ts');
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit');
  run('scripts/build.mjs');
  program = await spawnProgram({ mailPort: null, demo: false, root: copy });
});
test.afterAll(async () => {
  await program.stop();
  rmSync(copy, { recursive: true });
});

test('the guide’s coupons have a list, a form, an API, a spreadsheet, commands and activity', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: program.url });
  await page.request.post('/api/auth/sign-in/email', { data: admin });

  await page.goto('/admin/coupons');
  await expect(page.getByText('No coupons yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const form = page.getByRole('dialog', { name: 'Add coupon' });
  const save = form.getByRole('button', { name: 'Add coupon' });
  await save.click();
  await expect(form.getByText('Enter the code')).toBeVisible();
  await form.getByLabel('Code').fill('SPRING25');
  await form.getByLabel('Percent').fill('250');
  await save.click();
  await expect(form.getByText('At most 100')).toBeVisible();
  await form.getByLabel('Percent').fill('25');
  await form.getByLabel('Valid until').fill('2027-05-31');
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await save.click();
  await expect(page.getByRole('row', { name: /SPRING25.*25.*2027-05-31/ })).toBeVisible();
  await expectNoFaults(page, { schemes: ['light', 'dark'] });

  const { items } = await (await page.request.get('/api/coupons?search=spring')).json();
  expect(items).toMatchObject([{ code: 'SPRING25', percent: 25, valid_until: '2027-05-31', note: '' }]);
  const [coupon] = items;
  const address = `/api/coupons/${coupon.id}`;
  const stale = await page.request.put(address, {
    data: { code: 'SPRING25', percent: 5, valid_until: null, note: '', updated_at: '2026-01-01T00:00:00Z' },
  });
  expect([stale.status(), (await stale.json()).error.reason]).toEqual([409, 'changed-meanwhile']);
  const twin = await page.request.post('/api/coupons', {
    data: { code: 'SPRING25', percent: 5, valid_until: null, note: '' },
  });
  expect((await twin.json()).error.fields).toEqual([
    { path: 'code', message: 'Another coupon has this code' },
  ]);

  const csv = 'code,percent,valid_until\nWINTER,15,12/31/2026\nSPRING25,30,\nX,900,\n';
  const report = await page.request.post('/api/coupons/import', {
    data: { csv, apply: true, skip_refused: true },
  });
  expect((await report.json()).counts).toEqual({ new: 1, changed: 1, same: 0, refused: 1 });
  const file = await (await page.request.get('/api/coupons/export.csv')).text();
  expect(file).toBe('\uFEFFcode,percent,valid_until,note\nWINTER,15,2026-12-31,\nSPRING25,30,,\n');

  await page.reload();
  await page.getByRole('button', { name: 'Delete WINTER' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete coupon' }).click();
  await expect(page.getByRole('row', { name: /WINTER/ })).toBeHidden();
  await page.goto('/admin/activity?noun=coupons');
  for (const deed of ['created', 'imported', 'deleted'])
    await expect(page.getByText(new RegExp(`${deed}.* coupon`, 'i')).first()).toBeVisible();
  const help = run('dist/server/command-line.js', 'coupons', '--help');
  for (const command of ['list', 'create', 'change', 'delete', 'export', 'import'])
    expect(help).toContain(command);
});
