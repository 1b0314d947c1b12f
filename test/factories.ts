import { setTimeout as pause } from 'node:timers/promises';
import type { Customer, CustomerChanges } from '../src/contract/audience/customers.ts';
import type { Batch } from '../src/contract/generation/batches.ts';
import type { SettingsReply } from '../src/contract/platform/settings.ts';
import type { Template } from '../src/contract/templates/templates.ts';
import type { TestProgram } from './test-program.ts';

let counter = 0;

/** A template's input with sensible texts; each test states only what matters to it. */
export function templateInput(changes: Record<string, unknown> = {}): Record<string, unknown> {
  counter += 1;
  return {
    name: `Template ${counter}`,
    title_template: '{{keyword}} in {{city}}, {{state}}',
    meta_description_template: 'We do {{keyword}} in {{city}}. {Call today|Call now}.',
    hero_title_template: '{{keyword}} in {{city}}',
    hero_subtitle_template: 'Fast and {fair|friendly}.',
    content_sections: [
      {
        type: 'hero',
        title: '{{keyword}} in {{city}}',
        content: { description: 'About {{city}}.' },
        order: 1,
      },
      { type: 'text', title: 'More', content: 'We haul in {{city}}, {{state}}.', order: 2 },
    ],
    status: 'published',
    ...changes,
  };
}

export async function createTemplate(
  program: TestProgram,
  changes: Record<string, unknown> = {},
): Promise<Template> {
  return program.call('POST', '/api/templates', templateInput(changes));
}

/** A signed-in customer: their client, and the profile as staff see it. */
export async function createCustomer(program: TestProgram, changes: CustomerChanges = {}) {
  counter += 1;
  const account = { email: `customer${counter}@example.com`, password: 'a customer password' };
  await program.accounts.createUser({ ...account, role: 'customer' });
  const cookie = await program.signIn(account);
  const { items } = await program.call<{ items: Customer[] }>(
    'GET',
    `/api/customers?search=${account.email}`,
  );
  const [profile] = items;
  if (!profile) throw new Error('the customer has no profile');
  if (Object.keys(changes).length > 0) await program.call('PATCH', `/api/customers/${profile.id}`, changes);
  const ask = (method: string, path: string, body?: unknown) =>
    program.request(method, path, { cookie, ...(body === undefined ? {} : { body }) });
  return { ...account, cookie, profile, ask };
}

/** Town names that are all different: "Town Aa", "Town Ab" … */
export function towns(count: number, state = 'FL'): string {
  const letter = (n: number) => String.fromCharCode(97 + n);
  return Array.from({ length: count }, (_, n) => {
    const word = letter(Math.floor(n / 676) % 26) + letter(Math.floor(n / 26) % 26) + letter(n % 26);
    return `Town ${word}, ${state}`;
  }).join('\n');
}

export async function createBatch(
  program: TestProgram,
  changes: Record<string, unknown> = {},
): Promise<Batch> {
  const template_id = changes.template_id ?? (await createTemplate(program)).id;
  return program.call('POST', '/api/batches', {
    template_id,
    locations: 'Miami, FL\nOrlando, FL\nAtlanta, GA',
    keywords: 'junk removal\nhauling',
    url_pattern: 'keyword-city-state',
    ...changes,
  });
}

/** Batches whose pages are too alike are refused. */
export async function closeLikenessGate(program: TestProgram): Promise<void> {
  await changeGate(program, { is_on: true });
}

/** Disables the similarity check at approval, for tests of other features. */
export async function openLikenessGate(program: TestProgram): Promise<void> {
  await changeGate(program, { is_on: false });
}

/** Switches the check of published texts for unstated claims on or off. */
export async function switchClaims(program: TestProgram, is_on: boolean): Promise<void> {
  const { claims } = await program.call<SettingsReply>('GET', '/api/settings');
  await program.call('PUT', '/api/settings/claims', { ...claims, value: { is_on } });
}

async function changeGate(
  program: TestProgram,
  change: Partial<SettingsReply['likeness']['value']>,
): Promise<void> {
  const { likeness } = await program.call<SettingsReply>('GET', '/api/settings');
  const value = { ...likeness.value, ...change };
  await program.call('PUT', '/api/settings/likeness', { ...likeness, value });
}

/** Waits until the batch meets the condition; a timeout reports its last state. */
export async function waitForBatch(
  program: TestProgram,
  id: string,
  done: (batch: Batch) => boolean,
  seconds = 120,
): Promise<Batch> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const batch: Batch = await program.call('GET', `/api/batches/${id}`);
    if (done(batch)) return batch;
    if (Date.now() > deadline) throw new Error(`the batch did not get there: ${JSON.stringify(batch)}`);
    await pause(20);
  }
}

export async function planBatch(program: TestProgram, changes: Record<string, unknown> = {}): Promise<Batch> {
  const batch = await createBatch(program, changes);
  return waitForBatch(program, batch.id, one => one.is_planned || one.status === 'cancelled');
}

export async function generateBatch(program: TestProgram, id: string): Promise<Batch> {
  await program.call('POST', `/api/batches/${id}/approve`);
  await program.call('POST', `/api/batches/${id}/generate`);
  return waitForBatch(program, id, one => one.status === 'completed' || one.status === 'cancelled');
}

/** Generates pages in these places that link to each other. */
export async function generateNeighbors(
  program: TestProgram,
  locations: string,
  display_count: number,
): Promise<void> {
  await openLikenessGate(program);
  const template = await createTemplate(program, {
    content_sections: [
      { type: 'hero', title: '{{keyword}} in {{city}}', content: { description: '{{city}}.' }, order: 1 },
      { type: 'we_also_service', title: 'Also here', content: { display_count }, order: 2 },
    ],
  });
  const batch = await planBatch(program, { template_id: template.id, locations });
  await generateBatch(program, batch.id);
}
