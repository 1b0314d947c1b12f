import { leadKindSchema, leadStageSchema, leadStatusSchema } from '../../../contract/audience/lead-filter.ts';
import type { FormLabels } from '../../../contract/audience/lead-forms.ts';
import { type Lead, type LeadNotification, leadSchema } from '../../../contract/audience/leads.ts';
import { pageCode } from '../../pages/pages/page-code.ts';
import type { Db } from '../../platform/db/database.ts';
import { listMessagesOfLeads, type OutboxTable } from '../../platform/outbox/queries.ts';
import { optionLabel } from './form-labels.ts';
import type { LeadContext } from './lead-context.ts';
import { listPhotos } from './photo-queries.ts';
import { getLead, type LeadTable } from './queries.ts';

export async function readLead(context: LeadContext, id: string): Promise<Lead> {
  return presentLead(context, await getLead(context.database.kysely, id));
}

async function presentLead(context: LeadContext, row: LeadTable): Promise<Lead> {
  const [lead] = await presentLeads(context, [row]);
  if (!lead) throw new Error('a lead was lost while presenting it');
  return lead;
}

const zipAnswerSchema = leadSchema.shape.zip_answer;

/** The only place that converts lead rows to an answer. */
export async function presentLeads(
  { database, outbox, labels }: LeadContext,
  rows: readonly LeadTable[],
): Promise<Lead[]> {
  const db: Db = database.kysely;
  const ids = rows.map(row => row.id);
  const [photos, messages] = await Promise.all([listPhotos(db, ids), listMessagesOfLeads(db, ids)]);
  return rows.map(row => ({
    ...row,
    zip_answer: zipAnswerSchema.parse(row.zip_answer),
    page_code: row.landing_page_id === null ? null : pageCode(row.landing_page_id),
    wanted: wantedOf(row, labels()),
    kind: leadKindSchema.parse(row.kind),
    status: leadStatusSchema.parse(row.status),
    stage: leadStageSchema.parse(row.stage ?? row.status),
    next_step_at: row.next_step_at?.toISOString() ?? null,
    photos: photos
      .filter(photo => photo.lead_id === row.id)
      .map(({ number, width, height, bytes }) => ({ number, width, height, bytes })),
    notification: notificationOf(
      messages.findLast(message => message.lead_id === row.id),
      outbox.canSend,
    ),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** What was chosen, in the words of the form. */
export function wantedOf(
  { service, junk_types }: Pick<LeadTable, 'service' | 'junk_types'>,
  labels: FormLabels,
): string {
  const chosen = junk_types.length > 0 ? junk_types : [service ?? ''];
  return chosen
    .filter(Boolean)
    .map(value => optionLabel(labels, value))
    .join(', ');
}

function notificationOf(message: OutboxTable | undefined, canSend: boolean): LeadNotification {
  const state = stateOf(message, canSend);
  return {
    state,
    message: state === 'failed' && message?.attempts === 0 ? neverTried : sentences[state],
    attempts: message?.attempts ?? 0,
    next_at: message?.next_at?.toISOString() ?? null,
    last_error: message?.last_error ?? null,
    sent_at: message?.sent_at?.toISOString() ?? null,
  };
}

function stateOf(message: OutboxTable | undefined, canSend: boolean): LeadNotification['state'] {
  if (!message) return 'none';
  if (message.sent_at) return 'sent';
  if (!canSend) return 'no-mail-server';
  return message.next_at ? 'waiting' : 'failed';
}

const sentences = {
  none: 'Not sent: set aside as suspected spam.',
  'no-mail-server': 'Not sent: no mail server configured.',
  waiting: 'On its way: it is tried for three days.',
  sent: 'Sent.',
  failed: 'Not sent: the mail server did not take it for three days.',
} as const;

/** Older ones are not sent by themselves once a mail server is set. */
const neverTried = 'Not sent: no mail server was set when it came.';
