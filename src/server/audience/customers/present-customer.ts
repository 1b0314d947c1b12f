import { customerPlanSchema } from '../../../contract/audience/customer-filter.ts';
import {
  type Customer,
  customerSchema,
  type OwnCustomer,
  ownCustomerSchema,
} from '../../../contract/audience/customers.ts';
import { presentAs } from '../../platform/present-as.ts';
import { refusalOf } from './own-profile.ts';
import type { ProfileTable } from './queries.ts';
import { type UsageMonth, usedPages } from './usage-month.ts';

/** The only place that converts a profile to an answer. `email` is null if it can't be read. */
export function presentCustomer(row: ProfileTable, email: string | null, month: UsageMonth): Customer {
  return presentAs(customerSchema, {
    ...row,
    email,
    subscription_plan: customerPlanSchema.parse(row.subscription_plan),
    pages_generated_this_month: usedPages(row, month),
  });
}

/** What customers see of themselves. */
export function presentOwnCustomer(row: ProfileTable, month: UsageMonth): OwnCustomer {
  const used = usedPages(row, month);
  return presentAs(ownCustomerSchema, {
    ...row,
    subscription_plan: customerPlanSchema.parse(row.subscription_plan),
    pages_generated_this_month: used,
    remaining_pages: Math.max(0, row.monthly_page_limit - used),
    refusal: refusalOf(row, month)?.message ?? null,
    renews_on: month.renewsOn,
  });
}
