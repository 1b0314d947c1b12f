import { z } from 'zod';
import { email, hint, line, phone } from '../platform/form-fields.ts';
import { adminRoutesOf, indexedSearchField, listOf, pageFields, route } from '../platform/route.ts';

const stateError = 'Please enter the state you live in.';
const dateError = 'Please choose the date of the wedding.';

/** The fields of the giveaway's form, with their error messages. */
export const giveawayFormSchema = z
  .object({
    full_name_1: line(120, 'Please enter the first full name.'),
    full_name_2: line(120, 'Please enter the second full name.'),
    state: line(40, stateError),
    email,
    phone,
    wedding_date: z.iso
      .date({ error: dateError })
      .refine(day => day >= '1950-01-01' && day <= '2099-12-31', { error: dateError })
      .describe('YYYY-MM-DD'),
    page_path: hint(500).describe('Path of the page with the form.'),
    subject_line: hint(200).describe('A hidden field. Only bots fill it in.'),
    form_token: hint(200).describe('The signed mark of the page. Programs leave it out.'),
  })
  .meta({ id: 'GiveawayForm' });
export type GiveawayForm = z.output<typeof giveawayFormSchema>;

export const giveawayEntrySchema = z
  .object({
    id: z.uuid(),
    full_name_1: z.string(),
    full_name_2: z.string(),
    state: z.string(),
    email: z.string(),
    phone: z.string().describe('As typed.'),
    wedding_date: z.string().describe('YYYY-MM-DD'),
    page_path: z.string().nullable(),
    spam_reason: z.string().nullable().describe('Set: left out of every draw.'),
    has_won: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'GiveawayEntry' });
export type GiveawayEntry = z.infer<typeof giveawayEntrySchema>;

export const giveawayDrawSchema = z
  .object({
    id: z.uuid(),
    entry_id: z.uuid().nullable().describe('Null when the winner’s entry was deleted since.'),
    winner_names: z.string(),
    entries: z.number().int().describe('Among how many it was drawn.'),
    place: z.number().int().describe('The drawn position among eligible entries, from 1, in order of entry.'),
    leaves_out_winners: z.boolean(),
    drawn_by: z.string().nullable(),
    drawn_at: z.iso.datetime(),
  })
  .meta({ id: 'GiveawayDraw' });
export type GiveawayDraw = z.infer<typeof giveawayDrawSchema>;

const noun = 'giveaway-entries';
const adminRoute = adminRoutesOf(noun);

export const giveawayRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/giveaway-entries',
    summary: 'Who entered the giveaway, newest first',
    query: z.object({
      search: indexedSearchField('Part of a name, email, phone or state.'),
      ...pageFields(),
    }),
    reply: listOf(giveawayEntrySchema),
  }),
  exportCsv: adminRoute({
    method: 'get',
    path: '/api/giveaway-entries/export.csv',
    summary: 'All entries as a spreadsheet, newest first',
    reply: z.string(),
    media: 'text/csv',
  }),
  enter: route({
    method: 'post',
    path: '/api/giveaway-entries',
    access: 'anyone',
    noun,
    summary: 'Enter the giveaway. The same email twice is one entry, and answers the same',
    status: 201,
    body: giveawayFormSchema,
    reply: z.object({ entered: z.literal(true) }),
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/giveaway-entries/{id}',
    summary: 'Delete an entry',
  }),
  draws: adminRoute({
    method: 'get',
    path: '/api/giveaway-draws',
    summary: 'The latest 100 draws, newest first, and how many could win the next one',
    reply: z.object({
      items: z.array(giveawayDrawSchema),
      can_win: z.number().int().describe('Entries that are not suspected of being spam.'),
      have_won: z.number().int(),
    }),
  }),
  draw: adminRoute({
    method: 'post',
    path: '/api/giveaway-draws',
    summary: 'Draw a winner at random; the draw is recorded',
    status: 201,
    body: z.object({
      leaves_out_winners: z.boolean().default(true).describe('Who has won already can’t win again.'),
    }),
    reply: giveawayDrawSchema.extend({ winner: giveawayEntrySchema }),
  }),
};
