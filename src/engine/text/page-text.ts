import type { OverrideConflict } from './override.ts';
import type { SectionText } from './template-text.ts';

/** The generated texts that a page row stores. */
export interface PageHead {
  title: string;
  meta_description: string;
  hero_title: string;
  hero_subtitle: string;
}

export interface PageText extends PageHead {
  content_sections: SectionText[];
  /** Edits whose template text has changed. */
  conflicts: OverrideConflict[];
}
