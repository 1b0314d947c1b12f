import { z } from 'zod';
import { route } from '../platform/route.ts';

/** Limits of one sheet: rows, and distinct columns. Split a larger list. */
export const maxSheetRows = 200_000;
export const maxSheetColumns = 60;
/** Bytes of a file. */
export const largestSheet = 32 * 1024 * 1024;

export const sheetEncodingSchema = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh']);
export type SheetEncoding = z.infer<typeof sheetEncodingSchema>;

/** A spreadsheet as plain cells, with notes about how it was read. */
export const sheetSchema = z
  .object({
    format: z.enum(['csv', 'xlsx']),
    encoding: sheetEncodingSchema.nullable().describe('Of a CSV file.'),
    is_encoding_guessed: z.boolean().describe('Nothing in the file says so: look at the accents.'),
    sheets: z.array(z.string()).describe('The sheets of a workbook; one is read.'),
    sheet: z.string().nullable(),
    has_header: z.boolean().describe('The first row names the columns.'),
    headings: z.array(z.string()),
    rows: z.array(z.array(z.string())).describe('Without the headings and without empty rows.'),
    row_numbers: z.array(z.number().int()).describe('The line of each row in the file, counted from 1.'),
    empty_rows: z.number().int(),
    notes: z.array(z.string()).describe('What was corrected, and what to check.'),
  })
  .meta({ id: 'Sheet' });
export type Sheet = z.infer<typeof sheetSchema>;

export const sheetQuerySchema = z.object({
  sheet: z.string().max(200).optional().describe('Name of a sheet; the first with rows otherwise.'),
  encoding: sheetEncodingSchema.optional().describe('Where the one that was found is wrong.'),
  header: z.enum(['true', 'false']).optional().describe('If the first row names the columns.'),
});

export const sheetRoutes = {
  read: route({
    method: 'post',
    path: '/api/sheets/read',
    access: 'admin',
    scope: 'read',
    noun: 'sheets',
    summary: 'Read a CSV or XLSX file as plain cells; nothing is stored',
    query: sheetQuerySchema,
    upload: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    reply: sheetSchema,
  }),
};
