import type { z } from 'zod';
import type { Lead, leadChangesSchema } from '../../../contract/audience/leads.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import { findMessageOfLead } from '../../platform/outbox/queries.ts';
import type { LeadContext } from './lead-context.ts';
import { notify } from './notify.ts';
import { listPhotos } from './photo-queries.ts';
import { readLead } from './present-lead.ts';
import { lockLead, updateLead } from './queries.ts';
import { markedByStaff } from './spam-queries.ts';

/** Changes a lead. If staff clear the suspicion of spam, it is notified like any other. */
export async function changeLead(
  context: LeadContext,
  id: string,
  { status, suspected_spam }: z.output<typeof leadChangesSchema>,
): Promise<Lead> {
  const db = context.database.kysely;
  const photos = await listPhotos(db, [id]);
  await db.transaction().execute(async trx => {
    const lead = await lockLead(trx, id);
    await updateLead(trx, id, {
      ...(status === undefined ? {} : { status }),
      ...(suspected_spam === undefined || suspected_spam === lead.suspected_spam
        ? {}
        : { suspected_spam, spam_reason: suspected_spam ? markedByStaff : null }),
    });
    await writeActivity(trx, {
      action: 'status',
      noun: 'leads',
      id,
      name: '',
      before: { status: lead.status, suspected_spam: lead.suspected_spam },
      after: { status: status ?? lead.status, suspected_spam: suspected_spam ?? lead.suspected_spam },
    });
    await announce(trx, { kind: 'leads' });
    if (suspected_spam === false && !(await findMessageOfLead(trx, id))) {
      await notify(context, trx, id, { photos: photos.length });
    }
  });
  return readLead(context, id);
}
