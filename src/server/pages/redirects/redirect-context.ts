import type { Logger } from 'pino';
import type { Config } from '../../platform/config.ts';
import { createBatchLoader } from '../../platform/db/batch-loader.ts';
import type { Database, Db, ReadDatabase } from '../../platform/db/database.ts';
import type { CachedPages } from '../../platform/http/cached-pages.ts';
import { HitCounter } from './hit-counter.ts';
import { listPrefixRules, listRulesAt, type RuleRow, ruleOf } from './queries.ts';
import { type Rule, rulesOf } from './redirect-graph.ts';

/** Rules that cover everything below a path, and the same rules sorted once for matching, the longest first. */
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
    const rows = await listPrefixRules(database.kysely);
    return { rows, rules: rulesOf(rows.map(ruleOf)).prefixes };
  };
  let prefixes = await readPrefixes();
  const counters = HitCounter.pair(database.kysely, log);
  return {
    database,
    nearestPage,
    ...counters,
    ruleAt: createBatchLoader(
      async sources => new Map((await listRulesAt(reads.kysely, sources)).map(row => [row.source_path, row])),
    ),
    prefixes: () => prefixes,
    ownHost: config.publicUrl ? new URL(config.publicUrl).host : null,
    reload: async sources => {
      prefixes = await readPrefixes();
      if (sources.length === 0) cache.dropAll();
      else cache.dropShowing(sources.map(source => source.slice(1)));
    },
    stop: async () => {
      await Promise.all([counters.used.stop(), counters.missed.stop()]);
    },
  };
}
