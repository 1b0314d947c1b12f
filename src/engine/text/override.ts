import type { FieldPath } from './template-text.ts';

/** The location of an editable text on a page. */
export interface OverridePlace {
  /** null for the head, whose paths are ['title'], ['meta_description'], ['hero_title'], ['hero_subtitle']. */
  readonly section_id: string | null;
  /** Path within the section: ['title'] or, for instance, ['content', 'benefits', 2]. */
  readonly path: FieldPath;
}

/** A manual edit of one page: a text that replaces the template's text. */
export interface Override extends OverridePlace {
  readonly text: string;
  /** The template's text at the time of the edit. */
  readonly replaced: string;
}

/**
 * An edit whose template text has changed. The edit stays active; `theirs` is null if its field was
 * removed.
 */
export interface OverrideConflict extends OverridePlace {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string | null;
}
