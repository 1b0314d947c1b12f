import { likeness } from '../../../engine/index.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { presentName } from '../../business/places/find-area.ts';
import { findTown } from '../../business/places/town-index.ts';
import { listServices } from '../../business/services/queries.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { dayLabel } from './case-labels.ts';
import type { CaseTable } from './case-row.ts';
import { privateDetail } from './private-details.ts';
import { type CaseText, leadExists, listNearCases, splitPlace } from './queries.ts';

/** The town as the gazetteer has it. */
export function readPlace(place: string): Pick<CaseTable, 'city' | 'state'> {
  const [name, code] = splitPlace(place);
  const state = code.toUpperCase();
  const town = findTown(name, state);
  if (!town)
    throw invalid('place', `${presentName(name, state)}, ${state} not found. Write a town of the gazetteer.`);
  return { city: town.city, state: town.state };
}

/** Checks the texts of a case before anything is stored. */
export async function checkCase(trx: Trx, text: CaseText, now: Date): Promise<Pick<CaseText, 'service'>> {
  for (const path of ['summary', 'customer_words', 'customer_name'] as const) {
    const detail = privateDetail(text[path]);
    if (detail)
      throw invalid(path, `This looks like ${detail}. Take it out: pages never show where customers live.`);
  }
  // Days end at midnight UTC; the crew may be a day ahead of it.
  if (Date.parse(text.done_on) > now.getTime() + 86_400_000)
    throw invalid('done_on', 'This day has not come yet. Enter work that is done.');
  const { price_from_cents: from, price_to_cents: to } = text;
  if (from !== null && to !== null && from > to)
    throw invalid('price_to_cents', 'The band ends below its start. Enter the lower price first.');
  if (text.lead_id !== null && !(await leadExists(trx, text.lead_id)))
    throw invalid('lead_id', 'Lead not found. It may have been deleted.');
  const wanted = text.service.toLowerCase();
  const service = (await listServices(trx, packStore.own().id)).find(
    ({ name }) => name.toLowerCase() === wanted,
  );
  if (!service) throw invalid('service', 'Service not found. Choose one of your services.');
  return { service: service.name };
}

/** Cases of a service and town within this many days may be one job. */
const near = { days: 30, limit: 200 };
const alike = 0.4;

/** Asks for confirmation if another case is nearly the same. */
export async function refuseAlike(trx: Trx, text: CaseText & { id: string }): Promise<void> {
  const others = await listNearCases(trx, text, near);
  const other = others.find(
    ({ summary, lead_id }) =>
      (lead_id !== null && lead_id === text.lead_id) || likeness(summary, text.summary) >= alike,
  );
  if (!other) return;
  throw new AppError(
    'conflict',
    `“${other.summary}” of ${dayLabel(other.done_on)} is much like this one. Is yours another job?`,
    {
      reason: 'alike-case',
      fields: [{ path: 'summary', message: 'Much like another case' }],
      current: { id: other.id, summary: other.summary, done_on: other.done_on },
    },
  );
}

export function invalid(path: string, message: string): AppError {
  return new AppError('invalid', message, { reason: path, fields: [{ path, message }] });
}
