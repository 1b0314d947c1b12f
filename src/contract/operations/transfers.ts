import { z } from 'zod';
import { adminRoutesOf, pageSize } from '../platform/route.ts';

/** What an export holds and an import reads. */
export const transferTypeSchema = z.enum(['templates', 'batches', 'full_system']);
export type TransferType = z.infer<typeof transferTypeSchema>;

/** `json` has the shape of the older system’s files; `tar` is the container of backups, compressed and with a checksum. */
export const exportFormatSchema = z.enum(['json', 'tar']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** The largest file that is taken, in bytes: a full export of some three million pages. */
export const largestImport = 4 * 1024 ** 3;

/**
 * The result for an item: `kept` leaves the existing one, `left_out` can't be imported alone, `refused` stops the
 * import.
 */
export const verdictSchema = z.enum(['new', 'renamed', 'kept', 'left_out', 'refused']);
export type Verdict = z.infer<typeof verdictSchema>;

const countsSchema = z.object({
  new: z.number().int(),
  renamed: z.number().int(),
  kept: z.number().int(),
  left_out: z.number().int(),
  refused: z.number().int(),
});

export const importItemSchema = z
  .object({
    field: z.string().describe('The list of the file that holds it.'),
    place: z.number().int().describe('Its place in that list, from 1.'),
    name: z.string(),
    verdict: verdictSchema,
    reason: z.string(),
  })
  .meta({ id: 'ImportItem' });
export type ImportItem = z.infer<typeof importItemSchema>;

export const importResultsSchema = z
  .object({
    counts: z.record(z.string(), countsSchema).describe('By list of the file and verdict.'),
    notes: z.array(z.string()),
    templates_imported: z.number().int(),
    batches_imported: z.number().int(),
    plans_imported: z.number().int(),
    items: z.array(importItemSchema).describe('The first 1,000. Items with problems come first.'),
  })
  .meta({ id: 'ImportResults' });
export type ImportResults = z.infer<typeof importResultsSchema>;

export const exportJobSchema = z
  .object({
    id: z.uuid(),
    export_type: transferTypeSchema,
    format: exportFormatSchema,
    status: z.enum(['pending', 'processing', 'completed', 'failed']),
    file_name: z.string(),
    file_size: z.number().int().nullable(),
    rows_done: z.number().int(),
    rows_total: z.number().int(),
    export_data: z.record(z.string(), z.number().int()).describe('How many rows the file holds, by list.'),
    error_message: z.string().nullable(),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ExportJob' });
export type ExportJob = z.infer<typeof exportJobSchema>;

export const importJobSchema = z
  .object({
    id: z.uuid(),
    import_type: transferTypeSchema,
    phase: z.enum(['checking', 'importing']),
    status: z.enum(['pending', 'processing', 'checked', 'completed', 'failed']),
    file_url: z.string(),
    file_name: z.string(),
    file_size: z.number().int(),
    bytes_done: z.number().int(),
    rows_done: z.number().int(),
    import_data: z.record(z.string(), z.union([z.string(), z.number()])),
    import_results: importResultsSchema.nullable(),
    error_message: z.string().nullable(),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ImportJob' });
export type ImportJob = z.infer<typeof importJobSchema>;

/** A list of jobs shows how each ended, not the result of every item. */
const listedImportSchema = importJobSchema.omit({ import_results: true });
export type ListedImport = z.infer<typeof listedImportSchema>;

const adminRoute = adminRoutesOf('transfers');
const recent = z.object({ per_page: pageSize(20, 100) });

export const transferRoutes = {
  listExports: adminRoute({
    method: 'get',
    path: '/api/exports',
    summary: 'Recent exports, newest first',
    query: recent,
    reply: z.object({ items: z.array(exportJobSchema) }),
  }),
  startExport: adminRoute({
    method: 'post',
    path: '/api/exports',
    summary: 'Write templates, batches or everything into a file',
    status: 202,
    body: z.object({ export_type: transferTypeSchema, format: exportFormatSchema.default('json') }),
    reply: exportJobSchema,
  }),
  readExport: adminRoute({
    method: 'get',
    path: '/api/exports/{id}',
    summary: 'One export and how far it got',
    reply: exportJobSchema,
  }),
  download: adminRoute({
    method: 'get',
    path: '/api/exports/{id}/file',
    summary: 'The file of a completed export',
    media: 'application/json',
    reply: z.any(),
  }),
  removeExport: adminRoute({
    method: 'delete',
    path: '/api/exports/{id}',
    summary: 'Delete an export and its file',
  }),
  listImports: adminRoute({
    method: 'get',
    path: '/api/imports',
    summary: 'Recent imports, newest first',
    query: recent,
    reply: z.object({ items: z.array(listedImportSchema) }),
  }),
  upload: adminRoute({
    method: 'post',
    path: '/api/imports',
    summary: 'Send a file to import. It is checked; applying it is another call.',
    status: 202,
    query: z.object({
      import_type: transferTypeSchema.default('templates'),
      file_name: z.string().trim().max(200).default('import.json'),
    }),
    upload: 'application/json',
    reply: importJobSchema,
  }),
  readImport: adminRoute({
    method: 'get',
    path: '/api/imports/{id}',
    summary: 'One import, how far it got and what becomes of its items',
    reply: importJobSchema,
  }),
  applyImport: adminRoute({
    method: 'post',
    path: '/api/imports/{id}/apply',
    summary: 'Import a checked file: everything that was announced, or nothing',
    status: 202,
    reply: importJobSchema,
  }),
  removeImport: adminRoute({
    method: 'delete',
    path: '/api/imports/{id}',
    summary: 'Delete an import and its file; what was imported stays',
  }),
};
