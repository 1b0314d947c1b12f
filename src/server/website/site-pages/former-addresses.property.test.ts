import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Service } from '../../../contract/business/services.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import type { Post } from '../../../contract/website/posts.ts';
import type { SitePage } from '../../../contract/website/site-pages.ts';

let program: TestProgram;
let origin: string;
let template_id: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  template_id = (await createTemplate(program)).id;
});
afterAll(() => program.stop());

type Kind = 'own' | 'service' | 'landing' | 'post';
type State = 'public' | 'away' | 'led-on' | 'deleted' | 'gone';

/** A page as its visitors should find it. */
interface Known {
  readonly id: string;
  readonly kind: Kind;
  /** What the title of its page begins with, or holds. */
  readonly title: string;
  readonly slug: string;
  readonly state: State;
}

/** Few addresses, so that pages meet all the time. */
const slugs = ['north-a', 'north-b', 'north-c', 'north-d'];
const slug = fc.constantFrom(...slugs);
const kind = fc.constantFrom<Kind>('own', 'service', 'landing', 'post');
const which = fc.nat(20);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('create' as const), kind, slug }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('move' as const), which, slug }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('take away' as const), which, isLedOn: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('show' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('swap' as const), which, other: which }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let made = 0;
let pages: Known[] = [];

const send = (method: string, path: string, body?: unknown) =>
  program.request(method, path, { cookie: program.cookie, ...(body === undefined ? {} : { body }) });
const nameOf = (one: string) => `North ${one.slice(-1).toUpperCase()}`;
const addressOf = ({ kind: of, slug: at }: Pick<Known, 'kind' | 'slug'>) =>
  of === 'post' ? `/blog/${at}` : of === 'landing' ? `/${at}/` : `/${at}`;
const replace = (page: Known, changes: Partial<Known>) => {
  pages = pages.map(one => (one === page ? { ...one, ...changes } : one));
};

async function create(of: Kind, at: string): Promise<void> {
  made += 1;
  const named = of === 'service' ? nameOf(at) : `Page number${made}.`;
  const reply = await {
    own: () => send('POST', '/api/site-pages', { path: `/${at}`, name: named }),
    service: () =>
      send('POST', '/api/services', {
        content_pack: 'junk-removal',
        name: named,
        summary: '',
        keywords: [`work ${made}`],
      }),
    landing: () =>
      send('POST', '/api/pages', {
        template_id,
        url_pattern: 'place',
        field_values: { place: at, city: 'Miami', state: 'FL', keyword: named },
      }),
    post: () =>
      send('POST', '/api/posts', {
        title: named,
        slug: at,
        description: 'It tells.',
        body: 'Told.',
        status: 'published',
      }),
  }[of]();
  if (!reply.ok) return;
  const { id } = (await reply.json()) as { id: string };
  const page: Known = { id, kind: of, title: named, slug: at, state: 'public' };
  pages.push(page);
  if (of === 'own') await write(page, {});
}

/** Stores a page with another address or state; false where the program refuses it. */
async function write(
  page: Known,
  { slug: to = page.slug, isShown = page.state === 'public' },
): Promise<boolean> {
  const { kind: of, id } = page;
  if (of === 'own') {
    const stored = await program.call<SitePage>('GET', `/api/site-pages/${id}`);
    const document = { ...stored.document, path: `/${to}` };
    return (
      await send('PUT', `/api/site-pages/${id}`, { document, is_hidden: !isShown, based_on: stored.revision })
    ).ok;
  }
  if (of === 'service') {
    const { summary, keywords, content } = await program.call<Service>('GET', `/api/services/${id}`);
    return (await send('PUT', `/api/services/${id}`, { name: nameOf(to), summary, keywords, content })).ok;
  }
  if (of === 'post') {
    const { title, description, author, body, revision } = await program.call<Post>(
      'GET',
      `/api/posts/${id}`,
    );
    const status = isShown ? 'published' : 'draft';
    return (
      await send('PUT', `/api/posts/${id}`, { title, description, author, body, revision, slug: to, status })
    ).ok;
  }
  if (to !== page.slug) return (await send('PATCH', `/api/pages/${id}`, { slug: to })).ok;
  return (await send('PATCH', `/api/pages/${id}`, { status: isShown ? 'published' : 'draft' })).ok;
}

const isThere = ({ state }: Known) => state !== 'deleted' && state !== 'gone';
const existing = () => pages.filter(isThere);
const chosen = (index: number) => existing()[index % Math.max(1, existing().length)];

async function move(page: Known | undefined, to: string): Promise<void> {
  if (!page || page.slug === to || !(await write(page, { slug: to }))) return;
  replace(page, { slug: to, ...(page.kind === 'service' ? { title: nameOf(to) } : {}) });
}

async function takeAway(page: Known, isLedOn: boolean): Promise<void> {
  if (page.state !== 'public' || page.kind === 'service') return;
  if (page.kind === 'landing' && isLedOn) {
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'archived' });
    replace(page, { state: 'led-on' });
  } else if (await write(page, { isShown: false })) replace(page, { state: 'away' });
}

const deletions: Record<Kind, (id: string) => string> = {
  own: id => `/api/site-pages/${id}?redirect_to=/about`,
  service: id => `/api/services/${id}`,
  landing: id => `/api/pages/${id}`,
  post: id => `/api/posts/${id}`,
};

/** Takes the newest deletion of a landing page back. */
async function undo(): Promise<void> {
  const { items } = await program.call<{ items: { id: string }[] }>('GET', '/api/pages/changes?per_page=1');
  const [last] = items;
  if (!last || !(await send('POST', `/api/pages/changes/${last.id}/undo`)).ok) return;
  for (const page of pages.filter(one => one.kind === 'landing' && !isThere(one))) {
    const reply = await send('GET', `/api/pages/${page.id}`);
    if (!reply.ok) continue;
    const { slug: at, status } = (await reply.json()) as Page;
    replace(page, {
      slug: at,
      state: status === 'published' ? 'public' : status === 'draft' ? 'away' : 'led-on',
    });
  }
}

async function take(one: Step): Promise<void> {
  const page = 'which' in one ? chosen(one.which) : undefined;
  if (one.do === 'create') await create(one.kind, one.slug);
  else if (one.do === 'undo') await undo();
  else if (!page) return;
  else if (one.do === 'move') await move(page, one.slug);
  else if (one.do === 'take away') await takeAway(page, one.isLedOn);
  else if (one.do === 'show') {
    if (page.state !== 'public' && (await write(page, { isShown: true }))) replace(page, { state: 'public' });
  } else if (one.do === 'delete') {
    // A draft and a post lead nowhere.
    const isGone = page.kind === 'post' || (page.kind === 'landing' && page.state === 'away');
    if ((await send('DELETE', deletions[page.kind](page.id))).ok)
      replace(page, { state: isGone ? 'gone' : 'deleted' });
  } else if (one.do === 'swap') {
    const other = chosen(one.other);
    if (!other || other.kind === 'post' || page.kind === 'post') return;
    const [first, second] = [page.slug, other.slug];
    await move(page, 'between');
    await move(
      pages.find(({ id }) => id === other.id),
      first,
    );
    await move(
      pages.find(({ id }) => id === page.id),
      second,
    );
  }
}

interface Answer {
  readonly status: number;
  readonly to: string | null;
  readonly title: string;
}

async function visit(path: string): Promise<Answer> {
  const reply = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const title = /<title>([^<]*)/.exec(await reply.text())?.[1] ?? '';
  return { status: reply.status, to: reply.headers.get('location'), title };
}

const isAt = (page: Known, { status, title }: Answer) =>
  status === 200 && title.toLowerCase().includes(page.title.toLowerCase());

/** The last page that was public at each address, and the address as that page had it. */
type Past = Map<string, { readonly id: string; readonly address: string }>;

const keyOf = (address: string) => address.replace(/\/$/, '');

/** What visitors find that they should not. */
async function wrong(past: Past): Promise<string[]> {
  const found: string[] = [];
  // A service’s page gives way to one of the owner’s own.
  const isCovered = (page: Known) =>
    page.kind === 'service' &&
    pages.some(one => one.kind === 'own' && one.slug === page.slug && one.state === 'public');
  const open = pages.filter(page => page.state === 'public' && !isCovered(page));
  for (const page of open) {
    const answer = await visit(addressOf(page));
    if (!isAt(page, answer)) found.push(`${addressOf(page)} is not ${page.title}: ${JSON.stringify(answer)}`);
    past.set(keyOf(addressOf(page)), { id: page.id, address: addressOf(page) });
  }
  for (const [key, { id, address }] of past) {
    if (open.some(page => keyOf(addressOf(page)) === key)) continue;
    const page = pages.find(one => one.id === id);
    if (!page) continue;
    const answer = await visit(address);
    const isNowhere = page.state === 'away' || page.state === 'gone';
    const expected = isNowhere ? '404' : page.state === 'public' ? `301 ${addressOf(page)}` : '301 to a page';
    const end = answer.to === null ? null : await visit(answer.to);
    const isRight = isNowhere
      ? answer.status === 404
      : end?.status === 200 && (page.state !== 'public' || answer.to === addressOf(page));
    if (!isRight) found.push(`${address} (${page.title}): ${JSON.stringify(answer)} instead of ${expected}`);
  }
  return found;
}

test('whatever happens to pages of all kinds, every address of the past leads to where its page is now', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async steps => {
      await program.database.pool.query(
        `delete from site_pages; delete from site_addresses; delete from redirects; delete from redirect_snapshots;
         delete from generated_landing_pages; delete from posts; delete from services; delete from page_changes`,
      );
      await program.reloadAll();
      pages = [];
      const past: Past = new Map();
      for (const one of steps) {
        await take(one);
        // Caches follow announcements.
        await expect.poll(() => wrong(past)).toEqual([]);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 6), endOnFailure: true },
  );
});
