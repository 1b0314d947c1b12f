import { z } from 'zod';
import { someLines } from '../platform/form-fields.ts';
import { adminRoutesOf, idParams, listOf, pageFields, searchField } from '../platform/route.ts';
import { contactPhoneSchema, contactSchema } from './contacts.ts';
import { leadStageSchema } from './lead-filter.ts';
import { leadSchema } from './leads.ts';

/** The lists of conversations. A list is part of a screen’s address. */
export const conversationListSchema = z.enum(['needs_answer', 'mine', 'quoted_quiet', 'all', 'spam']);
export type ConversationList = z.infer<typeof conversationListSchema>;

export const messageKindSchema = z.enum(['lead', 'note', 'call', 'stage', 'text', 'email']);
export const messageDirectionSchema = z.enum(['in', 'out']);

/** Searches of one or two letters read so many conversations of a list: their texts are long. */
export const conversationsSearched = 2_000;

/** How a call ended. */
export const callOutcomeSchema = z.enum([
  'reached',
  'voicemail',
  'no_answer',
  'busy',
  'wrong_number',
  'missed',
]);
export type CallOutcome = z.infer<typeof callOutcomeSchema>;

const outcomesOf: Readonly<Record<'in' | 'out', ReadonlySet<CallOutcome>>> = {
  in: new Set(['reached', 'voicemail', 'missed']),
  out: new Set(['reached', 'voicemail', 'no_answer', 'busy', 'wrong_number']),
};
const outcomeErrors = {
  in: 'An incoming call is reached, voicemail or missed.',
  out: 'An outgoing call is reached, voicemail, no_answer, busy or wrong_number.',
};

export const messageSchema = z
  .object({
    id: z.uuid(),
    kind: messageKindSchema,
    lead_id: z.uuid().nullable().describe('The lead that it is about.'),
    channel: z.enum(['form', 'phone', 'sms', 'email']).nullable(),
    direction: messageDirectionSchema.nullable().describe('Null for notes and stages.'),
    state: z
      .enum(['queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'received'])
      .nullable()
      .describe('Of texts and emails. It only moves forward.'),
    body: z.string(),
    outcome: callOutcomeSchema.nullable(),
    stage_before: leadStageSchema.nullable(),
    stage_after: leadStageSchema.nullable(),
    author_email: z.string().nullable().describe('Null: the contact, or the program.'),
    lead: leadSchema.nullable().describe('What came in, for the kind lead.'),
    happened_at: z.iso.datetime(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

export const conversationSummarySchema = z
  .object({
    id: z.uuid().describe('The id of the contact.'),
    name: z.string(),
    phones: z.array(contactPhoneSchema),
    emails: z.array(z.string()),
    last_at: z.iso.datetime(),
    waiting_since: z.iso.datetime().nullable().describe('Since when the person waits for an answer.'),
    quiet_since: z.iso.datetime().nullable().describe('Since when a quoted person has said nothing.'),
    is_spam: z.boolean(),
    assignee_id: z.uuid().nullable(),
    lead: z
      .object({
        id: z.uuid(),
        stage: leadStageSchema,
        wanted: z.string(),
        city: z.string().nullable(),
        zip_code: z.string().nullable(),
        keyword: z.string().nullable(),
        page_path: z.string().nullable(),
        preferred_date: z.string().nullable(),
        next_step: z.string().nullable(),
        next_step_at: z.iso.datetime().nullable(),
        photos: z.number().int(),
      })
      .nullable()
      .describe('The newest lead.'),
    last: z
      .object({
        kind: messageKindSchema,
        direction: messageDirectionSchema.nullable(),
        text: z.string().describe('At most 200 characters.'),
      })
      .nullable()
      .describe('The last thing said.'),
  })
  .meta({ id: 'ConversationSummary' });
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

export const conversationSchema = z
  .object({
    contact: contactSchema,
    waiting_since: z.iso.datetime().nullable(),
    quiet_since: z.iso.datetime().nullable(),
    is_spam: z.boolean(),
    assignee_id: z.uuid().nullable(),
    messages: z.object({
      items: z.array(messageSchema).describe('Newest first.'),
      next_cursor: z.string().nullable(),
    }),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversationSchema>;

const maxBody = 10_000;
const text = z
  .string()
  .overwrite(someLines)
  .max(maxBody, { error: `Keep this under ${maxBody + 1} characters.` });

/** A note or a call; anything else is sent through its channel. */
export const newMessageSchema = z
  .object({
    kind: z.enum(['note', 'call'], { error: 'Say what it is: note or call.' }),
    lead_id: z.uuid().nullish().describe('A lead of this person.'),
    body: text.default(''),
    direction: messageDirectionSchema.optional().describe('Of a call; out if not given.'),
    outcome: callOutcomeSchema.optional().describe('Of a call: how it ended.'),
    happened_at: z.iso
      .datetime({ offset: true })
      .refine(at => Date.parse(at) > Date.UTC(2000), {
        error: 'Enter when the call was made, in 2000 or later.',
      })
      .optional()
      .describe('Of a call that was made before. Not in the future.'),
  })
  .superRefine((message, issues) => {
    const problem = (path: string, error: string) =>
      issues.addIssue({ code: 'custom', path: [path], message: error });
    if (message.kind === 'note') {
      if (message.body === '') problem('body', 'Write the note.');
      if (message.outcome ?? message.direction)
        problem('kind', 'Only a call has a direction and an outcome.');
      return;
    }
    const { direction = 'out', outcome } = message;
    if (!outcome) problem('outcome', 'Say how the call ended.');
    else if (!outcomesOf[direction].has(outcome)) problem('outcome', outcomeErrors[direction]);
  })
  .meta({ id: 'NewMessage' });
export type NewMessage = z.output<typeof newMessageSchema>;

export const waitingSchema = z
  .object({
    total: z.number().int().describe('How many people wait for an answer, counted up to 99.'),
    total_is_exact: z.boolean().describe('False: there are more.'),
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof waitingSchema>;

const adminRoute = adminRoutesOf('conversations');

export const conversationRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/conversations',
    summary: 'Conversations of a list: those who wait longest first, others by the last thing said',
    query: z.object({
      list: conversationListSchema.default('all'),
      days: z.coerce
        .number()
        .int()
        .min(0)
        .max(365)
        .default(3)
        .describe('For quoted_quiet: days without an answer.'),
      search: searchField(
        'Part of a name, number, email, address or of what was said. One or two letters are looked for among the newest 2,000.',
      ),
      ...pageFields(),
    }),
    reply: listOf(conversationSummarySchema),
  }),
  watch: adminRoute({
    method: 'get',
    path: '/api/conversations/watch',
    summary:
      'Server-sent events when any conversation changes (event name: conversations), with how many wait',
    reply: waitingSchema,
    stream: true,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/conversations/{id}',
    summary: 'Everything said with a person, newest first, page by page',
    params: idParams,
    query: z.object({ ...pageFields() }),
    reply: conversationSchema,
  }),
  add: adminRoute({
    method: 'post',
    path: '/api/conversations/{id}/messages',
    summary: 'Add a note, or a call with its outcome',
    status: 201,
    body: newMessageSchema,
    reply: messageSchema,
  }),
};
