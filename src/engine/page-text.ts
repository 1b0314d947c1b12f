import type { OverrideConflict } from './override.ts';
import type { SectionText } from './template-text.ts';

/** The derived texts a page row stores. */
export interface PageHead {
  title: string;
  meta_description: string;
  hero_title: string;
  hero_subtitle: string;
}

export interface PageText extends PageHead {
  content_sections: SectionText[];
  /** Hand edits made to a text that the template no longer gives. */
  conflicts: OverrideConflict[];
}
