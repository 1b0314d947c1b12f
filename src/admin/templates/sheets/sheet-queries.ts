import type { z } from 'zod';
import {
  largestSheet,
  type Sheet,
  type sheetQuerySchema,
  sheetRoutes,
} from '../../../contract/templates/sheets.ts';
import { upload } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { write } from '../../platform/write.ts';

export type SheetChoice = z.input<typeof sheetQuerySchema>;

/** Has the server read a file as plain cells; nothing is stored there. */
export const readSheetFile = write({
  mutationFn: ({ file, choice }: { file: File; choice: SheetChoice }): Promise<Sheet> => {
    if (file.size > largestSheet) {
      throw new ApiError(
        'invalid',
        `This file is larger than ${largestSheet / 1024 / 1024} MB. Split it, or delete the columns that no page needs.`,
      );
    }
    return upload(sheetRoutes.read, { params: undefined, query: choice, file });
  },
  silentFailure: true,
});
