import { createSafeContext } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { type DraftHistory, edited, redone, startHistory, undone } from './draft-history.ts';
import { isSameDraft } from './draft-parts.ts';
import { type Place, textAt, withText } from './place.ts';
import { type DraftSection, type TemplateDraft, withKeysOf } from './template-draft.ts';

/**
 * The draft of an open editor with its history. It is outside of React, and components read only the part they show, so
 * that a key press renders one field and not forty sections.
 */
export class DraftStore {
  #history: DraftHistory<TemplateDraft>;
  #base: TemplateDraft;
  #lastEditAt = 0;
  #dirty: { draft: TemplateDraft; base: TemplateDraft; value: boolean } | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(base: TemplateDraft, draft: TemplateDraft = base) {
    this.#base = base;
    this.#history = startHistory(draft);
  }

  get draft(): TemplateDraft {
    return this.#history.present;
  }

  /** The stored text that this draft is based on. */
  get base(): TemplateDraft {
    return this.#base;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  get isDirty(): boolean {
    const { draft, base } = this;
    if (this.#dirty?.draft !== draft || this.#dirty.base !== base) {
      this.#dirty = { draft, base, value: !isSameDraft(draft, base) };
    }
    return this.#dirty.value;
  }

  /** Changes the draft. Edits of one place in quick succession are one step of undoing. */
  edit(change: (draft: TemplateDraft) => TemplateDraft, place: Place | null = null): void {
    const at = Date.now();
    this.#move(edited(this.#history, change(this.draft), { place, at }, this.#lastEditAt));
    this.#lastEditAt = at;
  }

  /** Writes a text. Typing extends the current undo step; pasted or generated text adds one. */
  write(place: Place, text: string, how: 'typed' | 'at once' = 'typed'): void {
    this.edit(draft => withText(draft, place, text), how === 'typed' ? place : null);
  }

  undo(): void {
    this.#move(undone(this.#history));
  }

  redo(): void {
    this.#move(redone(this.#history));
  }

  /** Something was saved, by this editor or another. */
  setBase(base: TemplateDraft): void {
    this.#base = base;
    this.#tell();
  }

  /**
   * The stored template becomes the new base. If the user typed nothing since, the draft becomes it too, because saving
   * trims texts.
   */
  saved(sent: TemplateDraft, stored: TemplateDraft): void {
    this.#base = withKeysOf(stored, sent);
    if (this.draft === sent && !isSameDraft(sent, this.#base)) {
      this.#history = { ...this.#history, present: this.#base };
    }
    this.#tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #move(history: DraftHistory<TemplateDraft>): void {
    if (history === this.#history) return;
    this.#history = history;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const [DraftContext, useDraftStore] = createSafeContext<DraftStore>(
  'No editor found around this component.',
);

/** A part of the draft. The selector must return an existing part, not a new object: a text, a number, a section. */
export function useDraft<Part>(select: (draft: TemplateDraft) => Part): Part {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.draft));
}

/** A part of one section; undefined once the section is removed. */
export function useSectionPart<Part>(id: string, select: (section: DraftSection) => Part): Part | undefined {
  return useDraft(draft => {
    const section = draft.content_sections.find(one => one.id === id);
    return section && select(section);
  });
}

export function useDraftText(place: Place): string {
  return useDraft(draft => textAt(draft, place));
}

/** Something about the store itself: whether there is anything to undo or save. */
export function useDraftState<Part>(select: (store: DraftStore) => Part): Part {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store));
}
