import { expect, test } from 'vitest';
import type { PackTemplate } from '../../../../content/content-pack.ts';
import { contentPacks } from '../../../../content/content-packs.ts';
import {
  comparableFields,
  compileTemplate,
  createPageReader,
  forecastSimilarity,
  pagesFrom,
  seedOf,
} from '../../../engine/index.ts';
import { readSections, sectionTextKind } from '../../../sections/schemas.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';

type Head = Pick<
  PackTemplate,
  'title_template' | 'meta_description_template' | 'hero_title_template' | 'hero_subtitle_template'
>;
const noHead: Head = {
  title_template: '{{keyword}} in {{city}}',
  meta_description_template: '',
  hero_title_template: '{{keyword}}',
  hero_subtitle_template: '',
};

const shipped = contentPacks.flatMap(pack => {
  const everySample = {
    ...noHead,
    name: `Every sample of ${pack.id}`,
    content_sections: pack.sample_sections,
  };
  return [...pack.templates, everySample].map(template => ({ name: template.name, template, pack }));
});

test.each(shipped)('three hundred pages of $name pass the gate as it ships', ({ template, pack }) => {
  const compiled = compileTemplate(
    {
      ...template,
      content_sections: readSections(template.content_sections, pack.section_defaults).sections,
    },
    sectionTextKind,
  );
  const seeds = Uint32Array.from({ length: 300 }, (_, n) => seedOf(`keyword-in-town-${n}-fl`));
  const read = createPageReader(comparableFields(compiled));
  const { threshold_percent: threshold, largest_share_percent: largestShare } = defaultSettings.likeness;
  const work = forecastSimilarity({
    variants: [compiled],
    variantOf: () => 0,
    seeds,
    planned: seeds.length,
    readerOf: () => read,
    threshold,
    largestShare,
  });
  let step = work.next();
  while (!step.done) step = work.next();
  expect(pagesFrom(step.value.counts, threshold)).toBeLessThanOrEqual((300 * largestShare) / 100);
});
