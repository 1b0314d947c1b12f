import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Template, templateSchema } from '../../contract/templates.ts';
import { ApiError, errorMessage, fieldErrors } from '../api-error.ts';
import { announce } from '../ui/announce.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { fieldsProblem } from './draft/field-problems.ts';
import { draftOf, type TemplateDraft, writtenTemplate } from './draft/template-draft.ts';
import { templateWrites } from './template-writes.ts';

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
  readonly errors: Readonly<Record<string, string>>;
  /** The stored revision this draft is based on; null for a template that was never saved. */
  readonly revision: number | null;
  readonly setRevision: (revision: number) => void;
}

interface SavingInput {
  store: DraftStore;
  id: string | null;
  revision: number | null;
  /** Somebody else saved first: here is what stands there now. */
  onStale: (theirs: Template, then?: (template: Template) => void) => void;
  /** The first thing that keeps it from being saved. */
  onRefused: (path: string) => void;
}

/** Saving a draft: what has to be there, what the server refuses, and what happens when somebody else was first. */
export function useTemplateSaving({ store, id, onStale, onRefused, ...input }: SavingInput): TemplateSaving {
  const [revision, setShownRevision] = useState(input.revision);
  // What the next save is based on, also when that save follows at once on a merge.
  const base = useRef(input.revision);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useMutation(templateWrites.save(useQueryClient(), id));
  const setRevision = (next: number) => {
    base.current = next;
    setShownRevision(next);
  };

  const refuse = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    const [first] = Object.entries(found);
    if (!first) return;
    alarm(first[1]);
    onRefused(first[0]);
  };

  const save: TemplateSaving['save'] = then => {
    if (saving.isPending) return;
    const sent = store.draft;
    const missing = problemsOf(sent);
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return;
    }
    setErrors({});
    const based = base.current === null ? {} : { based_on: base.current };
    saving.mutate(
      { ...writtenTemplate(sent), ...based },
      {
        onSuccess: template => {
          store.saved(sent, draftOf(template, template.status));
          setRevision(template.revision);
          announce('Template saved successfully!');
          then?.(template);
        },
        onError: error => {
          const theirs = staleReply(error);
          if (theirs) {
            onStale(theirs, then);
            return;
          }
          const found = fieldErrors(error);
          setErrors(found);
          const [path] = Object.keys(found);
          if (path) onRefused(path);
          alarm(failureWords(error, id !== null, found));
        },
      },
    );
  };
  return { save, isSaving: saving.isPending, errors, revision, setRevision };
}

function problemsOf(draft: TemplateDraft): Record<string, string> {
  const missing = required.filter(([name]) => draft[name].trim() === '');
  const field = fieldsProblem(draft);
  return Object.fromEntries([
    ...missing,
    ...(field ? [[`field.${field.key}.name`, field.message] as const] : []),
  ]);
}

/** What stands there now, when a save was refused because somebody else was first. */
function staleReply(error: unknown): Template | null {
  if (!(error instanceof ApiError) || error.reason !== 'stale') return null;
  const theirs = templateSchema.safeParse(error.current);
  return theirs.success ? theirs.data : null;
}

function failureWords(error: unknown, exists: boolean, fields: Readonly<Record<string, string>>): string {
  if (!(error instanceof ApiError)) return `Error saving template: ${errorMessage(error) || 'Unknown error'}`;
  const [reason] = Object.values(fields);
  return `Failed to ${exists ? 'update' : 'create'} template: ${reason ?? error.message}`;
}

function alarm(message: string) {
  notifications.show({ color: 'red', message, autoClose: 10_000, role: 'alert' });
}
