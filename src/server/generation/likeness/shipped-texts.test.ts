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
import { type PageService, readSections, sectionTextKind, withService } from '../../../sections/schemas.ts';
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

/** How many of three hundred pages of a text the gate finds too similar. */
function tooSimilar({ template, pack }: (typeof shipped)[number], service: PageService | null) {
  const compiled = compileTemplate(
    {
      ...template,
      content_sections: readSections(template.content_sections, pack.section_defaults).sections.map(section =>
        withService(section, service),
      ),
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
  return { most: (300 * largestShare) / 100, pages: pagesFrom(step.value.counts, threshold) };
}

test.each(shipped)('three hundred pages of $name pass the gate as it ships', one => {
  const { pages, most } = tooSimilar(one, null);
  expect(pages).toBeLessThanOrEqual(most);
});

test('three hundred pages of each service of the demo pass it, too', () => {
  const [landing] = shipped;
  for (const { name, keywords, content } of landing?.pack.services ?? []) {
    const found = landing && tooSimilar(landing, { id: name, name, keywords, content });
    expect({ name, pages: found?.pages ?? 300 }).toEqual({ name, pages: 0 });
  }
});
