import { customerPlanSchema } from '../../../contract/audience/customer-filter.ts';
import { type Customer, type OwnCustomer } from '../../../contract/audience/customers.ts';
import { refusalOf } from './own-profile.ts';
import type { ProfileTable } from './queries.ts';
import { type UsageMonth, usedPages } from './usage-month.ts';

/** The only way a profile becomes an answer. `email` is null where it can't be read. */
export function presentCustomer(row: ProfileTable, email: string | null, month: UsageMonth): Customer {
  return {
    id: row.id,
    user_id: row.user_id,
    email,
    company_name: row.company_name,
    website_url: row.website_url,
    subscription_plan: customerPlanSchema.parse(row.subscription_plan),
    monthly_page_limit: row.monthly_page_limit,
    pages_generated_this_month: usedPages(row, month),
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** What customers see of themselves. */
export function presentOwnCustomer(row: ProfileTable, month: UsageMonth): OwnCustomer {
  const used = usedPages(row, month);
  return {
    company_name: row.company_name,
    website_url: row.website_url,
    subscription_plan: customerPlanSchema.parse(row.subscription_plan),
    monthly_page_limit: row.monthly_page_limit,
    pages_generated_this_month: used,
    is_active: row.is_active,
    remaining_pages: Math.max(0, row.monthly_page_limit - used),
    refusal: refusalOf(row, month)?.message ?? null,
    renews_on: month.renewsOn,
  };
}
