/** The engine's public interface: text in, text out. It uses no files, network, clock or random numbers. */

export { cityCapitals } from './casing/city-capitals.ts';
export { pageName, shownPlace } from './casing/place-names.ts';
export { titleCase } from './casing/text-casing.ts';
export {
  BindingsRenderer,
  encodeBindings,
  type SlotRecorder,
  type StringTable,
} from './compiled/bindings.ts';
export { type BytePiece, bytePieces, bytePiecesJoined } from './compiled/byte-piece.ts';
export { type ByteProgram, byteProgram, type SlotNumbers } from './compiled/byte-program.ts';
export { ByteWriter, type SlotFiller, type WriteLetters } from './compiled/byte-writer.ts';
export {
  createTemplateWriter,
  type PlacedWriter,
  type SectionWriter,
  type TemplateWriter,
} from './compiled/template-writer.ts';
export type { TextWriter, WriterValues } from './compiled/text-writer.ts';
export {
  type ChosenSentence,
  chooseSentences,
  type SentencesBySubject,
  type TownOfFindings,
} from './findings/choose-sentences.ts';
export { fillSentence } from './findings/fill-sentence.ts';
export type {
  Figure,
  Figures,
  FindingRule,
  PreparedFinding,
  PreparedSentence,
  SentenceSubject,
  SharedSubject,
} from './findings/finding.ts';
export { prepareFinding } from './findings/prepare-finding.ts';
export { type TrueFinding, trueFindings } from './findings/true-findings.ts';
export { MAX_SLUG_LENGTH } from './limits.ts';
export { ownValue } from './own-value.ts';
export { seedOf } from './pick.ts';
export { checkPlan, type PlanCheck } from './planning/check-plan.ts';
export { checkRows, compareRowsInSteps, type ListRow } from './planning/check-rows.ts';
export { editDistance } from './planning/edit-distance.ts';
export type { Location, PlanLocation } from './planning/location.ts';
export { type KeywordReport, parseKeywords, parseKeywordsInSteps } from './planning/parse-keywords.ts';
export { parseLocation } from './planning/parse-location.ts';
export {
  type LocationReport,
  parseLocations,
  parseLocationsInSteps,
  type RejectedLine,
} from './planning/parse-locations.ts';
export { locationKey, placeKey } from './planning/place-key.ts';
export {
  hasAddressInSteps,
  type PlanInput,
  type PlannedPage,
  planOrderInSteps,
  planPages,
} from './planning/plan-pages.ts';
export {
  hasOwnKeywords,
  type PlanLists,
  pagesPerLocation,
  planSize,
} from './planning/plan-size.ts';
export { readTypedPlace } from './planning/read-typed-place.ts';
export { tellingColumn } from './planning/telling-column.ts';
export { dollars } from './prices/dollars.ts';
export {
  estimatePrice,
  type PriceEstimate,
  type PriceRange,
  type PriceReason,
} from './prices/estimate-price.ts';
export { type PriceSpan, priceSpan, rangeText, spanTexts } from './prices/price-span.ts';
export {
  type ExtraCount,
  extraCounts,
  isTier,
  type PriceAnswers,
  type PriceArea,
  type PriceExtra,
  type PriceStep,
  type PriceUnit,
  priceUnits,
  type ServicePrices,
  type TypicalJob,
} from './prices/price-table.ts';
export { type DecodedText, decodeText, lostLetterProblem, type TextEncoding } from './sheets/decode-text.ts';
export { readSheetRows, type SheetReport, type SheetRows } from './sheets/read-sheet-rows.ts';
export {
  type ColumnRole,
  type ColumnUse,
  columnRoles,
  type FieldLabels,
  guessColumns,
  placeholderName,
} from './sheets/sheet-columns.ts';
export { createPageReader, type PageReader } from './similarity/comparable-text.ts';
export {
  type ComparedPage,
  type ComparedPart,
  type ComparedText,
  comparePages,
} from './similarity/compare-pages.ts';
export { nearestText } from './similarity/nearest-text.ts';
export { isOnlyNames, nameMark } from './similarity/only-names.ts';
export { type PageSentence, pageSentences } from './similarity/page-sentences.ts';
export { sentencesOfText } from './similarity/sentences-of-text.ts';
export { likeness, shinglesOf } from './similarity/shingles.ts';
export {
  type AlikePair,
  type ForecastInput,
  forecastSimilarity,
  pagesFrom,
  type SimilarityCounts,
  type SimilarityForecast,
} from './similarity/similarity-forecast.ts';
export {
  type About,
  countSubstance,
  type OwnContent,
  proseIn,
  type Substance,
} from './similarity/substance.ts';
export { stateCode, states, type UsState } from './states.ts';
export {
  type CompiledTemplate,
  compileTemplate,
  type NameUse,
  type PlacedIssue,
} from './text/compile-template.ts';
export { type CompiledField, type CompiledText, compileText, fillText } from './text/compile-text.ts';
export { type Facts, LayeredFacts, noFacts } from './text/facts.ts';
export type { FieldValues, PageValues } from './text/field-values.ts';
export { fillHead, fillPage, fillPricedHead } from './text/fill-page.ts';
export { foldForSearch, isShortSearch, searchSpellings } from './text/fold-for-search.ts';
export {
  type ForeignPlaceholder,
  findForeignPlaceholders,
  foreignPlaceholderIssues,
  replaceForeignPlaceholders,
} from './text/foreign-placeholders.ts';
export { changeLineFeeds, joinParts, literalPart } from './text/join-parts.ts';
export type { Override, OverrideConflict, OverridePlace } from './text/override.ts';
export { applyOverrides, pageTextAt } from './text/overrides.ts';
export type { PageHead, PageText } from './text/page-text.ts';
export { parseText, TEXT_LEVEL, type TextLevel, type TextNode } from './text/parse-text.ts';
export type { Piece } from './text/piece.ts';
export { previewText, type TextPreview } from './text/preview-text.ts';
export { shownFacts } from './text/shown-facts.ts';
export { slug } from './text/slug.ts';
export { compileSlugPattern, type SlugPattern } from './text/slug-pattern.ts';
export type {
  FieldPath,
  HeadField,
  JsonValue,
  KindOf,
  SectionText,
  TemplateText,
  TextPlace,
} from './text/template-text.ts';
export type { TextIssue, TextIssueCode } from './text/text-issue.ts';
export type { TextKind } from './text/text-kind.ts';
export { withoutParts } from './text/without-parts.ts';
