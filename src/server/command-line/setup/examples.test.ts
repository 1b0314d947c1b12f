import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveSetup } from '../../operations/setup/resolve-setup.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { readBusinessFile } from './read-business-file.ts';

const folder = join(projectRoot, 'docs', 'examples');

test.each(readdirSync(folder))('the example %s is a business whose services all have texts', file => {
  const setup = readBusinessFile(file, readFileSync(join(folder, file), 'utf8'));
  expect(file).toBe(`business-${setup.trade}.yaml`);
  const { pack, services, towns } = resolveSetup(setup);
  expect(pack.id).toBe(setup.trade);
  expect(towns.length).toBeGreaterThan(2);
  const without = services.filter(({ content }) => content.questions.length === 0);
  expect(without.map(({ name }) => name)).toEqual([]);
});
