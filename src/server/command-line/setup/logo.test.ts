import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let folder: string;
beforeAll(async () => {
  program = await startTestProgram();
  folder = await mkdtemp(join(tmpdir(), 'setup-logo-'));
});
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true });
});

const business = (logo: string) => `
trade: local-services
trade_name: Dog grooming
business: { name: Calm Hands, phone: (512) 555-0134, email: hello@calmhands.example }
areas: { towns: [{ city: Austin, state: TX }, { city: Bouldin Creek, state: TX, county: Travis }] }
brand: { logo: ${logo} }
landing_pages: none
`;

async function setUp(logo: string, ...options: string[]) {
  const file = join(folder, 'business.yaml');
  await writeFile(file, business(logo));
  return runCommand(program, ['setup', '--file', file, ...options]);
}

test('a logo beside the file is stored, and what no list knows is told', async () => {
  await writeFile(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><!-- x --><path d="M0 0h9v9z"/></svg>',
  );
  await writeFile(join(folder, 'bad.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const dry = await setUp('./logo.svg', '--dry-run');
  expect(dry.stdout).toContain('Dog grooming: 12 site pages, 1 service.\n');
  expect(dry.stdout).toContain('Kept on your word, in no list of towns: Bouldin Creek, TX.');
  expect((await setUp('./gone.svg', '--yes')).stderr).toMatch(/gone\.svg not found/);
  const bad = await setUp('./bad.svg', '--yes');
  expect([bad.code, bad.stderr]).toEqual([expect.any(Number), expect.stringContaining('This SVG')]);
  expect(bad.code).not.toBe(0);
  expect((await setUp('./logo.svg', '--yes')).code).toBe(0);
  const { rows } = await program.database.pool.query<{ content: Buffer }>('select content from brand_files');
  expect(rows).toHaveLength(1);
  expect(String(rows[0]?.content)).not.toContain('<!--');
});
