import { z } from 'zod';
import { readStored, removeStored, store } from '../../../platform/browser-storage.ts';
import { draftSchema } from './template-draft.ts';

/* Unsaved work is stored in this browser, so that a crash, a closed window or a lost connection loses nothing. */

const keptSchema = z.object({
  editor_id: z.string(),
  kept_at: z.iso.datetime(),
  /** The revision it was made from; null for a template that was never saved. */
  revision: z.number().nullable(),
  base: draftSchema,
  draft: draftSchema,
});

export type KeptDraft = z.infer<typeof keptSchema>;

/** Which of two places: the second is for new work while older work is still being offered. */
type Slot = '' | '.later';

/** Stores a draft; false when the browser storage is full or missing. */
export function keepDraft(id: string | null, kept: KeptDraft, slot: Slot = ''): boolean {
  return store(keyOf(id) + slot, kept);
}

/** The stored draft of a template; null if there is none, or it can't be read. */
export function keptDraft(id: string | null): KeptDraft | null {
  return readDraft(id, '') ?? readDraft(id, '.later');
}

function readDraft(id: string | null, slot: Slot): KeptDraft | null {
  return readStored(keyOf(id) + slot, keptSchema);
}

/**
 * Deletes the stored draft of a template; with an editor's id only that editor's, so that another window's work stays.
 */
export function forgetDraft(id: string | null, editorId: string | null): void {
  for (const slot of ['', '.later'] as const) {
    if (editorId === null || readDraft(id, slot)?.editor_id === editorId) removeStored(keyOf(id) + slot);
  }
}

function keyOf(id: string | null): string {
  return `pagehaul.template-draft.${id ?? 'new'}`;
}
