import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Lead, leadChangesSchema } from '../../../contract/audience/leads.ts';
import { currentActor } from '../../platform/activity/acting.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findMessageOfLead } from '../../platform/outbox/queries.ts';
import { learnContact } from '../contacts/learn-contact.ts';
import { insertMessage } from '../contacts/message-queries.ts';
import type { LeadContext } from './lead-context.ts';
import { notify } from './notify.ts';
import { listPhotos } from './photo-queries.ts';
import { readLead } from './present-lead.ts';
import { getLead, isStaff, type LeadTable, lockLead, updateLead } from './queries.ts';
import { markedByStaff } from './spam-queries.ts';

type Changes = z.output<typeof leadChangesSchema>;

/** Changes a lead. If staff clear the suspicion of spam, it is notified like any other. */
export async function changeLead(context: LeadContext, id: string, changes: Changes): Promise<Lead> {
  const db = context.database.kysely;
  const photos = await listPhotos(db, [id]);
  await db.transaction().execute(async trx => {
    const before = await lockLead(trx, id);
    await requireAssignable(trx, changes.assignee_id);
    await updateLead(trx, id, fieldsOf(before, changes));
    const after = await getLead(trx, id);
    if (changes.lost_reason && after.stage !== 'lost')
      throw invalid('lost_reason', 'Only a lost lead has a reason.');
    await noteStage(trx, before, after);
    await learnContact(trx, after);
    await writeActivity(trx, {
      action: 'status',
      noun: 'leads',
      id,
      name: '',
      before: summaryOf(before),
      after: summaryOf(after),
    });
    await announce(trx, { kind: 'leads' });
    if (changes.suspected_spam === false && !(await findMessageOfLead(trx, id))) {
      await notify(context, trx, id, { photos: photos.length });
    }
  });
  return readLead(context, id);
}

/** The database decides how status and stage follow each other: see migrations/0158_contacts.sql. */
function fieldsOf(lead: LeadTable, { suspected_spam, ...changes }: Changes) {
  const isOtherSpam = suspected_spam !== undefined && suspected_spam !== lead.suspected_spam;
  return {
    ...changes,
    ...(changes.next_step === null ? { next_step_at: null } : {}),
    ...(isOtherSpam ? { suspected_spam, spam_reason: suspected_spam ? markedByStaff : null } : {}),
  };
}

async function requireAssignable(trx: Trx, assignee: string | null | undefined): Promise<void> {
  if (!assignee || (await isStaff(trx, assignee))) return;
  throw invalid('assignee_id', 'Choose an account of the staff.');
}

/** Adds the change of a stage to the timeline. */
async function noteStage(trx: Trx, before: LeadTable, after: LeadTable): Promise<void> {
  const [from, to] = [before.stage ?? before.status, after.stage ?? after.status];
  if (from === to || after.contact_id === null) return;
  const actor = currentActor();
  await insertMessage(trx, {
    id: uuidv7(),
    contact_id: after.contact_id,
    lead_id: after.id,
    kind: 'stage',
    body: after.lost_reason ?? '',
    stage_before: from,
    stage_after: to,
    author_id: actor?.id ?? null,
    author_email: actor?.email ?? null,
  });
}

const summaryOf = ({ status, stage, suspected_spam, assignee_id }: LeadTable) => ({
  status,
  suspected_spam,
  ...(stage === null || stage === status ? {} : { stage }),
  ...(assignee_id === null ? {} : { assignee_id }),
});

const invalid = (path: string, message: string) =>
  new AppError('invalid', message, { fields: [{ path, message }] });
