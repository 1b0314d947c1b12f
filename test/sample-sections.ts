import samples from '../content/packs/junk-removal/samples.json' with { type: 'json' };
import { layoutOf, readSection, type Section, sectionTypes } from '../src/sections/schemas.ts';

const byType: Readonly<Record<string, { readonly title: string; readonly content: object }>> = samples;

/** A section of every type for landing pages, in the editor's order, as the demo's pack writes it. */
export const sampleSections: readonly Section[] = sectionTypes.map(({ type }, index) => {
  const sample = byType[layoutOf(type)];
  if (!sample) throw new Error(`content/packs/junk-removal/samples.json has no section ${type}`);
  return readSection({ ...sample, id: type, type }, index + 1).section;
});
