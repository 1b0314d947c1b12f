/** The public module for content: its fields and readers. Does not use React. */
export { addressProblems } from './address-problems.ts';
export {
  type BrandLook,
  type CornerStyle,
  cornerSizes,
  hasHouseColors,
  isHouseLook,
  type TypePairing,
} from './brand/brand-look.ts';
export { brandPalette, minTextContrast } from './brand/brand-palette.ts';
export { brandSheet, type SheetParts } from './brand/brand-sheet.ts';
export { contrast } from './brand/color.ts';
export {
  type BrandColors,
  type Colors,
  houseColors,
  housePalette,
  type Palette,
} from './brand/house-palette.ts';
export type { EditorField, TextKind } from './fields/field.ts';
export { safeHref, safeSource } from './fields/safe-address.ts';
export { finishedSection } from './finished-section.ts';
export {
  type BySet,
  bySet,
  type IllustrationSet,
  illustrationSets,
} from './illustrations/illustration-set.ts';
export type {
  AreaMap,
  BusinessFacts,
  FactSource,
  OutsideResource,
  PackFallbacks,
  PageFacts,
  PagePhoto,
  RelatedPage,
  SourceMarks,
} from './page-facts.ts';
export { readPageSections } from './read-page-sections.ts';
export { readSection } from './read-section.ts';
export { readSections, storedSections } from './read-sections.ts';
export { isSectionOf, type Section } from './section.ts';
export type { SectionDefaults } from './section-defaults.ts';
export { contentSchema, sectionFields, sectionTextKind } from './section-fields.ts';
export {
  isForSitePages,
  type LayoutName,
  layoutOf,
  type SectionContents,
} from './section-layouts.ts';
export { type SectionType, sectionTypeLabel, sectionTypes, siteSectionTypes } from './section-types.ts';
export {
  asksForService,
  isUntold,
  namedServiceTexts,
  namesService,
  type PageService,
  readServiceContent,
  type ServiceContent,
  serviceContentSchema,
  serviceFields,
  takesFromService,
  withService,
} from './service-content.ts';
export { keywordKey, serviceFinder } from './service-finder.ts';
export type {
  CountedName,
  County,
  LinkItem,
  NameGroup,
  NameList,
  NoteName,
  ShownReview,
  SiteFacts,
  StatedColumn,
  StatedRow,
  TownContent,
} from './site-facts.ts';
export { writtenContent } from './written-content.ts';
