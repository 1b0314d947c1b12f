import { lineOf, type Rule } from './repository.ts';

/* The environment is read once, as a whole, so that every problem with it is reported at start. */

const readers =
  /^src\/server\/(platform\/config|start\/(main|worker-process)|command-line\/(main|open-session))\.ts$/;
/** Passes the path to a program it starts and reads no variable itself. */
const exceptions = new Set([
  'src/server/platform/db/embedded-postgres.ts',
  'src/server/platform/db/create-cluster.ts',
]);

export const environmentPlace: Rule = files =>
  files
    .filter(
      ({ path }) =>
        /^(src|content)\/.*\.tsx?$/.test(path) &&
        !path.includes('.test.') &&
        !readers.test(path) &&
        !exceptions.has(path),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(/process\.env|import\.meta\.env/g)].map(
        found =>
          `${path}:${lineOf(text, found.index)}: read the environment in src/server/platform/config.ts and pass the value on.`,
      ),
    );
