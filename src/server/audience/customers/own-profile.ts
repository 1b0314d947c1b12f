import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findProfileOf, getProfileOf, insertProfile, type ProfileTable } from './queries.ts';
import { type UsageMonth, usedPages } from './usage-month.ts';

/** The customer's own profile, created with the role. Creates it again if it is missing. */
export async function openOwnProfile(db: Db, userId: string): Promise<ProfileTable> {
  const known = await findProfileOf(db, userId);
  if (known) return known;
  await insertProfile(db, userId);
  return getProfileOf(db, userId);
}

/** The profile of a customer who may work here. */
export async function openActiveProfile(db: Db, userId: string): Promise<ProfileTable> {
  const profile = await openOwnProfile(db, userId);
  requireActive(profile);
  return profile;
}

export function requireActive(profile: ProfileTable): void {
  if (!profile.is_active) throw inactive();
}

/** Why the customer may not generate one more page, if so. */
export function refusalOf(profile: ProfileTable, month: UsageMonth): AppError | null {
  if (!profile.is_active) return inactive();
  return usedPages(profile, month) >= profile.monthly_page_limit ? pageLimitReached(profile, month) : null;
}

function inactive(): AppError {
  return new AppError(
    'forbidden',
    'Your customer account is inactive. Please contact us to have it switched on again.',
    { reason: 'customer-inactive' },
  );
}

/** Why there is no page more this month. */
export function pageLimitReached(
  { monthly_page_limit: limit }: ProfileTable,
  { renewsOn }: UsageMonth,
): AppError {
  const message =
    limit === 0
      ? 'Your plan includes no pages. Please contact us to change it.'
      : `You have generated ${limit === 1 ? 'the 1 page' : `all ${limit} pages`} of this month. You can generate more from ${dayLabel(renewsOn)} on, or contact us for a larger plan.`;
  return new AppError('too-many', message, { reason: 'page-limit' });
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
