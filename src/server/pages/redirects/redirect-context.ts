import type { Logger } from 'pino';
import type { Config } from '../../platform/config.ts';
import { createBatchLoader } from '../../platform/db/batch-loader.ts';
import type { Database, Db, ReadDatabase } from '../../platform/db/database.ts';
import type { CachedPages } from '../../platform/http/cached-pages.ts';
import { HitCounter } from './hit-counter.ts';
import {
  listPrefixRules,
  listQueriedPaths,
  listRulesAt,
  listRulesInAnyCase,
  type RuleRow,
  ruleOf,
} from './queries.ts';
import type { Rule } from './redirect-graph.ts';
import { inSmallLetters, keyOfPath } from './redirect-path.ts';

/** Rules that cover everything below a path, the longest first, as rows and for matching. */
interface PrefixRules {
  readonly rows: readonly RuleRow[];
  readonly rules: readonly Rule[];
}

interface RedirectParts extends Pick<RedirectContext, 'database' | 'nearestPage'> {
  readonly cache: CachedPages;
  readonly reads: ReadDatabase;
  readonly log: Logger;
}

/** Dependencies for answering and changing redirects. */
export interface RedirectContext {
  readonly database: Database;
  /** Prefix rules: few, and checked for every uncached address. */
  prefixes(): PrefixRules;
  /** The active rule at this very source, as of the last announced change or later. */
  readonly ruleAt: (source: string) => Promise<RuleRow | undefined>;
  readonly used: HitCounter;
  readonly missed: HitCounter;
  /** The rule at this source in small letters, however its source is written. */
  readonly ruleInAnyCase: (key: string) => Promise<RuleRow | undefined>;
  /** True if a rule compares the query of this path. */
  hasQueries(key: string): boolean;
  /** The site's own host, whose full addresses count as paths. */
  readonly ownHost: string | null;
  /** The address of the live page that a missing path is most similar to. */
  readonly nearestPage: (db: Db, path: string) => Promise<string | null>;
  /** Answers from the currently stored rules. */
  reload(sources: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export async function openRedirectContext(
  config: Config,
  { database, reads, cache, nearestPage, log }: RedirectParts,
): Promise<RedirectContext> {
  const readPrefixes = async (): Promise<PrefixRules> => {
    const found = await listPrefixRules(database.kysely);
    const rows = found.toSorted((a, b) => b.source_path.length - a.source_path.length);
    return { rows, rules: rows.map(ruleOf) };
  };
  let prefixes = await readPrefixes();
  let isQueried = await readQueriedPaths(database.kysely);
  cache.setQueried(isQueried);
  const counters = HitCounter.pair(database.kysely, log);
  return {
    database,
    nearestPage,
    ...counters,
    ruleAt: createBatchLoader(
      async sources => new Map((await listRulesAt(reads.kysely, sources)).map(row => [row.source_path, row])),
    ),
    ruleInAnyCase: createBatchLoader(async keys => {
      const rows = await listRulesInAnyCase(reads.kysely, keys);
      const found = new Map(rows.map(row => [inSmallLetters(row.source_path), row]));
      for (const row of rows)
        if (row.source_path === inSmallLetters(row.source_path)) found.set(row.source_path, row);
      return found;
    }),
    hasQueries: key => isQueried(key),
    prefixes: () => prefixes,
    ownHost: config.publicUrl ? new URL(config.publicUrl).host : null,
    reload: async sources => {
      prefixes = await readPrefixes();
      isQueried = await readQueriedPaths(database.kysely);
      cache.setQueried(isQueried);
      if (sources.length === 0) cache.dropAll();
      else cache.dropShowing(sources.map(source => source.slice(1)));
    },
    stop: async () => {
      await Promise.all([counters.used.stop(), counters.missed.stop()]);
    },
  };
}

/** Paths in memory. With more of them, every query is looked up. */
const maxQueriedPaths = 10_000;

/** Reads the paths with rules that compare a query. Returns a check for a path as a request writes it. */
async function readQueriedPaths(db: Db): Promise<(path: string) => boolean> {
  const paths = new Set(await listQueriedPaths(db, maxQueriedPaths + 1));
  if (paths.size === 0) return () => false;
  if (paths.size > maxQueriedPaths) return () => true;
  return path => paths.has(path) || paths.has(keyOfPath(path) ?? path);
}
