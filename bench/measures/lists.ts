import { fillLists, richCustomer } from '../fill-lists.ts';
import type { Measurement } from '../report.ts';
import { type ServerProcess, signIn, startServerProcess } from '../server-process.ts';
import { onProgram } from '../temporary-program.ts';
import { timeCalls, waitUntilIdle } from '../timed-calls.ts';

/** The number of calls of each kind. With fewer, one pause of the machine would decide the p95. */
const calls = 100;

/**
 * Every long list of the back office except pages, each over as many rows as there are pages, as a browser requests it; and the
 * facts of places.
 */
export async function measureLists(folder: string, rows: number): Promise<Measurement> {
  await onProgram(folder, async program => {
    const { rows: known } = await program.database.pool.query('select 1 from auth_users where email = $1', [
      richCustomer.email,
    ]);
    if (known.length === 0) {
      await program.accounts.createUser({ ...richCustomer, role: 'customer' });
      await fillLists(program.database.pool, rows);
    }
  });
  const server = await startServerProcess(folder);
  try {
    return { measure: 'lists', size: rows, figures: await timeLists(server, folder) };
  } finally {
    await server.stop();
  }
}

async function timeLists(server: ServerProcess, folder: string) {
  const pages = await server.call<{ items: readonly { id: string; template_id: string }[] }>('/api/pages');
  const customers = await server.call<{ items: readonly { id: string }[] }>('/api/customers');
  const middle = await server.call<{ items: readonly { id: string }[] }>('/api/pages?page=5000');
  const customer = await signIn(server.origin, richCustomer);
  const { items: towns } = await server.call<{ items: readonly { city: string; state: string }[] }>(
    '/api/places?state=TX&min_population=5000&limit=500',
  );
  const place = (n: number) => {
    const { city = '', state = '' } = towns[(n * 7) % towns.length] ?? {};
    return encodeURIComponent(`${city}, ${state}`);
  };
  const id = middle.items[0]?.id ?? pages.items[0]?.id ?? '';
  await waitUntilIdle({ server, folder });
  const figures: Record<string, number> = {};
  const kinds: readonly [name: string, path: (n: number) => string, cookie?: string][] = [
    ['leads, newest', () => '/api/leads?spam=false'],
    ['leads, status', () => '/api/leads?status=new&spam=false'],
    ['leads, kind far down', () => '/api/leads?kind=scheduling'],
    ['leads, spam', () => '/api/leads?spam=true'],
    ['leads, one person', n => `/api/leads?search=visitor${n * 1713}%40`],
    ['leads, number', n => `/api/leads?search=555-${1000 + n}`],
    ['leads, name', n => `/api/leads?search=ann%20${(n * 1713).toString(16).padStart(4, '0')}`],
    ['leads, common word', () => '/api/leads?search=mattresses'],
    ['leads, two letters', () => '/api/leads?search=so'],
    ['redirects, newest', () => '/api/redirects'],
    ['redirects, off', () => '/api/redirects?is_active=false'],
    ['redirects, by hand', () => '/api/redirects?is_automatic=false'],
    ['redirects, automatic', () => '/api/redirects?is_automatic=true'],
    ['redirects, one', n => `/api/redirects?search=old-page-${n * 1713}`],
    ['redirects, common word', () => '/api/redirects?search=old-page'],
    ['redirects, two letters', () => '/api/redirects?search=pa'],
    ['entries, newest', () => '/api/giveaway-entries'],
    ['entries, one', n => `/api/giveaway-entries?search=pair${n * 1713}%40`],
    ['entries, common word', () => '/api/giveaway-entries?search=ann'],
    ['entries, two letters', () => '/api/giveaway-entries?search=so'],
    ['statements, newest', () => '/api/statements'],
    ['statements, disputed', () => '/api/statements?state=disputed'],
    ['statements, expired', () => '/api/statements?state=expired'],
    ['statements, one kind', () => '/api/statements?predicate=donation'],
    ['statements, a kind nobody has', () => '/api/statements?predicate=years'],
    ['statements, one town', n => `/api/statements?search=town%20${n * 1713}%2C`],
    ['statements, common word', () => '/api/statements?search=cubic'],
    ['statements, two letters', () => '/api/statements?search=to'],
    ['statements, what expires next', () => '/api/statements/expiring'],
    ['facts of a place', n => `/api/places/${place(n)}/facts`],
    ['activity, newest', () => '/api/activity'],
    ['activity, noun far down', () => '/api/activity?noun=redirects'],
    ['activity, one', n => `/api/activity?search=town%20${n * 1713}`],
    ['activity, common word', () => '/api/activity?search=junk%20removal'],
    ['activity, two letters', () => '/api/activity?search=ju'],
    ['missing addresses', () => '/api/not-found-hits'],
    ['pages without views', () => '/api/pages?without_views=true'],
    ['views and pages without views', () => '/api/views'],
    ['pages of a customer', () => `/api/pages?customer_id=${customers.items[0]?.id}`],
    ['a customer’s own pages', () => '/api/customer/pages', customer],
    ['page report', () => `/api/pages/${id}/report`],
    ['pages of a state', () => '/api/pages?state=FL'],
    ['kept from search engines', () => '/api/pages?noindex=true'],
    ['archived', () => '/api/pages?status=archived'],
    ['conflicts of a template', () => `/api/templates/${pages.items[0]?.template_id}/conflicts`],
    ['bulk changes', () => '/api/pages/changes'],
  ];
  for (const [name, path, cookie] of kinds) {
    Object.assign(
      figures,
      await timeCalls({ server, folder }, name, n => server.call(path(n), { cookie }), calls),
    );
  }
  return figures;
}
