import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, openLikenessGate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ServiceDraft } from '../../../contract/business/answers.ts';
import type { Service, ServiceImport } from '../../../contract/business/services.ts';

let program: TestProgram;
let origin: string;

beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  await openLikenessGate(program);
});
afterAll(() => program.stop());

async function refused(status: number, method: string, path: string, body?: unknown) {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  const text = await reply.text();
  expect({ status: reply.status, text }).toMatchObject({ status });
  return JSON.parse(text).error;
}
async function readText(path: string): Promise<string> {
  return (await program.request('GET', path, { cookie: program.cookie })).text();
}
const list = () => program.call<{ items: Service[]; next_cursor: string | null }>('GET', '/api/services');
const create = (body: object) => program.call<Service>('POST', '/api/services', body);
const texts = { intro: '{Clay|Mud} is heavy.', questions: [{ question: 'How deep?', answer: 'A foot.' }] };

test('a service is added, read, changed and deleted', async () => {
  const made = await create({ name: 'Clay Digging', keywords: ['clay digging'], content: texts });
  expect(made).toMatchObject({ revision: 1, summary: '', content: { ...texts, taken: [] }, issues: [] });
  const changed = await program.call<Service>('PUT', `/api/services/${made.id}`, {
    name: 'Clay Work',
    keywords: ['clay digging', 'mud digging'],
    content: { ...texts, taken: ['Clay'] },
    based_on: 1,
  });
  expect(changed).toMatchObject({ name: 'Clay Work', revision: 2, content: { taken: ['Clay'] } });
  expect(await program.call('GET', `/api/services/${made.id}`)).toEqual(changed);
  await program.call('DELETE', `/api/services/${made.id}`);
  await refused(404, 'GET', `/api/services/${made.id}`);
});

test('texts are drafted from a description, nothing is stored, and answers are saved with the service', async () => {
  const before = await list();
  const toDraft = {
    name: 'Dog Grooming',
    content_pack: 'local-services',
    places: ['Boise, ID'],
    description: 'I groom dogs in a van.\nA bath is $60 and takes an hour.\nCall 208-555-0199 now.',
  };
  const draft = await program.call<ServiceDraft>('POST', '/api/services/draft', toDraft);
  expect(draft).toMatchObject({
    content: { intro: 'I groom dogs in a van.', price: 'A bath is $60 and takes an hour.' },
    own_sentences: 2,
    needed_sentences: 12,
    remarks: [{ line: 3, is_left_out: true }],
  });
  expect(await list()).toEqual(before);
  const made = await create({ ...toDraft, keywords: ['dog grooming'], ...draft });
  expect(made).toMatchObject({ answers: draft.answers, own_sentences: 2, needed_sentences: 12, issues: [] });
  const { name, keywords, content } = made;
  const path = `/api/services/${made.id}`;
  expect(await program.call('PUT', path, { name, keywords, content })).toMatchObject({
    answers: draft.answers,
  });
  await program.call('DELETE', path);
  await refused(400, 'POST', '/api/services/draft', { name: ' ' });
  await refused(400, 'POST', '/api/services/draft', { ...toDraft, content_pack: 'no-such-pack' });
  const { fields } = await refused(400, 'POST', '/api/services/draft', {
    ...toDraft,
    description: 'dog '.repeat(1_250),
  });
  expect(fields).toEqual([
    {
      path: 'description',
      message: expect.stringMatching(/^At most 4,000 characters; this text has 5,000\./),
    },
  ]);
});

test('a change that is based on an older state is refused with the newer one', async () => {
  const { id } = await create({ name: 'Sand', keywords: ['sand hauling'] });
  const save = (name: string, based_on: number) => ({ name, keywords: ['sand hauling'], based_on });
  await program.call('PUT', `/api/services/${id}`, save('Sand One', 1));
  const error = await refused(409, 'PUT', `/api/services/${id}`, save('Sand Two', 1));
  expect(error).toMatchObject({ reason: 'changed-meanwhile', current: { name: 'Sand One', revision: 2 } });
});

test('one keyword names one service, whatever its case and plural', async () => {
  await create({ name: 'Fence', keywords: ['fence removal'] });
  const error = await refused(409, 'POST', '/api/services', {
    name: 'Fences',
    keywords: ['Fences Removal'],
  });
  expect(error).toMatchObject({
    message: '“Fences Removal” is a keyword of Fence already.',
    fields: [{ path: 'keywords.0' }],
  });
  await refused(409, 'POST', '/api/services', { name: 'FENCE', keywords: ['gate removal'] });
  await refused(409, 'POST', '/api/services', { name: 'Gate', keywords: ['gate', 'Gates'] });
  await refused(400, 'POST', '/api/services', { name: 'Gate', keywords: [] });
});

test('of two that take one keyword at once, one is refused', async () => {
  const tries = await Promise.allSettled(
    ['Pool One', 'Pool Two', 'Pool Three'].map(name => create({ name, keywords: ['pool removal'] })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('texts that pages could not show as they are meant are named', async () => {
  const { issues } = await create({
    name: 'Roof',
    keywords: ['roof removal'],
    content: { intro: '{Tile|Tin', steps: [{ title: 'One', description: 'In {{village}}.' }] },
  });
  expect(issues).toEqual([
    expect.objectContaining({ path: 'intro', line: 1, column: 1 }),
    expect.objectContaining({
      path: 'steps.0.description',
      message: '{{village}} is not known on every page. Use {{city}}, {{state}} or {{keyword}}.',
    }),
  ]);
});

test('the order is the owner’s, and the list is read in parts', async () => {
  const before = (await list()).items.map(({ id }) => id);
  const ids = before.toReversed();
  await program.call('POST', '/api/services/order', { ids });
  const read: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await program.call<{ items: Service[]; next_cursor: string | null }>(
      'GET',
      `/api/services?per_page=2${cursor && `&cursor=${cursor}`}`,
    );
    read.push(...page.items.map(({ id }) => id));
    if (!page.next_cursor) break;
    cursor = page.next_cursor;
  }
  expect(read).toEqual(ids);
  const [first = '', second = '', ...rest] = ids;
  await program.call('POST', '/api/services/order', { ids: [second, first] });
  expect((await list()).items.map(({ id }) => id)).toEqual([second, first, ...rest]);
  await refused(409, 'POST', '/api/services/order', { ids: [first, first] });
  await refused(409, 'POST', '/api/services/order', { ids: [first, crypto.randomUUID()] });
});

test('the service that a keyword names is found by it', async () => {
  await create({ name: 'Sod', keywords: ['sod removal'] });
  const named = (keyword: string) =>
    program.call<{ items: Service[] }>('GET', `/api/services?keyword=${encodeURIComponent(keyword)}`);
  expect((await named('Old sod removal, today')).items.map(({ name }) => name)).toEqual(['Sod']);
  expect((await named('sod')).items).toEqual([]);
});

test('a spreadsheet brings back what was exported, and tells what each row would do', async () => {
  const csv = await readText('/api/services/export.csv');
  const again = await program.call<ServiceImport>('POST', '/api/services/import', { csv, apply: true });
  expect(new Set(again.rows.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
  const file = [
    'name,keywords,intro,situations,questions',
    '"Stump Removal","stump removal\nstump grinding","{Roots|Stumps} go deep.","{A|The} stump | It is {in|by} the way.","How deep? | {Deep|Very}."',
    '"Fence","wooden fence removal","New words.","",""',
    '"Hedge","fence removals","","",""',
    '"","no name","","",""',
  ].join('\n');
  const looked = await program.call<ServiceImport>('POST', '/api/services/import', { csv: file });
  expect(looked.rows.map(({ verdict }) => verdict)).toEqual(['new', 'changed', 'new', 'refused']);
  const bad = await program.call<ServiceImport>('POST', '/api/services/import', { csv: file, apply: true });
  expect(bad.applied).toBe(false);
  const good = file.split('\n').slice(0, -1).join('\n');
  expect(
    await program.call<ServiceImport>('POST', '/api/services/import', { csv: good, apply: true }),
  ).toMatchObject({ applied: true });
  expect((await list()).items.find(({ name }) => name === 'Stump Removal')).toMatchObject({
    keywords: ['stump removal', 'stump grinding'],
    content: {
      intro: '{Roots|Stumps} go deep.',
      situations: [{ title: '{A|The} stump', description: 'It is {in|by} the way.' }],
      questions: [{ question: 'How deep?', answer: '{Deep|Very}.' }],
    },
  });
  await refused(400, 'POST', '/api/services/import', { csv: 'keywords\nx' });
});

test('a page shows the texts of its keyword’s service, a page without one the template’s, and new texts after a move', async () => {
  const boat = { name: 'Boat Removal', keywords: ['boat removal'], content: { intro: 'Hulls are long.' } };
  const { id } = await create(boat);
  const { id: template_id } = await createTemplate(program, {
    content_sections: [
      { id: 'a', type: 'text', title: 'About', content: { content: 'Our own words.', from_service: true } },
    ],
  });
  const batch = await planBatch(program, {
    template_id,
    locations: 'Ocala, FL',
    keywords: 'boat removal\nold boat removal near me\nplane removal',
  });
  await generateBatch(program, batch.id);
  const read = async (slug: string) => {
    const body = await (await fetch(`${origin}/${slug}/`)).text();
    return body.match(/Hulls are \w+|Our own words/)?.[0];
  };
  expect(await read('boat-removal-ocala-fl')).toBe('Hulls are long');
  expect(await read('old-boat-removal-near-me-ocala-fl')).toBe('Hulls are long');
  expect(await read('plane-removal-ocala-fl')).toBe('Our own words');

  await program.call('PUT', `/api/services/${id}`, { ...boat, content: { intro: 'Hulls are heavy.' } });
  expect(await read('boat-removal-ocala-fl')).toBe('Hulls are long');
  const { id: move } = await program.call<{ id: string }>('POST', `/api/templates/${template_id}/moves`, {});
  await expect
    .poll(() => program.call('GET', `/api/pages/changes/${move}`))
    .toMatchObject({ status: 'completed' });
  expect(await read('boat-removal-ocala-fl')).toBe('Hulls are heavy');
});

interface Page {
  readonly id: string;
  readonly slug: string;
}
interface Sentence {
  readonly section: string;
  readonly text: string;
  readonly about: string;
}

test('a text names the service’s own words, and its sentence goes where there is no service', async () => {
  const price = 'Barges {cost|go} by the foot in {{city}}. Steel is dear.';
  await create({ name: 'Barge Removal', keywords: ['barge removal'], content: { price } });
  const { id: template_id } = await createTemplate(program, {
    content_sections: [
      { id: 'a', type: 'text', title: 'About', content: 'Ask us in {{city}}. {{fact:service.price}}' },
      { id: 'b', type: 'text', title: 'Price', content: '{{fact:service.price}}' },
    ],
  });
  const { issues } = await program.call<{ issues: unknown[] }>('GET', `/api/templates/${template_id}/issues`);
  expect(issues).toEqual([]);
  const batch = await planBatch(program, {
    template_id,
    locations: 'Ocala, FL',
    keywords: 'barge removal\nglider removal',
  });
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: Page[] }>('GET', `/api/pages?template_id=${template_id}`);
  const said = async (slug: string) => {
    const id = items.find(page => page.slug === slug)?.id;
    const { sentences } = await program.call<{ sentences: Sentence[] | null }>(
      'GET',
      `/api/pages/${id}/report`,
    );
    return sentences?.flatMap(({ section, text, about }) =>
      section === 'About' || section === 'Price' ? [[text.replace(/cost|go/, '_'), about]] : [],
    );
  };
  expect(await said('barge-removal-ocala-fl')).toEqual([
    // Its own sentence is beside the service's: shared words count for neither.
    ['Ask us in Ocala.', 'common'],
    ['Barges _ by the foot in Ocala.', 'common'],
    ['Steel is dear.', 'common'],
    ['Barges _ by the foot in Ocala.', 'service'],
    ['Steel is dear.', 'service'],
  ]);
  expect(await said('glider-removal-ocala-fl')).toEqual([['Ask us in Ocala.', 'common']]);
});
