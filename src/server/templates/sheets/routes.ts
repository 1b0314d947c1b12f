import type { Hono } from 'hono';
import { sheetRoutes } from '../../../contract/templates/sheets.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveUpload } from '../../platform/http/serve-route.ts';
import { readSheet } from './read-sheet.ts';

export function serveSheetRoutes(app: Hono<AppEnv>): void {
  serveUpload(app, sheetRoutes.read, ({ query: { sheet, encoding, header } }, file) =>
    readSheet(file, { sheet, encoding, header: header === undefined ? undefined : header === 'true' }),
  );
}
