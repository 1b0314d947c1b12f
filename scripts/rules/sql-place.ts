import { lineOf, type Rule } from './repository.ts';

/* All SQL of a noun can be read in one place: a file whose name says so. */

const holdsSql = /\/(queries|[a-z-]+-queries|write-[a-z-]+|job-[a-z-]+|[a-z-]+[.-]job)\.ts$/;
const sql =
  /\bsql(<[^`]*>)?`|\.(query|queryStream)(?:<[^(;]*>)?\(\s*[`'{]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/g;

export const sqlPlace: Rule = files =>
  files
    .filter(
      ({ path }) =>
        /^src\/.*\.tsx?$/.test(path) &&
        !path.includes('.test.') &&
        !path.startsWith('src/server/platform/db/') &&
        !holdsSql.test(path),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(sql)].map(
        found =>
          `${path}:${lineOf(text, found.index)}: SQL belongs in db/, queries.ts, *-queries.ts, write-*.ts or a job file. Put the query there and call it.`,
      ),
    );
