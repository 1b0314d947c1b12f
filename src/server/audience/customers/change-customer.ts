import type { CustomerChanges } from '../../../contract/audience/customers.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { getProfile, lockProfile, type ProfileTable, updateProfile } from './queries.ts';

type Changed = Pick<
  ProfileTable,
  'subscription_plan' | 'monthly_page_limit' | 'company_name' | 'website_url' | 'is_active'
>;

/** Omitted fields stay; `name` is the customer's name in the activity log. */
export async function changeCustomer(
  db: Db,
  { id, name }: { id: string; name: string | null },
  changes: CustomerChanges,
): Promise<ProfileTable> {
  return db.transaction().execute(async trx => {
    const before = await lockProfile(trx, id);
    const wanted = stored(changes);
    const names = (Object.keys(wanted) as (keyof Changed)[]).filter(key => wanted[key] !== before[key]);
    if (names.length === 0) return getProfile(trx, id);
    const after = await updateProfile(trx, id, wanted);
    await writeActivity(trx, {
      action: names.every(key => key === 'is_active')
        ? after.is_active
          ? 'switched-on'
          : 'switched-off'
        : 'saved',
      noun: 'customers',
      id,
      name: name ?? after.company_name ?? '',
      before: Object.fromEntries(names.map(key => [key, before[key]])),
      after: Object.fromEntries(names.map(key => [key, after[key]])),
    });
    return after;
  });
}

/** An empty text counts as missing. */
function stored({
  subscription_plan,
  monthly_page_limit,
  company_name,
  website_url,
  is_active,
}: CustomerChanges): Partial<Changed> {
  return {
    ...(subscription_plan !== undefined && { subscription_plan }),
    ...(monthly_page_limit !== undefined && { monthly_page_limit }),
    ...(company_name !== undefined && { company_name: company_name || null }),
    ...(website_url !== undefined && { website_url: website_url || null }),
    ...(is_active !== undefined && { is_active }),
  };
}
