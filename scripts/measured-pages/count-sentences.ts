import { isFindingFact, isPriceFact, isWorkFact } from '../../src/contract/business/predicates.ts';
import type { Fact } from '../../src/contract/business/statements.ts';
import type { ReportedSentence } from '../../src/contract/pages/page-reports.ts';
import type { ListedPage } from './measured-sites.ts';

/** What a page says of its town, in sentences. */
export interface SentencesOfPage {
  /** About its service in its town. */
  readonly on_both: number;
  /** True of the town, and of no use to somebody who needs the service. */
  readonly pointless: readonly string[];
  /** True if something is stated of the town. */
  readonly has_statements: boolean;
}

/** What is known of every town or belongs into an almanac. */
const almanac =
  /^(?:place|county|state)\.(?:setting|landmark|county|county_seat|from_largest|nearby)$|^(?:served\.town|in\.[a-z]{2})$/;
const ofTown = /^(?:place|county)\./;
const isComputed = (name: string) => isFindingFact(name) || isWorkFact(name) || isPriceFact(name);

/**
 * A sentence is about both if it rests on a finding, on own jobs, or on a statement that a rule gives to this service alone,
 * or if it rests on something known of the town and names the work.
 * @param ofServices predicates that only some services show
 */
export function countSentences(
  sentences: readonly ReportedSentence[],
  { city, keyword }: ListedPage,
  ofServices: ReadonlySet<string>,
): SentencesOfPage {
  const words = keyword.toLowerCase();
  const namesWork = (text: string) => text.toLowerCase().includes(words);
  const isRuled = ({ name }: Fact) =>
    isFindingFact(name) ||
    isWorkFact(name) ||
    (ofTown.test(name) && ofServices.has(name.split('.')[1] ?? ''));
  const isLocal = ({ name }: Fact) => ofTown.test(name) && !almanac.test(name);
  const on_both = sentences.filter(
    ({ text, facts }) =>
      facts.some(isRuled) || (facts.some(isLocal) && text.includes(city) && namesWork(text)),
  );
  const pointless = sentences.filter(
    ({ text, facts }) =>
      facts.some(({ name }) => ofTown.test(name)) &&
      facts.every(({ name }) => almanac.test(name)) &&
      !namesWork(text),
  );
  return {
    on_both: on_both.length,
    pointless: pointless.map(({ text }) => text),
    has_statements: sentences.some(({ facts }) =>
      facts.some(({ name }) => name.startsWith('place.') && !almanac.test(name) && !isComputed(name)),
    ),
  };
}
