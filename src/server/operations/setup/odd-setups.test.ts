import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import type { TestProgram } from '../../../../test/test-program.ts';
import type { SetupInput, SetupState } from '../../../contract/operations/setup.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startDemoProgram();
});
afterAll(() => program.stop());

const business = { name: 'Gem State Works', phone: '(208) 555-0134', email: 'hello@gemstate.example' };
const boise: SetupInput = {
  trade: 'local-services',
  business,
  areas: { center: { city: 'Boise', state: 'ID', miles: 20 }, most_towns: 2 },
};
const post = (body: unknown, path = '/api/setup') =>
  program.request('POST', path, { body, cookie: program.cookie });

test.each<[string, Record<string, unknown>, string, RegExp]>([
  [
    'a town that is not in the gazetteer',
    { areas: { towns: [{ city: 'Bosie', state: 'ID' }] } },
    'areas.towns.0.city',
    /“Bosie, ID” is not in the list of US towns/,
  ],
  [
    'a county of another state',
    { areas: { counties: [{ county: 'Ada', state: 'FL' }] } },
    'areas.counties.0.county',
    /Ada County not found in FL/,
  ],
  [
    '5,000 services',
    { services: Array.from({ length: 5_000 }, (_, at) => `Service ${at}`) },
    'services',
    /At most 100 services/,
  ],
  ['one service twice', { services: ['Dog Baths', 'dog baths'] }, 'services.1', /dog baths/i],
  ['a brand color that is none', { brand: { brand_color: 'red' } }, 'brand.brand_color', /#/],
  ['a trade that nobody has', { trade: 'no-such-trade' }, 'trade', /./],
])('%s is refused with its field, and the demo stays', async (_, changes, path, message) => {
  for (const at of ['/api/setup/plan', '/api/setup']) {
    const reply = await post({ ...boise, ...changes }, at);
    const answer = (await reply.json()) as { error: { fields: { path: string; message: string }[] } };
    expect([at, reply.status]).toEqual([at, 400]);
    expect(answer.error.fields).toContainEqual({ path, message: expect.stringMatching(message) });
  }
  expect((await program.call<SetupState>('GET', '/api/setup')).state).toBe('demo');
});

test('of two setups at once, one is done and the other refused; services named like addresses take none of them', async () => {
  const services = ['Contact', 'Blog', 'Admin', 'API', 'Sitemap', 'Dog Baths'];
  const both = await Promise.all(
    ['Gem State Works', 'Another Business'].map(async name => {
      const body = { ...boise, business: { ...business, name }, services, brand: { brand_color: '#fff' } };
      return { name, status: (await post(body)).status };
    }),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([202, 409]);
  const settings = await program.call<SettingsReply>('GET', '/api/settings');
  expect(settings.business.value.name).toBe(both.find(({ status }) => status === 202)?.name);
  expect(settings.brand.value.brand_color).toBe('#ffffff');
  // The trade's list names repairs, maintenance and installation, too: this business offers none of them.
  expect(settings.business.value.items).toEqual(services);

  const server = await program.listen();
  const at = async (path: string) => {
    const reply = await fetch(`${server.origin}${path}`);
    const text = await reply.text();
    return { status: reply.status, head: /<title>(.*?)<\/title>/.exec(text)?.[1], text };
  };
  expect((await at('/contact')).head).toMatch(/^Contact (?:Gem|Another)/);
  expect((await at('/blog')).head).toMatch(/: Good to Know$/);
  expect((await at('/api')).status).toBe(404);
  expect((await at('/dog-baths')).head).toContain('Dog Baths');
  const { text } = await at('/services');
  expect(services.filter(name => !text.includes(name))).toEqual([]);
});
