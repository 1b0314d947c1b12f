/** The engine's public interface: text in, text out. It uses no files, network, clock or random numbers. */

export { BindingsRenderer, encodeBindings, type SlotRecorder, type StringTable } from './bindings.ts';
export { type BytePiece, bytePieces, bytePiecesJoined } from './byte-piece.ts';
export { type ByteProgram, byteProgram, type SlotNumbers } from './byte-program.ts';
export { ByteWriter, type SlotFiller, type WriteLetters } from './byte-writer.ts';
export { titleCase } from './case-text.ts';
export { checkPlan, type PlanCheck } from './check-plan.ts';
export {
  type ComparableField,
  comparableFields,
  createPageReader,
  type ReadPage,
} from './comparable-text.ts';
export { type ComparedPage, type ComparedPart, type ComparedText, comparePages } from './compare-pages.ts';
export {
  type CompiledTemplate,
  compileTemplate,
  type NameUse,
  type PlacedIssue,
} from './compile-template.ts';
export { type CompiledText, compileText, fillText } from './compile-text.ts';
export { seedOf } from './draw.ts';
export type { FieldValues } from './field-values.ts';
export { fillHead, fillPage } from './fill-page.ts';
export { changeLineFeeds, joinParts, literalPart } from './join-parts.ts';
export { JoinedTitles } from './joined-titles.ts';
export {
  type AlikePair,
  type ForecastInput,
  forecastLikeness,
  type LikenessCounts,
  type LikenessForecast,
  pagesFrom,
  TRIED_VARIANTS,
} from './likeness-forecast.ts';
export { type LocalSubstance, LocalSubstanceCount } from './local-substance.ts';
export type { Location } from './location.ts';
export type { Override, OverrideConflict, OverridePlace } from './override.ts';
export { applyOverrides, pageTextAt } from './overrides.ts';
export { nearestText } from './page-likeness.ts';
export type { PageHead, PageText } from './page-text.ts';
export { type KeywordReport, parseKeywords, parseKeywordsInSteps } from './parse-keywords.ts';
export {
  type LocationReport,
  parseLocations,
  parseLocationsInSteps,
  type RejectedLine,
} from './parse-locations.ts';
export { parseText, type TextNode } from './parse-text.ts';
export type { Piece } from './piece.ts';
export {
  hasAddressInSteps,
  type PlanInput,
  type PlanLocation,
  type PlannedPage,
  planOrderInSteps,
  planPages,
} from './plan-pages.ts';
export { previewText, type TextPreview } from './preview-text.ts';
export { readSheetRows, type SheetReport, type SheetRows } from './read-sheet-rows.ts';
export {
  type ColumnRole,
  type ColumnUse,
  columnRoles,
  guessColumns,
  placeholderName,
} from './sheet-columns.ts';
export { slug } from './slug.ts';
export { compileSlugPattern, type SlugPattern } from './slug-pattern.ts';
export { stateCode, states, type UsState } from './states.ts';
export type {
  FieldPath,
  HeadField,
  JsonValue,
  KindOf,
  SectionText,
  TemplateText,
  TextPlace,
} from './template-text.ts';
export {
  createTemplateWriter,
  type PlacedWriter,
  type SectionWriter,
  type TemplateWriter,
} from './template-writer.ts';
export type { TextIssue, TextIssueCode } from './text-issue.ts';
export type { TextKind } from './text-kind.ts';
export type { TextWriter, WriterValues } from './text-writer.ts';
