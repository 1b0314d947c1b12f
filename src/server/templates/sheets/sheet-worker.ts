import { answerReader } from '../../platform/isolated-reader.ts';
import { parseSheetFile } from './parse-sheet-file.ts';
import type { SheetRequest, SheetResult } from './read-sheet.ts';
import { SheetRefusal } from './sheet-refusal.ts';

answerReader(async ({ bytes, choice }: SheetRequest): Promise<SheetResult> => {
  try {
    return { sheet: await parseSheetFile(bytes, choice) };
  } catch (error) {
    if (error instanceof SheetRefusal) return { refusal: error.message };
    throw error;
  }
});
