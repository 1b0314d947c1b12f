import type { Logger } from 'pino';
import type { Customer } from '../../../contract/audience/customers.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { presentCustomer } from './present-customer.ts';
import {
  type CustomerFilter,
  countProfiles,
  listEmails,
  listProfiles,
  type ProfileTable,
} from './queries.ts';
import type { UsageMonth } from './usage-month.ts';

/** Counted up to here; beyond it screens show "more than". */
const maxCounted = 100_000;

interface CustomerList {
  readonly rows: Customer[];
  readonly total: number;
  readonly total_is_exact: boolean;
}

type Wanted = CustomerFilter & PageAfter;

/** Customers with their emails. If accounts can't be read, the list comes without emails. */
export async function listCustomers(
  { db, log, month }: { db: Db; log: Logger; month: UsageMonth },
  wanted: Wanted,
): Promise<CustomerList> {
  try {
    const { rows, ...list } = await readList(db, wanted, true);
    const emails = await listEmails(
      db,
      rows.map(row => row.user_id),
    );
    return { rows: rows.map(row => presentCustomer(row, emails.get(row.user_id) ?? null, month)), ...list };
  } catch (error) {
    log.warn({ err: error }, 'customers are listed without emails');
    const { rows, ...list } = await readList(db, wanted, false);
    return { rows: rows.map(row => presentCustomer(row, null, month)), ...list };
  }
}

/** One customer's email, or null where it can't be read. */
export async function readEmail(db: Db, { user_id }: ProfileTable, log: Logger): Promise<string | null> {
  try {
    return (await listEmails(db, [user_id])).get(user_id) ?? null;
  } catch (error) {
    log.warn({ err: error }, 'a customer is shown without email');
    return null;
  }
}

async function readList(db: Db, wanted: Wanted, canReadEmails: boolean) {
  const rows = await listProfiles(db, { ...wanted, canReadEmails });
  const total = await countProfiles(db, { ...wanted, max: maxCounted + 1, canReadEmails });
  return { rows, total: Math.min(total, maxCounted), total_is_exact: total <= maxCounted };
}
