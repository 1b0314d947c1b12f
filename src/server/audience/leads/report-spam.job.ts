import type { Database } from '../../platform/db/database.ts';
import { findSetting, writeSetting } from '../../platform/db/settings.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { recurringJob } from '../../platform/jobs/recurring-job.ts';
import type { Email } from '../../platform/outbox/email.ts';
import { type Outbox, queueEmail } from '../../platform/outbox/outbox.ts';
import type { LeadContext } from './lead-context.ts';
import { countNewSpam, findNewestSpam } from './spam-queries.ts';

const day = 24 * 3_600_000;
/** The setting: the newest request that a report has counted. */
const reported = 'spam-reported';
const firstId = '00000000-0000-0000-0000-000000000000';
const maxCounted = 1_000;

export interface SpamReport extends Pick<LeadContext, 'mailbox' | 'publicUrl'> {
  readonly outbox: () => Outbox;
}

/** Mails the owner once a day how many requests were set aside, because those notify nobody. */
export const reportSpamJob = (database: Database, report: SpamReport): JobKind =>
  recurringJob(database.kysely, {
    name: 'report-spam',
    interval: day,
    work: () => reportSpam(database, report),
  });

/** What came in before the first report is left out. Without a mail server the count waits for one. */
export async function reportSpam(
  { kysely }: Pick<Database, 'kysely'>,
  { mailbox, publicUrl, outbox }: SpamReport,
): Promise<void> {
  const until = await findNewestSpam(kysely);
  const after = await findSetting(kysely, reported);
  if (after === null) {
    await writeSetting(kysely, reported, until ?? firstId);
    return;
  }
  const open = outbox();
  if (until === null || until <= after || !open.canSend) return;
  const count = await countNewSpam(kysely, { after, until }, maxCounted);
  await kysely.transaction().execute(async trx => {
    await writeSetting(trx, reported, until);
    if (count > 0)
      await queueEmail(open, trx, { leadId: null, email: spamMessage({ mailbox, publicUrl }, count) });
  });
}

function spamMessage(
  { mailbox, publicUrl }: Pick<SpamReport, 'mailbox' | 'publicUrl'>,
  count: number,
): Email {
  const { name, address } = mailbox();
  const number = count < maxCounted ? String(count) : `${maxCounted} or more`;
  const requests = count === 1 ? '1 request was' : `${number} requests were`;
  const link = publicUrl ? `${publicUrl}/admin/leads?view=spam` : 'Leads, Suspected spam';
  return {
    from: { name: `${name} website`, address },
    to: address,
    subject: `${requests} set aside as suspected spam`,
    text: `Since the last report ${requests} set aside as suspected spam. They were not mailed to you.\n\nIf one is from a customer, press “Not spam”: ${link}`,
  };
}
