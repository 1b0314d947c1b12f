import { noAnswers, type ServiceAnswers } from '../../../contract/business/answers.ts';
import { type Service, serviceInputSchema, serviceRoutes } from '../../../contract/business/services.ts';
import { readServiceContent, type ServiceContent } from '../../../sections/schemas.ts';
import type { InputOf } from '../../platform/api.ts';

export type Pack = Service['content_pack'];
export type ServiceDraft = InputOf<typeof serviceRoutes.create>['body'];

/** A service while it is edited: lists are texts with a line for each item. */
export interface ServiceValues {
  readonly name: string;
  readonly summary: string;
  readonly keywords: string;
  readonly content: ServiceContent;
  readonly content_pack: Pack;
  /** What its owner says of it. */
  readonly answers: ServiceAnswers;
}

export function emptyService(content_pack: Pack): ServiceValues {
  return {
    name: '',
    summary: '',
    keywords: '',
    content: readServiceContent({}),
    content_pack,
    answers: noAnswers,
  };
}

export function valuesOf({
  name,
  summary,
  keywords,
  content,
  content_pack,
  answers,
}: Service): ServiceValues {
  return {
    name,
    summary,
    keywords: keywords.join('\n'),
    content,
    content_pack,
    answers: answers ?? noAnswers,
  };
}

/** What is sent to be saved; rows and items without a text are left out. */
export function draftOf({ keywords, content, ...values }: ServiceValues): ServiceDraft {
  return {
    ...values,
    keywords: linesOf(keywords),
    content: readServiceContent(content),
  };
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
}

/** What is wrong before anything is sent, by field. */
export function problemsOf(draft: ServiceDraft): Record<string, string> {
  const { error } = serviceInputSchema.safeParse(draft);
  // A field shows its first problem.
  const issues = (error?.issues ?? []).toReversed();
  return Object.fromEntries(
    issues.map(({ path, message }) => [path[0] === 'keywords' ? 'keywords' : path.join('.'), message]),
  );
}

/** A problem of one keyword is shown at their field; a text's at its own. */
export function errorsByField(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.startsWith('keywords') ? 'keywords' : path.replace(/^content\./, ''),
      message,
    ]),
  );
}

/**
 * The texts with those that follow from new answers. A text that was written by hand stays: it is none that followed from the
 * answers before.
 */
export function withDrafted(
  now: ServiceContent,
  before: ServiceContent | null,
  drafted: ServiceContent,
): ServiceContent {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const next = Object.entries(drafted).map(([name, text]) => {
    const current = Object.entries(now).find(([key]) => key === name)?.[1] ?? '';
    const earlier = before && Object.entries(before).find(([key]) => key === name)?.[1];
    return [name, current.length === 0 || isSame(current, earlier) ? text : current];
  });
  return readServiceContent(Object.fromEntries(next));
}
