import type { LayoutName } from './section-layouts.ts';

/** A content pack's defaults for empty fields, by kind of section. */
export type SectionDefaults = {
  readonly [Name in LayoutName]?: {
    readonly title?: string;
    readonly content?: Readonly<Record<string, unknown>>;
  };
};
