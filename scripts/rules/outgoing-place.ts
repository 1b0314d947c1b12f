import { lineOf, type Rule } from './repository.ts';

/*
 * Only http/outgoing requests addresses that an admin enters; it blocks our own network. Other modules request
 * addresses that only the operator can change.
 */

const asksOtherwise = new Set([
  'src/server/templates/encyclopedia/ask-encyclopedia.ts', // WIKIPEDIA_API_URL
  'src/server/templates/writing/bounded-fetch.ts', // AI_BASE_URL
  'src/server/platform/http/forward-request.ts', // the process that this one forked
]);

const asking =
  /(?<![.\w])fetch\(|\bglobalThis\.fetch\b|from '(?:undici|axios|node-fetch|got|@better-fetch\/fetch)'|\bimport \{[^}]*\brequest\b[^}]*\} from 'node:https?'|\bgenericOAuth\(/g;

export const outgoingPlace: Rule = files =>
  files
    .filter(
      ({ path }) =>
        path.startsWith('src/server/') &&
        path.endsWith('.ts') &&
        !path.includes('.test.') &&
        !path.startsWith('src/server/platform/http/outgoing/') &&
        !asksOtherwise.has(path),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(asking)].map(
        found =>
          `${path}:${lineOf(text, found.index)}: ask other machines by src/server/platform/http/outgoing, which refuses those of our own network.`,
      ),
    );
