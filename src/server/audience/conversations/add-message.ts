import { v7 as uuidv7 } from 'uuid';
import type { NewMessage } from '../../../contract/audience/conversations.ts';
import { currentActor } from '../../platform/activity/acting.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { insertMessage } from '../contacts/message-queries.ts';
import { contactMissing, listRecords } from '../contacts/queries.ts';
import { lockPerson } from '../contacts/refresh-contact.ts';
import { refreshContacts } from '../contacts/summary-queries.ts';
import type { LeadContext } from '../leads/lead-context.ts';
import { lockLead } from '../leads/queries.ts';

/** Clocks of phones are a little ahead. */
const maxAhead = 5 * 60_000;

/** Adds a note or a call to a conversation and returns its id. What is about a lead belongs to the record of that lead. */
export async function addMessage(
  { database, clock }: Pick<LeadContext, 'database' | 'clock'>,
  contactId: string,
  { kind, lead_id = null, body, direction, outcome, happened_at }: NewMessage,
): Promise<string> {
  const now = clock();
  const isCall = kind === 'call';
  const at = isCall && happened_at ? new Date(happened_at) : now;
  if (at.getTime() > now.getTime() + maxAhead)
    throw refusal('happened_at', 'A call that was made is not in the future.');
  return database.kysely.transaction().execute(async trx => {
    // The lead before its person, as everybody who changes leads does.
    const record = lead_id === null ? contactId : (await lockLead(trx, lead_id)).contact_id;
    const root = await lockPerson(trx, contactId);
    if (root === null) throw contactMissing();
    if (record === null || !(await isOf(trx, record, root)))
      throw refusal('lead_id', 'This lead belongs to another contact.');
    const id = uuidv7();
    const way = direction ?? 'out';
    const actor = currentActor();
    await insertMessage(trx, {
      id,
      contact_id: record,
      lead_id,
      kind,
      body,
      happened_at: at,
      author_id: actor?.id ?? null,
      author_email: actor?.email ?? null,
      ...(isCall
        ? { channel: 'phone', direction: way, outcome: outcome ?? null, is_answer: isAnswer(way, outcome) }
        : {}),
    });
    await refreshContacts(trx, [root]);
    const action = isCall ? 'noted-a-call-with' : 'wrote-a-note-about';
    await writeActivity(trx, { action, noun: 'contacts', id: root, name: '' });
    await announce(trx, { kind: 'contacts' });
    return id;
  });
}

/** True if the contact heard a person of the business. */
const isAnswer = (direction: 'in' | 'out', outcome: NewMessage['outcome']): boolean =>
  outcome === 'reached' || (direction === 'out' && outcome === 'voicemail');

/** True if a person has this record. */
const isOf = async (trx: Trx, record: string, root: string): Promise<boolean> =>
  (await listRecords(trx, [root])).some(({ id }) => id === record);

const refusal = (path: string, message: string) =>
  new AppError('invalid', message, { fields: [{ path, message }] });
