import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import {
  compileTemplate,
  countSubstance,
  createPageReader,
  type Facts,
  forecastSimilarity,
} from '../../../engine/index.ts';
import { readSections, sectionTextKind, withService } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { addPackStatements } from '../../business/statements/add-pack-statements.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';

const pack = packStore.own();
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await addPackStatements(program.database.kysely);
});
afterAll(() => program.stop());

const [landing] = pack.templates;

/** The landing template with the texts of each service. */
const templates = pack.services.map(service => {
  if (!landing) throw new Error('The pack has no landing template');
  const { sections } = readSections(landing.content_sections, pack.section_defaults);
  const content_sections = sections.map(section =>
    withService(section, { id: service.name, ...service, keywords: [...service.keywords] }),
  );
  return compileTemplate({ ...landing, content_sections }, sectionTextKind);
});

/** The facts of each town. */
async function toldOfTowns(): Promise<readonly Facts[]> {
  const { areas } = program.settings.current();
  const told = defaultSettings.areas.towns.map(async ({ city, state }) =>
    program.facts.of({ city, state, service: '' }, areas),
  );
  return (await Promise.all(told)).map(({ values }) => values);
}

test('the pages of the demo differ in content, not only in form: none is too alike for the default gate', async () => {
  const told = await toldOfTowns();
  const values = {};
  const read = templates.flatMap(compiled => {
    const reader = createPageReader(compiled);
    return told.map(facts => reader.read(values, facts));
  });
  const work = forecastSimilarity({
    pages: read.length,
    planned: read.length,
    readAt: page => read[page] ?? [],
    sectionsOf: () => [],
  });
  let step = work.next();
  while (!step.done) step = work.next();
  const percents = Array.from(step.value.percents, percent => percent);
  expect(Math.max(...percents)).toBeLessThan(defaultSettings.likeness.threshold_percent);
  expect(percents.toSorted((one, other) => one - other)[read.length / 2]).toBeLessThanOrEqual(75);
});

test('every page of the demo has twelve sentences on its service, and less than two fifths fit any page', async () => {
  const told = await toldOfTowns();
  const counts = templates.flatMap(compiled => told.map(facts => countSubstance(compiled, facts)));
  const shares = counts.map(
    ({ common, ...own }) => common / (common + Object.values(own).reduce((a, b) => a + b, 0)),
  );
  expect(Math.min(...counts.map(({ service }) => service))).toBeGreaterThanOrEqual(12);
  expect(Math.max(...shares)).toBeLessThan(0.4);
});
