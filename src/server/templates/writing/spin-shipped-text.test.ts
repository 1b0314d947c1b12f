import { expect, test } from 'vitest';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { spintaxFault } from './check-spintax.ts';
import { sampleReadings } from './readings.ts';
import { spinText } from './spin-text.ts';

const depths = ['light', 'medium', 'heavy'] as const;

/** Pack texts in the fields with a spin button. */
const shipped = packStore
  .shipped()
  .flatMap(pack =>
    [...packStore.samplesOf(pack), ...pack.templates.flatMap(one => one.content_sections)].flatMap(section =>
      [
        section.title,
        ...Object.entries(section.content).flatMap(([name, value]) =>
          sectionTextKind(section.type, [name]) === 'prose' && typeof value === 'string' ? [value] : [],
        ),
      ].map(text => ({ pack: pack.id, text })),
    ),
  );
const readings = shipped.flatMap(({ pack, text }) =>
  sampleReadings(text, 4).map(reading => ({ pack, reading })),
);

test('every generated title and paragraph of a pack can be spun', () => {
  const unspun = readings
    // A fact alone has no words to exchange.
    .filter(({ reading }) => /\p{L}/u.test(reading.replace(/\{\{[^{}]*\}\}/g, '')))
    .filter(
      ({ pack, reading }) => spintaxFault(reading, spinText(reading, { depth: 'medium', pack })) !== null,
    )
    .map(({ reading }) => reading);
  expect(unspun).toEqual([]);
});

test('a shipped reading keeps its wording first, and its facts in every option', () => {
  const text = 'How soon can you come to {{city}}?';
  expect(spinText(text, { depth: 'medium', pack: 'junk-removal' })).toBe(
    '{How soon can you come to {{city}}?|When can you be in {{city}}?|How fast can I get a pickup in {{city}}?}',
  );
  expect(spinText('50% off for first responders', { depth: 'heavy', pack: 'junk-removal' })).not.toContain(
    'half',
  );
});

test('deeper spins of a shipped paragraph have at least as many readings', () => {
  for (const { pack, reading } of readings.filter(({ reading }) => reading.length > 150)) {
    const counts = depths.map(depth => sampleReadings(spinText(reading, { depth, pack }), 200).length);
    expect({ reading, counts }).toEqual({ reading, counts: counts.toSorted((one, other) => one - other) });
  }
});
