import type { ListedPredicate } from '../../../contract/business/predicates.ts';
import type { SubjectKind } from '../../../contract/business/statement-filter.ts';
import type { Statement } from '../../../contract/business/statements.ts';

export const kindLabels: Readonly<Record<SubjectKind, string>> = {
  place: 'Place',
  county: 'County',
  state: 'State',
  business: 'The business',
  service: 'Service',
};

/** Whom a statement is about. @example subjectShown(statement) // 'Broward County, FL' */
export function subjectShown({ subject_kind, subject }: Pick<Statement, 'subject_kind' | 'subject'>): string {
  if (subject_kind === 'business') return kindLabels.business;
  return subject_kind === 'county' ? subject.replace(/, ([A-Z]{2})$/, ' County, $1') : subject;
}

/** The sentence that a value makes. @example sentenceOf(bulkLimit, '2 cubic yards') // 'One pickup takes 2 cubic yards.' */
export function sentenceOf(predicate: Pick<ListedPredicate, 'frame'> | undefined, value: string): string {
  const frame = predicate?.frame ?? '___.';
  const stated = value.trim().replace(/\.$/, '');
  return frame.replace('___', () => stated || '___');
}
