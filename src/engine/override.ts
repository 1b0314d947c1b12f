import type { FieldPath } from './template-text.ts';

/** Where a page's text stands that can be edited by hand. */
export interface OverridePlace {
  /** null for the head, whose paths are ['title'], ['meta_description'], ['hero_title'], ['hero_subtitle']. */
  readonly section_id: string | null;
  /** Inside the section: ['title'] or, for instance, ['content', 'benefits', 2]. */
  readonly path: FieldPath;
}

/** A hand edit to one page: the text that stands at a place instead of the template's. */
export interface Override extends OverridePlace {
  readonly text: string;
  /** What the template gave when the edit was made. */
  readonly replaced: string;
}

/** An edit whose ground has moved. The edit stays in force; `theirs` is null when its field is gone. */
export interface OverrideConflict extends OverridePlace {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string | null;
}
