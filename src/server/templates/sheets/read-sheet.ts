import type { Sheet } from '../../../contract/templates/sheets.ts';
import { AppError } from '../../platform/errors.ts';
import { readIsolated } from '../../platform/isolated-reader.ts';
import type { SheetChoice } from './parse-sheet-file.ts';

export interface SheetRequest {
  readonly bytes: Uint8Array;
  readonly choice: SheetChoice;
}

export type SheetResult = { readonly sheet: Sheet } | { readonly refusal: string };

const reader = {
  name: 'sheet-worker',
  folder: import.meta.dirname,
  tooMuch: () =>
    refusal('This file needs too much memory or time. Save its sheet as CSV (UTF-8), or split it.'),
};

/** Reads a CSV file or workbook in a separate process. */
export async function readSheet(bytes: Uint8Array, choice: SheetChoice): Promise<Sheet> {
  const result = await readIsolated<SheetResult>(reader, { bytes, choice } satisfies SheetRequest);
  if ('refusal' in result) throw refusal(result.refusal);
  return result.sheet;
}

const refusal = (message: string) =>
  new AppError('invalid', message, { reason: 'sheet', fields: [{ path: 'file', message }] });
