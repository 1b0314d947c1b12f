import { lineOf, type Rule } from './repository.ts';

/* All SQL of a noun can be read in one place: a file whose name says so. */

const holdsSql = /\/(queries|[a-z-]+-queries|write-[a-z-]+|job-[a-z-]+|[a-z-]+[.-]job)\.ts$/;
const call =
  /\bsql(<[^`]*>)?`|\.(query|queryStream)(?:<[^(;]*>)?\(\s*[`'{]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
/** A statement kept in a constant. */
const statement =
  /[`']\s*(?:select\s|insert into\s|update \w+(?: \w+)?\s+set\s|delete from\s|merge into\s|with (?:recursive )?\w+ as (?:materialized )?\()/;
const sql = new RegExp(`${call.source}|${statement.source}`, 'g');

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
