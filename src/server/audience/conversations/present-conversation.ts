import {
  type Conversation,
  type ConversationSummary,
  conversationSummarySchema,
  type Message,
  messageSchema,
} from '../../../contract/audience/conversations.ts';
import type { Lead } from '../../../contract/audience/leads.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { listPoints } from '../contacts/point-queries.ts';
import { presentContact, presentPoints } from '../contacts/present-contact.ts';
import { getRoot, listRecords } from '../contacts/queries.ts';
import type { LeadContext } from '../leads/lead-context.ts';
import { presentLeads, wantedOf } from '../leads/present-lead.ts';
import { listLeadsByIds } from '../leads/queries.ts';
import { type ConversationRow, placeSchema } from './list-queries.ts';
import {
  listLastMessages,
  listMessages,
  listNewestLeads,
  type MessageTable,
  type NewestLead,
} from './queries.ts';

const shownLetters = 200;
const summaryShape = conversationSummarySchema.shape;

/** Rows of a list with what people tell a conversation by. */
export async function presentConversations(
  { database, labels }: LeadContext,
  rows: readonly ConversationRow[],
): Promise<ConversationSummary[]> {
  const db = database.kysely;
  const ids = rows.map(({ id }) => id);
  const [records, leads, last] = await Promise.all([
    listRecords(db, ids),
    listNewestLeads(db, ids),
    listLastMessages(db, ids, shownLetters),
  ]);
  const rootOf = new Map(records.map(({ id, root_id }) => [id, root_id]));
  const points = Map.groupBy(await listPoints(db, [...rootOf.keys()]), ({ contact_id }) =>
    rootOf.get(contact_id),
  );
  return rows.map(row => {
    const lead = leads.find(({ contact_id }) => contact_id === row.id);
    const said = last.find(({ contact_id }) => contact_id === row.id);
    return {
      id: row.id,
      name: row.shown_name,
      ...presentPoints(points.get(row.id) ?? []),
      last_at: row.last_at.toISOString(),
      ...presentState(row),
      lead: lead ? presentNewest(lead, wantedOf(lead, labels())) : null,
      last: said ? summaryShape.last.parse(said) : null,
    };
  });
}

function presentNewest(lead: NewestLead, wanted: string): ConversationSummary['lead'] {
  return summaryShape.lead.parse({
    ...lead,
    wanted,
    city: lead.city ?? lead.page_city,
    next_step_at: lead.next_step_at?.toISOString() ?? null,
  });
}

const presentState = (
  row: Pick<ConversationRow, 'waiting_since' | 'quiet_since' | 'is_spam' | 'assignee_id'>,
) => ({
  waiting_since: row.waiting_since?.toISOString() ?? null,
  quiet_since: row.quiet_since?.toISOString() ?? null,
  is_spam: row.is_spam,
  assignee_id: row.assignee_id,
});

/** A page of everything said with a person. */
export async function readConversation(
  context: LeadContext,
  id: string,
  { cursor, per_page }: { readonly cursor?: string | undefined; readonly per_page: number },
): Promise<Conversation> {
  const db = context.database.kysely;
  const root = await getRoot(db, id);
  const records = (await listRecords(db, [root.id])).map(record => record.id);
  const after = readCursor(cursor, placeSchema);
  const found = await listMessages(db, { records, after, limit: per_page + 1 });
  const shown = found.slice(0, per_page);
  const last = shown.at(-1);
  return {
    contact: await presentContact(db, root),
    ...presentState(root),
    messages: {
      items: await presentMessages(context, shown),
      next_cursor: found.length > per_page && last ? writeCursor({ at: last.at, id: last.id }) : null,
    },
  };
}

export async function presentMessages(
  context: LeadContext,
  rows: readonly MessageTable[],
): Promise<Message[]> {
  const ids = rows.flatMap(({ kind, lead_id }) => (kind === 'lead' && lead_id ? [lead_id] : []));
  const found = ids.length === 0 ? [] : await listLeadsByIds(context.database.kysely, ids);
  const leads = new Map((await presentLeads(context, found)).map(lead => [lead.id, lead]));
  return rows.map(row => presentMessage(row, leads));
}

const { kind, channel, direction, state, outcome, stage_before, stage_after } = messageSchema.shape;

const presentMessage = (row: MessageTable, leads: ReadonlyMap<string, Lead>): Message => ({
  id: row.id,
  kind: kind.parse(row.kind),
  lead_id: row.lead_id,
  channel: channel.parse(row.channel),
  direction: direction.parse(row.direction),
  state: state.parse(row.state),
  body: row.body,
  outcome: outcome.parse(row.outcome),
  stage_before: stage_before.parse(row.stage_before),
  stage_after: stage_after.parse(row.stage_after),
  author_email: row.author_email,
  lead: row.kind === 'lead' && row.lead_id !== null ? (leads.get(row.lead_id) ?? null) : null,
  happened_at: row.happened_at.toISOString(),
});
