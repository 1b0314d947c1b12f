import { fillConversations } from '../fill-conversations.ts';
import type { Measurement } from '../report.ts';
import { adminEnvironment, type ServerProcess, startServerProcess } from '../server-process.ts';
import { onProgram, temporaryFolder } from '../temporary-program.ts';
import { timeCalls, waitUntilIdle } from '../timed-calls.ts';

/** The number of calls of each kind. With fewer, one pause of the machine would decide the p95. */
const calls = 100;

/** Every list and search of conversations and a timeline, among so many leads with three messages each. */
export async function measureConversations(leads: number): Promise<Measurement> {
  const folder = temporaryFolder();
  try {
    await onProgram(folder.path, async ({ accounts, database }) => {
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnvironment;
      await accounts.createUser({ email, password, role: 'admin' });
      await fillConversations(database, leads);
    });
    const server = await startServerProcess(folder.path);
    try {
      return { measure: 'conversations', size: leads, figures: await timeLists(server, folder.path) };
    } finally {
      await server.stop();
    }
  } finally {
    folder.remove();
  }
}

interface List {
  readonly items: readonly { readonly id: string }[];
  readonly next_cursor: string | null;
}

async function timeLists(server: ServerProcess, folder: string): Promise<Record<string, number>> {
  const first = await server.call<List>('/api/conversations?per_page=200');
  const second = await server.call<List>(`/api/conversations?per_page=200&cursor=${first.next_cursor}`);
  const id = (n: number) => first.items[n % first.items.length]?.id;
  await waitUntilIdle({ server, folder });
  const kinds: readonly [name: string, path: (n: number) => string][] = [
    ['needs an answer', () => '/api/conversations?list=needs_answer'],
    ['mine', () => '/api/conversations?list=mine'],
    ['quoted and quiet', () => '/api/conversations?list=quoted_quiet'],
    ['all', () => '/api/conversations'],
    ['all, a later page', () => `/api/conversations?cursor=${second.next_cursor}`],
    ['spam', () => '/api/conversations?list=spam'],
    ['search, one address', n => `/api/conversations?search=visitor${n * 617}%40`],
    ['search, a number', n => `/api/conversations?search=%2B1${2_010_000_000 + n * 617 * 7}`],
    [
      'search, its last digits',
      n => `/api/conversations?search=${String(2_010_000_000 + n * 617 * 7).slice(-7)}`,
    ],
    ['search, a name', n => `/api/conversations?search=ann%20${(n * 617).toString(16).padStart(4, '0')}`],
    ['search, a common word', () => '/api/conversations?search=mattresses'],
    [
      'search, a common word of those who wait',
      () => '/api/conversations?list=needs_answer&search=gate%20code',
    ],
    ['search, two letters', () => '/api/conversations?search=so'],
    ['search, nobody', () => '/api/conversations?search=grand%20piano'],
    ['a conversation', n => `/api/conversations/${id(n)}`],
    ['a contact', n => `/api/contacts/${id(n)}`],
  ];
  const figures: Record<string, number> = {};
  for (const [name, path] of kinds)
    Object.assign(figures, await timeCalls({ server, folder }, name, n => server.call(path(n)), calls));
  return figures;
}
