import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SitePage } from '../../../contract/website/site-pages.ts';
import { projectRoot } from '../../platform/project-root.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

async function add(path: string): Promise<SitePage> {
  const page = await program.call<SitePage>('POST', '/api/site-pages', { path, name: path.slice(1) });
  await move(page.id, path);
  return page;
}
async function move(id: string, path: string): Promise<void> {
  const { document, revision } = await program.call<SitePage>('GET', `/api/site-pages/${id}`);
  await program.call('PUT', `/api/site-pages/${id}`, { document: { ...document, path }, based_on: revision });
}
const visit = async (path: string) => {
  const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('pages that redirects of earlier versions hid are shown again after the upgrade', async () => {
  const { pool } = program.database;
  const back = await add('/a');
  await move(back.id, '/b');
  await move(back.id, '/a');
  const [one, other] = [await add('/c'), await add('/d')];
  await move(one.id, '/between');
  await move(other.id, '/c');
  await move(one.id, '/d');
  const migration = await readFile(join(projectRoot, 'migrations', '0086_site_addresses.sql'), 'utf8');
  // As they were stored: by hand, and nothing took them back. In one transaction, since the program compares addresses too.
  await pool.query(`
    begin;
    delete from redirects;
    delete from site_addresses;
    insert into redirects (id, source_path, destination_path, destination_key)
    select gen_random_uuid(), source, target, target
    from (values ('/a', '/b'), ('/c', '/between'), ('/d', '/between')) as rules (source, target);
    insert into redirects (id, source_path, destination_path, destination_key, description)
    values (gen_random_uuid(), '/by-hand', '/b', '/b', 'Ours');
    ${migration.slice(migration.indexOf('insert into site_addresses'))}
    commit`);
  await program.reloadAll();
  expect(await Promise.all(['/a', '/c', '/d'].map(visit))).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ]);
  expect(await visit('/b')).toEqual([301, '/a']);
  expect(await visit('/between')).toEqual([301, '/d']);
});
