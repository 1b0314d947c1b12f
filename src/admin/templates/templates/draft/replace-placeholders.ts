import { findForeignPlaceholders, replaceForeignPlaceholders } from '../../../../engine/index.ts';
import { mapTexts, textsInDraft } from './rename-placeholder.ts';
import { namesOf, type TemplateDraft } from './template-draft.ts';

export interface Replacement {
  readonly written: string;
  readonly replacement: string;
}

/** Other tools' placeholders in a draft's texts for which there is a form here, each once. */
export function replacementsIn(draft: TemplateDraft): readonly Replacement[] {
  const names = namesOf(draft);
  const found = new Map<string, string>();
  for (const text of textsInDraft(draft))
    for (const { written, replacement } of findForeignPlaceholders(text, names))
      if (replacement !== null) found.set(written, replacement);
  return [...found].map(([written, replacement]) => ({ written, replacement }));
}

/** The draft with each of them replaced, in every text. */
export function withReplacedPlaceholders(draft: TemplateDraft): TemplateDraft {
  const names = namesOf(draft);
  return mapTexts(draft, text => replaceForeignPlaceholders(text, names));
}
