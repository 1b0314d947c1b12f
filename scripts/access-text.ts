import type { Route } from '../src/contract/platform/route.ts';

/* Writes and reads the table of docs/access.md: the test that makes every call compares with it. */

export interface AccessRow {
  readonly method: string;
  readonly path: string;
  /** `anyone`, `signed-in`, `admin` … */
  readonly who: string;
  /** The scope that opens it to an API key; null: none does. */
  readonly scope: string | null;
}

const head = `# Who may make which call

Written by \`npm run access\` from the contract, and checked: a call without a row here fails \`npm test\`. A test makes every call without
an account, as customers, as an admin, with API keys and with expired ones, and compares with this table
(\`src/server/start/access.test.ts\`).

- **anyone**: also without signing in. **signed-in**: any account, about itself, by a session. **customer**: an account with that role
  only. **admin**: staff; if the settings require a second factor of admins, only with one (403, \`factor-needed\`).
- **API key**: the scope a key needs; any: it needs none; –: closed to keys. Keys can't create keys or admins or change sign-in, and don't
  read the outbox, whose messages hold links and codes. A key has its owner's rights: without a required second factor, neither may make
  calls for admins.
- **proven**, for the sign-in library's calls: signed in, with proof of identity within the last ten minutes.
`;

export function accessDocument(
  routes: readonly Pick<Route, 'method' | 'path' | 'access' | 'scope' | 'noun'>[],
  library: readonly { readonly method: string; readonly path: string; readonly who: string }[],
): string {
  const nouns = [...new Set(routes.map(route => route.noun))].toSorted();
  const parts = nouns.map(noun => [
    `## ${noun}`,
    table(
      routes
        .filter(route => route.noun === noun)
        .map(({ method, path, access, scope }) => ({
          method: method.toUpperCase(),
          path,
          who: access,
          scope,
        })),
    ),
  ]);
  const signIn = ['## The sign-in library', table(library.map(call => ({ ...call, scope: null })))];
  return `${[head.trim(), ...parts.flat(), ...signIn].join('\n\n')}\n`;
}

function table(rows: readonly AccessRow[]): string {
  const cells = rows.map(({ method, path, who, scope }) => [
    `\`${method} ${path}\``,
    who,
    scope ? `\`${scope}\`` : who === 'anyone' && !path.startsWith('/api/auth/') ? 'any' : '–',
  ]);
  return [['call', 'who', 'API key'], ['---', '---', '---'], ...cells]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** Every row of the document. */
export function readAccessDocument(text: string): AccessRow[] {
  const row = /^\| `([A-Z]+) (\S+)` \| (\S+) \| (?:`(\S+)`|any|–) \|$/gm;
  return [...text.matchAll(row)].map(([, method = '', path = '', who = '', scope]) => ({
    method,
    path,
    who,
    scope: scope ?? null,
  }));
}
