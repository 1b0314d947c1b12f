import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import type { KeptPrices } from '../../src/contract/business/prices.ts';
import type { Service } from '../../src/contract/business/services.ts';
import type { SetupState } from '../../src/contract/operations/setup.ts';
import { readBusinessFile } from '../../src/server/command-line/setup/read-business-file.ts';
import { freePort } from '../../test/free-port.ts';
import { signIn, spawnProgram } from '../../test/journeys/start-program.ts';

/** A running program with the pages that are measured. */
export interface MeasuredSite {
  readonly origin: string;
  readonly api: APIRequestContext;
  readonly pages: readonly ListedPage[];
  /** Keywords of services with a price table. */
  readonly priced: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

export interface ListedPage {
  readonly id: string;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

interface NewBusiness {
  /** Name of a file in `docs/examples`. */
  readonly file: string;
  readonly areas: unknown;
}

/** The demo, and businesses that are set up from a file: a plumber with 96 pages, a groomer with 40. */
export const measuredSites: Readonly<Record<string, NewBusiness | null>> = {
  demo: null,
  plumber: {
    file: 'business-plumbing',
    areas: { center: { city: 'Austin', state: 'TX', miles: 30 }, most_towns: 24 },
  },
  groomer: {
    file: 'business-local-services',
    areas: { center: { city: 'Boise', state: 'ID', miles: 40 }, most_towns: 10 },
  },
};

/** Starts a program in a temporary folder, with the demo or in its place the business of a file. */
export async function startMeasuredSite(name: string): Promise<MeasuredSite> {
  const business = measuredSites[name] ?? null;
  const program = await spawnProgram({ mailPort: await freePort(), demo: business === null });
  const session = join(program.folder, 'session.json');
  await signIn(program.url, session);
  const api = await request.newContext({ baseURL: program.url, storageState: session });
  const stop = async () => {
    await api.dispose();
    await program.stop();
  };
  try {
    if (business) await setUp(api, business);
    return { origin: program.url, api, pages: await listPages(api), priced: await pricedKeywords(api), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function setUp(api: APIRequestContext, { file, areas }: NewBusiness): Promise<void> {
  const path = join(import.meta.dirname, `../../docs/examples/${file}.yaml`);
  const business = readBusinessFile(path, readFileSync(path, 'utf8'));
  await reply(await api.post('/api/setup', { data: { ...business, areas, landing_pages: 'hidden' } }));
  const isWorking = async () => (await reply<SetupState>(await api.get('/api/setup'))).is_working;
  while (await isWorking()) await setTimeout(500);
}

interface PageRow {
  readonly id: string;
  readonly slug: string;
  readonly field_values: Readonly<Record<string, string>>;
}

async function listPages(api: APIRequestContext): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await reply<{ readonly items: readonly PageRow[] }>(
      await api.get(`/api/pages?status=published&sort=address&per_page=100&page=${page}`),
    );
    for (const { id, slug, field_values } of items) {
      const { city = '', state = '', keyword = '' } = field_values;
      pages.push({ id, slug, city, state, keyword });
    }
    if (items.length === 0) return pages;
  }
}

async function pricedKeywords(api: APIRequestContext): Promise<ReadonlySet<string>> {
  const { value } = await reply<KeptPrices>(await api.get('/api/prices'));
  const { items } = await reply<{ readonly items: readonly Service[] }>(await api.get('/api/services'));
  const named = new Set(value.services.map(({ service }) => service));
  return new Set(items.filter(({ name }) => named.has(name)).flatMap(({ keywords }) => keywords));
}

/** The reply of a call that has to succeed. */
export async function reply<Reply>(answer: APIResponse): Promise<Reply> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
