import { packStore } from '../../business/packs/pack-store.ts';
import { listServices } from '../../business/services/queries.ts';
import type { Trx } from '../../platform/db/database.ts';
import { invalid, readPlace } from '../cases/check-case.ts';
import { privateDetail } from '../cases/private-details.ts';
import type { ReviewTable } from './review-row.ts';

type About = Pick<ReviewTable, 'service' | 'city' | 'state'>;

/** The town in the gazetteer's spelling; null if none is given. */
export function readTown(place: string): Pick<About, 'city' | 'state'> {
  return place === '' ? { city: '', state: '' } : readPlace(place);
}

/** The detail in a text about where a customer lives; null: none. */
export function problemOfWords(words: string): string | null {
  const detail = privateDetail(words);
  return detail && `This looks like ${detail}. Pages never show where customers live or how to reach them.`;
}

/** True if a name tells how to reach its owner. Seven digits in a name are a number, however they are written. */
export function isPrivateName(name: string): boolean {
  return (name.match(/\p{Nd}/gu) ?? []).length >= 7 || privateDetail(name) !== null;
}

/** Checks the texts of a review before anything is stored. */
export function checkReview({ words, author, reviewed_on }: Partial<ReviewTable>, now: Date): void {
  for (const [path, text] of [
    ['words', words],
    ['author', author],
  ] as const) {
    const problem = problemOfWords(text ?? '');
    if (problem) throw invalid(path, problem);
  }
  // Days end at midnight UTC; the writer may be a day ahead of it.
  if (reviewed_on !== undefined && Date.parse(reviewed_on) > now.getTime() + 86_400_000)
    throw invalid('reviewed_on', 'This day has not come yet.');
}

/** The services of the business by their names in small letters. */
export async function readServiceNames(trx: Trx): Promise<ReadonlyMap<string, string>> {
  const services = await listServices(trx, packStore.own().id);
  return new Map(services.map(({ name }) => [name.toLowerCase(), name]));
}

/** The service as it is written in the list. */
export async function readService(trx: Trx, wanted: string): Promise<string> {
  if (wanted === '') return '';
  const name = (await readServiceNames(trx)).get(wanted.toLowerCase());
  if (name === undefined) throw invalid('service', 'Service not found. Choose one of your services.');
  return name;
}
