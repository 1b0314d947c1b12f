import {
  type LandingLayoutName,
  landingLayoutOf,
  type Section,
  type SectionSample,
  sectionTypes,
} from '../../src/sections/schemas.ts';

/** A pack's copy for every kind of section; preset types share the copy of the kind they are. */
export type PackSamples = { readonly [Name in LandingLayoutName]: SectionSample<Name> };

/** The sections of a template, in this order, with the pack's copy in them. */
export function packSections(samples: PackSamples, types: readonly string[]): readonly Section[] {
  return types.map((type, index) => {
    const { title, content } = samples[landingLayoutOf(type)];
    return { id: type, type, title, content, order: index + 1 };
  });
}

/** One section of every type, in the editor's order. */
export function everySection(samples: PackSamples): readonly Section[] {
  return packSections(
    samples,
    sectionTypes.map(({ type }) => type),
  );
}
