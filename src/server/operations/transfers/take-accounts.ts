import { z } from 'zod';
import { cleanJson } from '../../platform/db/clean-json.ts';
import type { Trx } from '../../platform/db/database.ts';
import { firstProblem } from '../tables/check-row.ts';
import { accountsField } from '../tables/exported-tables.ts';
import { openStagedAccounts, type StagedAccount, stageAccounts } from './account-queries.ts';
import type { ImportReport } from './import-report.ts';
import type { PlacedPart } from './list-importer.ts';
import { refusal, valueOf } from './split-json.ts';

const maxAtOnce = 1_000;
const maxRefused = 1_000;

/** Older files know only `id`, `email` and `role`. */
const accountSchema = z.object({
  id: z.uuid(),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: 'This is no email address' }).max(320)),
  name: z.string().max(500).nullish(),
  role: z.enum(['admin', 'customer']).nullish(),
  email_verified: z.boolean().nullish(),
  created_at: z.string().datetime({ offset: true }).nullish(),
});

/** Gathers the accounts of a file, bounded in memory. */
export class AccountStage {
  readonly #trx: Trx;
  readonly #report: ImportReport;
  #waiting: StagedAccount[] = [];

  constructor(trx: Trx, report: ImportReport) {
    this.#trx = trx;
    this.#report = report;
  }

  static async open(trx: Trx, report: ImportReport): Promise<AccountStage> {
    await openStagedAccounts(trx);
    return new AccountStage(trx, report);
  }

  async take(part: PlacedPart): Promise<void> {
    const read = accountSchema.safeParse(cleanJson(valueOf(part)));
    if (!read.success) {
      const reason = firstProblem(read.error);
      this.#report.add({ field: accountsField, place: part.place, name: '', verdict: 'refused', reason });
      if (this.#report.total('refused') >= maxRefused)
        throw refusal(`Too many items are wrong, the first: ${reason}`);
      return;
    }
    const { name, role, email_verified, created_at, ...account } = read.data;
    this.#waiting.push({
      ...account,
      place: part.place,
      name: name ?? account.email,
      role: role ?? null,
      email_verified: email_verified ?? false,
      created_at: created_at ?? null,
    });
    if (this.#waiting.length >= maxAtOnce) await this.flush();
  }

  async flush(): Promise<void> {
    const accounts = this.#waiting;
    this.#waiting = [];
    if (accounts.length > 0) await stageAccounts(this.#trx, accounts);
  }
}
