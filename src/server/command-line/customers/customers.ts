import { z } from 'zod';
import { type CustomerPlan } from '../../../contract/audience/customer-filter.ts';
import { type Customer, customerChangesSchema, unknownEmail } from '../../../contract/audience/customers.ts';
import { changeCustomer } from '../../audience/customers/change-customer.ts';
import { listCustomers, readEmail } from '../../audience/customers/list-customers.ts';
import { presentCustomer } from '../../audience/customers/present-customer.ts';
import { findProfileByEmail, getProfile } from '../../audience/customers/queries.ts';
import { usageMonth } from '../../audience/customers/usage-month.ts';
import { createLog } from '../../platform/log.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { facts, type Output, table } from '../output.ts';

export interface ListOptions {
  readonly search?: string;
  readonly plan?: CustomerPlan;
  readonly active?: boolean;
  readonly inactive?: boolean;
  readonly limit: number;
}

/** Customers, newest first. */
export async function listCustomersCommand(output: Output, options: ListOptions): Promise<void> {
  return withSession(async session => {
    const { rows, total } = await listCustomers(await readingParts(session), {
      search: options.search,
      plan: options.plan,
      is_active: wordOf(switchOf(options)),
      after: null,
      limit: options.limit,
    });
    const cells = rows.map(one => [
      one.id,
      one.email ?? unknownEmail,
      one.company_name ?? '',
      one.subscription_plan,
      one.pages_generated_this_month,
      one.monthly_page_limit,
      statusOf(one),
    ]);
    output.result(
      { customers: rows, total },
      table(['Id', 'Email', 'Company', 'Plan', 'Used', 'Limit', 'Status'], cells, 'No customers found'),
    );
  });
}

export interface EditOptions {
  readonly plan?: CustomerPlan;
  readonly pageLimit?: string;
  readonly company?: string;
  readonly website?: string;
  readonly active?: boolean;
  readonly inactive?: boolean;
}

/** Changes the named fields only. */
export async function editCustomer(output: Output, who: string, options: EditOptions): Promise<void> {
  const changes = readChanges(options);
  return withSession(async session => {
    const { db, log, month } = await readingParts(session);
    const profile = z.uuid().safeParse(who).success
      ? await getProfile(db, who)
      : await findProfileByEmail(db, who);
    if (!profile) throw misuse(`Customer ${who} not found.`, 'See: customers list');
    const email = await readEmail(db, profile, log);
    const changed = await changeCustomer(db, { id: profile.id, name: email }, changes);
    const customer = presentCustomer(changed, email, month);
    output.result({ customer }, describe(customer));
  });
}

async function readingParts({ db, config }: Session) {
  const { time_zone } = await currentGroup(db, 'business');
  return { db, log: createLog(config.logLevel), month: usageMonth(new Date(), time_zone) };
}

function readChanges({ plan, pageLimit, company, website, ...options }: EditOptions) {
  const is_active = switchOf(options);
  const parsed = customerChangesSchema.safeParse({
    ...(plan !== undefined && { subscription_plan: plan }),
    ...(pageLimit !== undefined && {
      monthly_page_limit: /^\d+$/.test(pageLimit) ? Number(pageLimit) : pageLimit,
    }),
    ...(company !== undefined && { company_name: company }),
    ...(website !== undefined && { website_url: website }),
    ...(is_active !== undefined && { is_active }),
  });
  if (parsed.success) return parsed.data;
  throw misuse(parsed.error.issues.map(issue => issue.message).join('. '));
}

function switchOf({ active, inactive }: { active?: boolean; inactive?: boolean }): boolean | undefined {
  if (active && inactive) throw misuse('Say --active or --inactive, not both.');
  return active ? true : inactive ? false : undefined;
}

const wordOf = (isActive: boolean | undefined) =>
  isActive === undefined ? undefined : isActive ? 'true' : 'false';

const statusOf = ({ is_active }: Customer) => (is_active ? 'Active' : 'Inactive');

function describe(customer: Customer): string {
  return facts([
    ['Id', customer.id],
    ['Email', customer.email ?? unknownEmail],
    ['Company', customer.company_name ?? ''],
    ['Website', customer.website_url ?? ''],
    ['Plan', customer.subscription_plan],
    ['Pages a month', customer.monthly_page_limit],
    ['Generated this month', customer.pages_generated_this_month],
    ['Status', statusOf(customer)],
  ]);
}
