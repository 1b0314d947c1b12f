import { z } from 'zod';
import { reviewInputSchema } from '../../../contract/audience/reviews.ts';
import { overrideSchema } from '../../../contract/pages/overrides.ts';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import { settingGroups } from '../../../contract/platform/settings.ts';
import { sitePageDocumentSchema } from '../../../contract/website/site-pages.ts';
import { cleanSvg } from '../../business/brand/clean-svg.ts';
import { fieldValuesSchema } from '../../pages/pages/page-row.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { readDestination, readSource, sourceText } from '../../pages/redirects/redirect-path.ts';
import { storedFields, storedSections } from '../../templates/templates/template-row.ts';

type Row = Readonly<Record<string, unknown>>;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Earlier versions made longer ones than are made today. The database’s index takes some 2,700 bytes. */
const longestSlug = 2_000;
/** A text of a template with its values filled in, at the limits of both. */
const longestFilled = 10_200_000;
const text = z.string();

const pageSchema = z.object({
  slug: text.regex(slugPattern).max(longestSlug),
  title: text.max(longestFilled),
  meta_description: text.max(longestFilled),
  hero_title: text.max(longestFilled),
  hero_subtitle: text.max(longestFilled),
  seed: z.coerce.number().int().min(0).max(0xffff_ffff),
  field_values: fieldValuesSchema,
  overrides: z.array(overrideSchema).max(500).nullish(),
});

/** The page data that a revert restores. */
const snapshotSchema = pageSchema.omit({ slug: true, seed: true });

const deletedPagesSchema = z.object({
  deleted_rows: z.array(z.record(text, z.unknown())).max(10_000).nullish(),
});

const templateSchema = z.object({
  name: text.min(1).max(500),
  title_template: text.max(20_000),
  meta_description_template: text.max(20_000).nullish(),
  hero_title_template: text.max(20_000),
  hero_subtitle_template: text.max(20_000),
  content_sections: storedSections.max(200),
  custom_fields: storedFields,
  content_pack: contentPackSchema.optional(),
});

const storedSettingSchema = z.object({
  name: z.string(),
  value: z.object({ revision: z.number().int(), value: z.record(z.string(), z.unknown()) }),
});

const batchInputsSchema = z.object({
  locations: z.array(z.array(z.unknown()).min(2).max(3)),
  keywords: z.array(z.string()),
});

const caseSchema = z.object({
  slug: text.regex(slugPattern).max(longestSlug),
  summary: text.max(2_000),
  customer_words: text.max(20_000),
  customer_name: text.max(500),
});

const photoSchema = z.object({
  hash: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  // RIFF, the beginning of every WebP picture.
  large: z.string().regex(/^\\x52494646/i),
  small: z.string().regex(/^\\x52494646/i),
});

/** A drawing has to be cleaned already: cleaning it again changes nothing. */
const brandFileSchema = z
  .object({
    hash: z.string().regex(/^[A-Za-z0-9_-]{16}$/),
    media_type: z.enum(['image/svg+xml', 'image/webp', 'image/png']),
    content: z.string().regex(/^\\x(?:[\da-f]{2})+$/i),
  })
  .refine(({ media_type, content }) => {
    const bytes = Buffer.from(content.slice(2), 'hex');
    return media_type === 'image/svg+xml' ? isCleanSvg(bytes.toString('utf8')) : isPicture(bytes);
  }, 'content: is not a clean drawing or picture');

function isCleanSvg(text: string): boolean {
  try {
    return cleanSvg(text).text === text;
  } catch {
    return false;
  }
}

/** True if the first bytes are those of a WebP or PNG. */
function isPicture(bytes: Buffer): boolean {
  return ['RIFF', '\x89PNG'].includes(bytes.subarray(0, 4).toString('latin1'));
}

/** The rules of the reviews screen, above all for addresses that pages link to. */
const reviewTextSchema = z.object({
  words: text.max(2_000),
  author: text.max(500),
  source_name: text.max(500),
  source_url: z.union([z.literal(''), reviewInputSchema.shape.source_url]),
});

export const checkCase = (row: Row) => problemOf(caseSchema, row);

export const checkReview = (row: Row) => problemOf(reviewTextSchema, row);

export function checkPage(row: Row): string | null {
  const problem = problemOf(pageSchema, row);
  if (problem) return problem;
  return isReservedSlug(String(row.slug)) ? 'The site itself uses this address' : null;
}

export const checkSnapshot = (row: Row) => problemOf(snapshotSchema, row);

/** Pages that undoing a deletion would restore. */
export function checkDeletedPages(row: Row): string | null {
  const parsed = deletedPagesSchema.safeParse(row);
  if (!parsed.success) return firstProblem(parsed.error);
  for (const page of parsed.data.deleted_rows ?? []) {
    const problem = checkPage(page);
    if (problem) return `deleted_rows: ${problem}`;
  }
  return null;
}

/** Redirects that the redirects screen would reject or write differently. */
export function checkRedirect(row: Row): string | null {
  // Sources are stored decoded.
  if (typeof row.source_path !== 'string') return 'source_path: has to be a text';
  const path = row.source_path.toWellFormed();
  const source = readSource(sourceText(path));
  if ('problem' in source) return source.problem;
  if (source.key !== path) return `source_path: has to be written ${source.key}`;
  for (const [written, key] of [
    [row.destination_path, row.destination_key],
    [row.written_path, row.written_key],
  ]) {
    if (written === null || written === undefined) continue;
    if (typeof written !== 'string') return 'destination_path: has to be a text';
    if (written === '' && (key ?? null) === null) continue; // Gone.
    const destination = readDestination(written, null);
    if ('problem' in destination) return destination.problem;
    if (destination.key !== (key ?? null)) return 'destination_key: belongs to another address';
  }
  return null;
}

/** A redirect that undoing a change would restore. */
export function checkRemovedRedirect(row: Row): string | null {
  const parsed = z.object({ source_path: text, rule: z.record(text, z.unknown()) }).safeParse(row);
  if (!parsed.success) return firstProblem(parsed.error);
  const { source_path, rule } = parsed.data;
  return rule.source_path === source_path ? checkRedirect(rule) : 'rule: is of another source';
}

export const checkTemplate = (row: Row) => problemOf(templateSchema, row);
export const checkPhoto = (row: Row) => problemOf(photoSchema, row);
const sitePageSchema = z.object({ document: sitePageDocumentSchema });
export const checkSitePage = (row: Row) => problemOf(sitePageSchema, row);

export const checkBrandFile = (row: Row) => problemOf(brandFileSchema, row);
export const checkBatchInputs = (row: Row) => problemOf(batchInputsSchema, row);
export const checkPost = (row: Row) =>
  problemOf(z.object({ title: text.max(2_000), body: text.max(2_000_000) }), row);

/** Only settings of the site that users can edit: no secrets of the program, and no mail server that would get its links. */
export function checkSetting(row: Row): string | null {
  const parsed = storedSettingSchema.safeParse(row);
  if (!parsed.success) return firstProblem(parsed.error);
  const group = parsed.data.name.replace(/^site\./, '');
  const isKnown =
    parsed.data.name.startsWith('site.') && Object.hasOwn(settingGroups, group) && group !== 'mail';
  return isKnown ? null : 'Group of settings not found';
}

function problemOf(schema: z.ZodType, row: Row): string | null {
  const parsed = schema.safeParse(row);
  return parsed.success ? null : firstProblem(parsed.error);
}

/** The first problem and its position. */
export function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'the item'}: ${issue.message}` : 'The item can’t be read';
}
