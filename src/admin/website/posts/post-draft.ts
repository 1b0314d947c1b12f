import { z } from 'zod';
import { type Post, postLimits } from '../../../contract/website/posts.ts';
import { slug } from '../../../engine/index.ts';
import { readStored } from '../../platform/browser-storage.ts';

const valuesSchema = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  author: z.string(),
  body: z.string(),
  published_at: z.string().nullable(),
});

/** A post while it is written. */
export type PostValues = z.infer<typeof valuesSchema>;

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  description: '',
  author: '',
  body: '',
  published_at: null,
};

export function valuesOf({ title, slug, description, author, body, published_at }: Post): PostValues {
  return { title, slug, description, author, body, published_at };
}

/** The address a title suggests, cut between words. */
export function suggestedSlug(title: string): string {
  const whole = slug(title);
  if (whole.length <= postLimits.slug) return whole;
  const cut = whole.slice(0, postLimits.slug);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1));
}

/** The publication day in the business's time zone, for a date field; empty until it is published. */
export function dayOf(published_at: string | null, timeZone: string): string {
  return published_at === null
    ? ''
    : new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(published_at));
}

/** The middle of that day: the same day in all of the United States. */
export function timestampOf(day: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T16:00:00.000Z` : null;
}

const keptSchema = z.object({ values: valuesSchema, revision: z.number(), at: z.iso.datetime() });

/** Unsaved text, which survives a crash of the browser. */
export type KeptDraft = z.infer<typeof keptSchema>;

const prefixOf = (id: string | null) => `pagehaul-post-${id ?? 'new'}`;

/** Storage key of one editor. Each editor has its own, so that none overwrites another's text. */
export function keptKey(id: string | null, editorId: string): string {
  return `${prefixOf(id)}.${editorId}`;
}

/** All that is kept for a post, newest first. */
export function readKeptDrafts(id: string | null): { key: string; draft: KeptDraft }[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(prefixOf(id)))
      .flatMap(key => {
        const draft = readStored(key, keptSchema);
        return draft ? [{ key, draft }] : [];
      })
      .toSorted((a, b) => b.draft.at.localeCompare(a.draft.at));
  } catch {
    return [];
  }
}
