import { addressProblems, isForSitePages, layoutOf, readSection } from '../../../sections/schemas.ts';
import type { ValuePath } from './locate-value.ts';

interface SectionProblem {
  /** The path from the section to the value. */
  readonly path: ValuePath;
  readonly message: string;
}

interface StoredSection {
  readonly type: string;
  readonly title: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What is wrong with one section: its type first, then its fields. */
export function sectionProblems(
  section: StoredSection,
  position: number,
  { onPage }: { readonly onPage: boolean },
): readonly SectionProblem[] {
  const problem = typeProblem(section.type, onPage);
  if (problem) return [{ path: ['type'], message: problem }];
  const wrong = addressProblems(section.type, section.content).map(({ path, message }) => ({
    path: ['content', ...path],
    message,
  }));
  const { issues } = readSection({ ...section }, position);
  return [...wrong, ...issues.map(message => ({ path: ['content'], message }))];
}

/** Why there can be no section of this type; null: there can. */
export function typeProblem(type: string, onPage: boolean): string | null {
  if (layoutOf(type) === 'text' && type !== 'text') return `“${type}” is no type of section.`;
  return onPage || !isForSitePages(type) ? null : `“${type}” is a section of site pages only.`;
}
