import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import type { SetupState } from '../../src/contract/operations/setup.ts';
import type { SettingsReply } from '../../src/contract/platform/settings.ts';
import { readBusinessFile } from '../../src/server/command-line/setup/read-business-file.ts';
import { freePort } from '../../test/free-port.ts';
import { startOneProgram } from '../../test/journeys/start-program.ts';
import { type AuditedPages, pagesOfDemo, pagesOfNewBusiness } from './audited-pages.ts';

/** A running program with the site of one trade. */
export interface AuditedSite {
  readonly origin: string;
  readonly pages: AuditedPages;
  readonly useColors: (brand_color: string, second_color: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const demoName = 'demo';

/** Starts the demo, or in its place the business of `docs/examples/business-<trade>.yaml`. */
export async function startSite(trade: string): Promise<AuditedSite> {
  const program = await startOneProgram(String(await freePort()));
  const api = await request.newContext({ baseURL: program.url, storageState: program.session });
  try {
    return {
      origin: program.url,
      pages: trade === demoName ? await pagesOfDemo(program.url) : await setUp(api, program.url, trade),
      useColors: async (brand_color, second_color) => {
        const { brand } = await read<SettingsReply>(await api.get('/api/settings'));
        const value = { ...brand.value, brand_color, second_color };
        await read(await api.put('/api/settings/brand', { data: { revision: brand.revision, value } }));
      },
      stop: async () => {
        await api.dispose();
        await program.stop();
      },
    };
  } catch (error) {
    await api.dispose();
    await program.stop();
    throw error;
  }
}

async function setUp(api: APIRequestContext, origin: string, trade: string): Promise<AuditedPages> {
  const file = join(import.meta.dirname, `../../docs/examples/business-${trade}.yaml`);
  const business = readBusinessFile(file, readFileSync(file, 'utf8'));
  await read(await api.post('/api/setup', { data: { ...business, landing_pages: 'hidden' } }));
  const isWorking = async () => (await read<SetupState>(await api.get('/api/setup'))).is_working;
  while (await isWorking()) await setTimeout(500);
  // The list for search engines follows a moment later.
  while (!(await api.get('/sitemap.xml')).ok()) await setTimeout(500);
  const { items } = await read<{ items: readonly { slug: string }[] }>(await api.get('/api/pages'));
  return pagesOfNewBusiness(
    origin,
    items.map(({ slug }) => `/${slug}/`),
  );
}

async function read<Reply>(answer: APIResponse): Promise<Reply> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
