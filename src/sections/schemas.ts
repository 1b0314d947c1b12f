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
export { brandPalette, minPartContrast, minTextContrast } from './brand/brand-palette.ts';
export { brandSheet, type SheetParts } from './brand/brand-sheet.ts';
export { contrast } from './brand/color.ts';
export {
  type BrandColors,
  type Colors,
  houseColors,
  housePalette,
  type Palette,
} from './brand/house-palette.ts';
export type { CouplesContent } from './couples/couples.schema.ts';
export type { CouplesGridContent } from './couples-grid/couples-grid.schema.ts';
export type { CtaContent } from './cta/cta.schema.ts';
export type { ExternalLinksContent } from './external-links/external-links.schema.ts';
export type { FaqContent } from './faq/faq.schema.ts';
export type { FeaturesContent } from './features/features.schema.ts';
export type { Column, Control, EditorField, TextKind } from './fields/field.ts';
export type { Link } from './fields/links-field.ts';
export { safeHref, safeSource } from './fields/safe-address.ts';
export { finishedSection } from './finished-section.ts';
export type { HeroContent } from './hero/hero.schema.ts';
export type { HowItWorksBulletsContent } from './how-it-works-bullets/how-it-works-bullets.schema.ts';
export type { HowItWorksVideoContent } from './how-it-works-video/how-it-works-video.schema.ts';
export {
  type BySet,
  bySet,
  type IllustrationSet,
  illustrationSets,
} from './illustrations/illustration-set.ts';
export type { ItemsContent } from './items/items.schema.ts';
export type { LegalContent } from './legal/legal.schema.ts';
export type { LocalFactsContent } from './local-facts/local-facts.schema.ts';
export type { MapContent } from './map/map.schema.ts';
export type { MedicalNecessityContent } from './medical-necessity/medical-necessity.schema.ts';
export type {
  BusinessFacts,
  FactSource,
  OutsideResource,
  PackFallbacks,
  PageFacts,
  PagePhoto,
  PlaceDrawing,
  RelatedPage,
} from './page-facts.ts';
export type { PricingContent } from './pricing/pricing.schema.ts';
export { readPageSections } from './read-page-sections.ts';
export { readSection } from './read-section.ts';
export { readSections, storedSections } from './read-sections.ts';
export { isSectionOf, type Section, type SectionOf } from './section.ts';
export type { SectionDefaults } from './section-defaults.ts';
export { contentSchema, sectionFields, sectionTextKind } from './section-fields.ts';
export {
  isForSitePages,
  type LandingLayoutName,
  type LayoutName,
  landingLayoutOf,
  layoutOf,
  type SectionContents,
} from './section-layouts.ts';
export { type SectionType, sectionTypes, siteSectionTypes } from './section-types.ts';
export {
  asksForService,
  namedServiceTexts,
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
  Name,
  NameGroup,
  NameList,
  NoteName,
  PolicyPart,
  ShownReview,
  SiteFacts,
  StatedColumn,
  TownContent,
} from './site-facts.ts';
export type { TestimonialsContent } from './testimonials/testimonials.schema.ts';
export type { TextContent } from './text/text.schema.ts';
export type { WeAlsoServiceContent } from './we-also-service/we-also-service.schema.ts';
export { writtenContent } from './written-content.ts';
