import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { UnstatedClaims } from '../../../contract/business/claims.ts';
import { type Template, templateSchema } from '../../../contract/templates/templates.ts';
import { claimsIn } from '../../business/claims/claims-in.ts';
import { ApiError, currentIn, errorMessage, fieldErrors } from '../../platform/api-error.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { fieldsProblem } from './draft/field-problems.ts';
import { type Place, textAt } from './draft/place.ts';
import { draftOf, type TemplateDraft, writtenTemplate } from './draft/template-draft.ts';
import { placeOfPath } from './focus-place.ts';
import { templateMutations } from './template-mutations.ts';

/** What a template can't be saved without, in the specification's words. */
const required = [
  ['name', 'Template name is required'],
  ['title_template', 'Title template is required'],
  ['hero_title_template', 'Hero title template is required'],
  ['hero_subtitle_template', 'Hero subtitle template is required'],
] as const;

export interface TemplateSaving {
  readonly save: (then?: (template: Template) => void) => void;
  readonly isSaving: boolean;
  /** Why the last save was refused, by place. */
  readonly errors: Readonly<Record<Place, string>>;
  /** The stored revision this draft is based on; null for a template that was never saved. */
  readonly revision: number | null;
  readonly setRevision: (revision: number) => void;
  /** The last save froze the text as a version, which no page has yet. */
  readonly hasNewVersion: boolean;
  readonly dropNewVersion: () => void;
}

/** The one notice of a refused save. */
const refusal = 'template-refused';

/** Why a save was refused, and the draft it was about. */
interface Refused {
  readonly errors: Readonly<Record<Place, string>>;
  readonly draft: TemplateDraft;
}

interface SavingInput {
  store: DraftStore;
  id: string | null;
  revision: number | null;
  /** Somebody else saved first: the template as it is stored now. */
  onStale: (theirs: Template, then?: (template: Template) => void) => void;
  /** It can't be published: it claims what nobody has stated. */
  onClaims: (claims: UnstatedClaims, then?: (template: Template) => void) => void;
  /** The first thing that keeps it from being saved. */
  onRefused: (place: Place) => void;
}

/** Saving a draft: what has to be there, what the server refuses, and what happens when somebody else was first. */
export function useTemplateSaving({
  store,
  id,
  onStale,
  onClaims,
  onRefused,
  ...input
}: SavingInput): TemplateSaving {
  const [revision, setShownRevision] = useState(input.revision);
  // What the next save is based on, also when that save follows at once on a merge.
  const base = useRef(input.revision);
  // Two presses in a row come before the screen shows that the first one saves.
  const isSending = useRef(false);
  const [hasNewVersion, setNewVersion] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const errors = useRemainingErrors(store, refused);
  const saving = useMutation(templateMutations.save(id));
  const setRevision = (next: number) => {
    base.current = next;
    setShownRevision(next);
  };

  /** Shows the reasons at their texts. */
  const refuse = (draft: TemplateDraft, found: Readonly<Record<string, string>>) => {
    const placed = Object.entries(found).map(([path, reason]) => [placeOfPath(draft, path), reason] as const);
    setRefused({ errors: Object.fromEntries(placed), draft });
    return placed[0];
  };

  const save: TemplateSaving['save'] = then => {
    if (isSending.current) return;
    const sent = store.draft;
    const missing = problemsOf(sent);
    if (Object.keys(missing).length > 0) {
      const [place, reason] = refuse(sent, missing) ?? [];
      if (reason) alarm(reason);
      if (place) onRefused(place);
      return;
    }
    setRefused(null);
    isSending.current = true;
    saving.mutate(
      { ...writtenTemplate(sent), based_on: base.current ?? undefined },
      {
        onSuccess: template => {
          isSending.current = false;
          notifications.hide(refusal);
          store.saved(sent, draftOf(template, template));
          setRevision(template.revision);
          setNewVersion(template.status === 'published');
          then?.(template);
        },
        onError: error => {
          isSending.current = false;
          const theirs = currentIn(error, 'stale', templateSchema);
          if (theirs) {
            onStale(theirs, then);
            return;
          }
          const found = fieldErrors(error);
          const [place] = refuse(sent, found) ?? [];
          const claims = claimsIn(error);
          if (claims) {
            onClaims(claims, then);
            return;
          }
          if (place) onRefused(place);
          alarm(savingFailure(error, id !== null, found));
        },
      },
    );
  };
  return {
    save,
    isSaving: saving.isPending,
    errors,
    revision,
    setRevision,
    hasNewVersion,
    dropNewVersion: () => setNewVersion(false),
  };
}

/** A reason is shown until its text changes. */
function useRemainingErrors(store: DraftStore, refused: Refused | null): Readonly<Record<Place, string>> {
  const remaining = useSyncExternalStore(store.subscribe, () => {
    if (!refused) return '';
    const left = Object.keys(refused.errors).filter(
      place => textAt(store.draft, place) === textAt(refused.draft, place),
    );
    return left.join('\n');
  });
  return useMemo(() => {
    const left = remaining.split('\n');
    return Object.fromEntries(
      Object.entries(refused?.errors ?? {}).filter(([place]) => left.includes(place)),
    );
  }, [remaining, refused]);
}

function problemsOf(draft: TemplateDraft): Record<string, string> {
  const missing = required.filter(([name]) => draft[name].trim() === '');
  const field = fieldsProblem(draft);
  return Object.fromEntries([
    ...missing,
    ...(field ? [[`field.${field.key}.${field.input}`, field.message] as const] : []),
  ]);
}

function savingFailure(error: unknown, exists: boolean, fields: Readonly<Record<string, string>>): string {
  if (!(error instanceof ApiError)) return `Error saving template: ${errorMessage(error) || 'Unknown error'}`;
  const [reason] = Object.values(fields);
  return `Failed to ${exists ? 'update' : 'create'} template: ${reason ?? error.message}`;
}

/** A second refusal replaces the first. */
function alarm(message: string) {
  notifications.hide(refusal);
  notifications.show({ id: refusal, color: 'red', message, autoClose: 10_000, role: 'alert' });
}
