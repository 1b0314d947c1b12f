import { createSafeContext } from '@mantine/core';
import type { TemplateIssue } from '../../../contract/templates/template-issues.ts';
import type { SectionType } from '../../../sections/schemas.ts';
import type { KnownFacts } from '../../business/statements/predicate-queries.ts';
import type { Place } from './draft/place.ts';

/** State shared between editor parts, without the draft. */
export interface EditorState {
  /** The ids of the sections whose fields are shown. */
  readonly open: ReadonlySet<string>;
  readonly toggle: (sectionId: string) => void;
  readonly setOpen: (sectionIds: ReadonlySet<string>) => void;
  /** Opens a text's section and selects a range of the text. */
  readonly reveal: (place: Place, from?: number, to?: number) => void;
  /** Unstated claims of the saved text. */
  readonly claims: readonly TemplateIssue[];
  /** The types that a section may have, beside the one it has. */
  readonly offered: readonly SectionType[];
}

export const [EditorStateContext, useEditorState] = createSafeContext<EditorState>(
  'No editor found around this component.',
);

/** The facts that texts of the edited pack can name. */
export const [KnownFactsContext, useKnownFacts] = createSafeContext<KnownFacts>(
  'No editor found around this component.',
);

/** Why the last save was refused, by the place of the text. It changes with a save and not with what is open. */
export const [SaveErrorsContext, useSaveErrors] = createSafeContext<Readonly<Record<Place, string>>>(
  'No editor found around this component.',
);
