const MiB = 2 ** 20;
const GiB = 2 ** 30;

/** Most bytes of each cache of a process. */
export interface CacheBounds {
  /** Finished pages, in every encoding. */
  readonly pages: number;
  /** Rows of published pages. */
  readonly rows: number;
  /** Pages in other towns that pages link to. */
  readonly related: number;
  /** Compiled pages and sections. */
  readonly compiled: number;
  /** What pages show of their town. */
  readonly towns: number;
  /** Pages of one keyword, over all batches. */
  readonly keywordPages: number;
  /** The addresses that are known to have a page or none. */
  readonly addresses: number;
  readonly sharePictures: number;
  /** Answers that visitors have not read yet. */
  readonly unreadAnswers: number;
}

interface Part {
  readonly share: number;
  /** In MiB: less would cost more time than it saves memory. */
  readonly min: number;
  /** In MiB: more gains nothing. */
  readonly max: number;
}

const parts: Readonly<Record<keyof CacheBounds, Part>> = {
  pages: { share: 0.16, min: 6, max: 256 },
  rows: { share: 0.14, min: 4, max: 512 },
  related: { share: 0.3, min: 6, max: 256 },
  compiled: { share: 0.1, min: 4, max: 128 },
  towns: { share: 0.2, min: 4, max: 256 },
  keywordPages: { share: 0.03, min: 1, max: 20 },
  addresses: { share: 0.03, min: 1, max: 16 },
  sharePictures: { share: 0.02, min: 0.5, max: 16 },
  unreadAnswers: { share: 0.02, min: 0.5, max: 64 },
};

/** Up to here the program itself, PostgreSQL and the worker need most of it. */
const smallMachine = 2 * GiB;
const ofSmall = { share: 3 / 16, max: 192 * MiB };

/** The bounds of all caches of a process on a machine with so much memory, in bytes. */
export function cacheBoundsOf(memory: number): CacheBounds {
  const all = memory <= smallMachine ? Math.min(memory * ofSmall.share, ofSmall.max) : memory / 6;
  const bound = (name: keyof CacheBounds) => clamp(all * parts[name].share, parts[name]);
  return {
    pages: bound('pages'),
    rows: bound('rows'),
    related: bound('related'),
    compiled: bound('compiled'),
    towns: bound('towns'),
    keywordPages: bound('keywordPages'),
    addresses: bound('addresses'),
    sharePictures: bound('sharePictures'),
    unreadAnswers: bound('unreadAnswers'),
  };
}

/**
 * V8's limit for objects that live long, in MiB. A process close to it collects garbage more often. The first number is
 * computed again in scripts/setup.mjs, which starts the web process and can't import this file.
 */
export function heapLimits(memory: number): { readonly web: number; readonly worker: number } {
  return {
    web: clampMiB(memory / 4, { min: 192, max: 4_096 }),
    worker: clampMiB(memory / 2, { min: 256, max: 4_096 }),
  };
}

/** Settings of the embedded PostgreSQL that follow the memory. */
export function postgresMemory(memory: number): Readonly<Record<string, string>> {
  const text = (share: number, bounds: Pick<Part, 'min' | 'max'>) => `${clampMiB(share, bounds)}MB`;
  return {
    shared_buffers: text(memory / 10, { min: 32, max: 256 }),
    work_mem: text(memory / 256, { min: 4, max: 16 }),
    maintenance_work_mem: text(memory / 16, { min: 32, max: 256 }),
    effective_cache_size: text(memory / 2, { min: 128, max: 4_096 }),
  };
}

const clampMiB = (bytes: number, { min, max }: Pick<Part, 'min' | 'max'>) =>
  Math.min(max, Math.max(min, Math.floor(bytes / MiB)));

const clamp = (bytes: number, bounds: Pick<Part, 'min' | 'max'>) =>
  Math.floor(Math.min(bounds.max * MiB, Math.max(bounds.min * MiB, bytes)));
