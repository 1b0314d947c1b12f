import { createCustomer, createTemplate, generateBatch, planBatch } from '../factories.ts';
import type { TestProgram } from '../test-program.ts';

/** Creates records of most kinds, so that calls find them. Runs repeatedly, because the fuzzer deletes too. */
export async function makeThings(program: TestProgram, round: number): Promise<void> {
  const template = await createTemplate(program, { name: `Of round ${round}` });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: `Town ${'abcdefghij'[round % 10]}, FL\nOrlando, FL`,
    keywords: `hauling ${round}\nremoval ${round}`,
  });
  if (round % 2 === 0) await generateBatch(program, batch.id);
  await makeIfTaken(program, 'POST', '/api/posts', {
    title: `Post ${round}`,
    slug: `post-${round}`,
    description: 'About hauling.',
    body: 'A text with **weight**.',
    status: 'published',
  });
  await makeIfTaken(program, 'POST', '/api/data-sets', {
    name: `List ${round}`,
    locations: 'Miami, FL\nTampa, FL',
    keywords: 'hauling',
  });
  await makeIfTaken(program, 'POST', '/api/redirects', {
    source_path: `/old-${round}`,
    target_path: '/about',
  });
  await makeIfTaken(program, 'POST', '/api/leads', {
    kind: 'quote',
    name: `Visitor ${round}`,
    phone: '305 555 0142',
    email: `visitor${round}@example.com`,
    zip_code: '33101',
  });
  if (round === 0) await createCustomer(program);
}

/** The experiment may have changed what a call needs; then there is one thing less. */
async function makeIfTaken(program: TestProgram, method: string, path: string, body: unknown): Promise<void> {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  await reply.body?.cancel();
}
