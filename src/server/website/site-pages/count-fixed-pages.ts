import type { SubjectKind } from '../../../contract/business/statement-filter.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import { sitePages } from '../context/site-page-store.ts';

interface Claim {
  readonly subject_kind: SubjectKind;
  readonly predicate: string;
}

/** The facts in the footer of every page of the business's own trade. */
export function footerFacts({ business }: Pick<CurrentSettings, 'business'>): ReadonlySet<string> {
  return new Set(
    business.claims.flatMap(line =>
      [...line.matchAll(/\{\{fact:([\w.]+)\}\}/g)].map(([, name = '']) => name),
    ),
  );
}

/** How many of the pages with copy of their own name each claim of the business. */
export function countFixedPages(claims: readonly Claim[], settings: CurrentSettings): readonly number[] {
  const inFooter = footerFacts(settings);
  let copies: readonly string[] | undefined;
  return claims.map(({ subject_kind, predicate }) => {
    if (subject_kind !== 'business') return 0;
    const name = `business.${predicate}`;
    if (inFooter.has(name)) return sitePages(settings).size;
    copies ??= copiesOf(settings);
    return copies.filter(copy => copy.includes(`{{fact:${name}}}`)).length;
  });
}

function copiesOf(settings: CurrentSettings): readonly string[] {
  return [...sitePages(settings).values()].map(({ title, description, sections }) =>
    JSON.stringify([title, description, sections]),
  );
}
