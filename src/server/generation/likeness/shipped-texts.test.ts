import { afterAll, beforeAll, expect, test } from 'vitest';
import { junkRemovalPack as pack } from '../../../../content/packs/junk-removal/pack.ts';
import { serviceAreas } from '../../../../content/service-areas.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { compileTemplate, createPageReader, forecastSimilarity } from '../../../engine/index.ts';
import { readSections, sectionTextKind, withService } from '../../../sections/schemas.ts';
import { addPackStatements } from '../../business/statements/add-pack-statements.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await addPackStatements(program.database.kysely);
});
afterAll(() => program.stop());

const [landing] = pack.templates;

/** The landing template with the texts of each service. */
const readers = pack.services.map(service => {
  if (!landing) throw new Error('The pack has no landing template');
  const { sections } = readSections(landing.content_sections, pack.section_defaults);
  const content_sections = sections.map(section =>
    withService(section, { id: service.name, ...service, keywords: [...service.keywords] }),
  );
  return createPageReader(compileTemplate({ ...landing, content_sections }, sectionTextKind));
});

test('the pages of the demo differ in what they say, not in how: those of a service pass the gate as it ships', async () => {
  const { areas } = program.settings.current();
  const told = await Promise.all(
    serviceAreas.map(
      async ({ city, state }) => (await program.facts.of({ city, state, service: '' }, areas)).values,
    ),
  );
  const values = {};
  const read = readers.flatMap(reader => told.map(facts => reader.read(values, facts)));
  const work = forecastSimilarity({
    pages: read.length,
    planned: read.length,
    readAt: page => read[page] ?? [],
    sectionsOf: () => [],
  });
  let step = work.next();
  while (!step.done) step = work.next();
  const { threshold_percent, largest_share_percent } = defaultSettings.likeness;
  const percents = Array.from(step.value.percents, percent => percent);
  const over = percents.flatMap((percent, page) =>
    percent >= threshold_percent ? [serviceAreas[page % serviceAreas.length]?.city] : [],
  );
  expect(over.length).toBeLessThanOrEqual((read.length * largest_share_percent) / 100);
  // Their public facts are their county's.
  expect(new Set(over)).toEqual(new Set(['Doral', 'Miami Gardens']));
  expect(percents.toSorted((one, other) => one - other)[read.length / 2]).toBeLessThanOrEqual(75);
});
