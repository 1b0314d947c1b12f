import { placeKey } from '../../../engine/index.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { CaseTable } from './case-row.ts';

/** Stands for the gallery and all case pages in announcements. No page can have this address. */
export const galleryKey = 'finished-work';

/** How the page cache names the finished work of a service. @example workKey('Junk Removal') // 'work:junk removal' */
export const workKey = (service: string) => `work:${service.toLowerCase()}`;

/** How it names the finished work and the reviews of a town, in any spelling. @example townWorkKey('Port St. Lucie, FL') // 'work in:portstluciefl' */
export const townWorkKey = (town: string) => `work in:${placeKey(town)}`;

/** Announces to every process, after the commit, that pages with work of these services are stale. */
export async function announceCases(
  trx: Trx,
  ...cases: readonly Pick<CaseTable, 'service' | 'city' | 'state'>[]
): Promise<void> {
  const services = [...new Set(cases.map(({ service }) => service.toLowerCase()))];
  const towns = [...new Set(cases.map(({ city, state }) => `${city}, ${state}`))];
  await announce(trx, { kind: 'cases', services, towns });
}
