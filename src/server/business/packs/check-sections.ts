import { landingLayout, pageSectionSchema } from '../../../contract/business/pack-sections.ts';
import { addressProblems, readSection } from '../../../sections/schemas.ts';
import type { ValuePath } from './locate-value.ts';

interface SectionProblem {
  /** The way from the section to the value. */
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
  const schema = onPage ? pageSectionSchema(section.type) : undefined;
  if (schema) {
    const { error } = schema.safeParse(section.content);
    return (error?.issues ?? []).map(issue => ({
      path: ['content', ...issue.path.map(step => (typeof step === 'symbol' ? String(step) : step))],
      message: `${issue.path.join('.') || section.type}: ${issue.message}.`,
    }));
  }
  if (landingLayout(section.type) === undefined)
    return [{ path: ['type'], message: `“${section.type}” is no type of section.` }];
  const wrong = addressProblems(section.type, section.content).map(({ path, message }) => ({
    path: ['content', ...path],
    message,
  }));
  const { issues } = readSection({ ...section }, position);
  return [...wrong, ...issues.map(message => ({ path: ['content'], message }))];
}
