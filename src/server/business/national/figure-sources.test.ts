import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesParts } from '../../../../content/site-copy/sources.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { type FigureSource, figureSources } from './figure-sources.ts';

const all: readonly FigureSource[] = Object.values(figureSources);

test('the page Sources has every source once, with its years and license', () => {
  const shown = sourcesParts(figureSources).flatMap(part => part.sources ?? []);
  const told = shown.map(({ href, text, more }) => `${text} ${href} ${more}`);
  expect(told.toSorted()).toEqual(
    all.map(({ name, url, year, license }) => `${name} ${url} ${year}, ${license}`).toSorted(),
  );
  expect(told).toContain('GeoNames https://www.geonames.org 2026, CC BY 4.0');
});

test('the document of sources has a line for each', () => {
  const lines = readFileSync(join(projectRoot, 'docs/data-sources.md'), 'utf8').split('\n');
  const missing = all.filter(
    ({ name, url, year, license }) =>
      !lines.some(line =>
        [`[${name}](${url})`, ` ${year} |`, ` ${license} |`].every(text => line.includes(text)),
      ),
  );
  expect(missing).toEqual([]);
});
