import type { Page, pageRoutes } from '../../../contract/pages/pages.ts';
import type { InputOf } from '../../platform/api.ts';
import { counted } from '../../platform/ui/count.ts';
import type { PageField } from './page-fields.ts';

export type PageChanges = NonNullable<InputOf<typeof pageRoutes.preview>['body']>;

/** The current edit: texts by field, and conflicts that keep their own text. */
export interface PageDraft {
  readonly texts: ReadonlyMap<string, string>;
  readonly kept: ReadonlySet<string>;
}

export const emptyDraft: PageDraft = { texts: new Map(), kept: new Set() };

/** What is still to be saved of a draft once `sent` is: texts that were typed since then, too. */
export function draftSince(draft: PageDraft, sent: PageDraft): PageDraft {
  const typed = [...draft.texts].filter(([key, text]) => sent.texts.get(key) !== text);
  return { texts: new Map(typed), kept: new Set([...draft.kept].filter(key => !sent.kept.has(key))) };
}

/** The changes that turn the page into the draft; unchanged texts are left out. */
export function draftChanges(
  fields: readonly PageField[],
  draft: PageDraft,
): { set: NonNullable<PageChanges['set']>; remove: NonNullable<PageChanges['remove']> } {
  const set: NonNullable<PageChanges['set']> = [];
  const remove: NonNullable<PageChanges['remove']> = [];
  for (const { key, place, template, saved, conflict } of fields) {
    const text = draft.texts.get(key)?.trim() ?? saved;
    if (draft.kept.has(key) || text !== saved) {
      if (text === template) remove.push(place);
      else set.push({ ...place, text });
    } else if (conflict && draft.texts.has(key)) set.push({ ...place, text });
  }
  return { set, remove };
}

/** What is lost with all edits: saved texts, and changes that are not saved yet. */
export function lostByUndo(edited: number, unsaved: number): string {
  const changes = unsaved === 0 ? '' : ` and ${counted(unsaved, 'change')} not saved`;
  return `${counted(edited, 'edited text')}${changes} will be lost.`;
}

/** The changes that decide all conflicts of a page. */
export function answerAll(page: Page, choice: 'mine' | 'theirs') {
  const isKept = (theirs: string | null) => choice === 'mine' && theirs !== null;
  return {
    revision: page.revision,
    set: page.conflicts
      .filter(one => isKept(one.theirs))
      .map(({ section_id, path, mine }) => ({ section_id, path, text: mine })),
    remove: page.conflicts
      .filter(one => !isKept(one.theirs))
      .map(({ section_id, path }) => ({ section_id, path })),
  };
}
