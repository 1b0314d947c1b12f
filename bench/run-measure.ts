import type { Measurement } from './report.ts';

export const measureNames = [
  'plan',
  'likeness',
  'recall',
  'batches',
  'generate',
  'move',
  'publish',
  'bulk',
  'redirects',
  'transfer',
  'storage',
  'list',
  'lists',
  'conversations',
  'render',
  'serve',
  'fill',
  'uncached',
  'export',
  'start',
  'screens',
  'visitors',
  'small-machine',
] as const;
export type MeasureName = (typeof measureNames)[number];

type Measure = (size: number, folder: string | null, withPeers: boolean) => Promise<Measurement>;

/** Each is loaded only in the process that runs it. */
const measures: Record<MeasureName, Measure> = {
  plan: async size => (await import('./measures/plan.ts')).measurePlan(size),
  likeness: async size => (await import('./measures/likeness.ts')).measureLikeness(size),
  recall: async () => (await import('./measures/recall.ts')).measureRecall(),
  batches: async size => (await import('./measures/batches.ts')).measureBatches(size),
  generate: async (size, folder) => (await import('./measures/generate.ts')).measureGenerate(size, folder),
  move: async size => (await import('./measures/move.ts')).measureMove(size),
  publish: async size => (await import('./measures/publish.ts')).measurePublish(size),
  bulk: async size => (await import('./measures/bulk.ts')).measureBulk(size),
  redirects: async size => (await import('./measures/redirects.ts')).measureRedirects(size),
  transfer: async size => (await import('./measures/transfer.ts')).measureTransfer(size),
  storage: async (_, folder) => (await import('./measures/storage.ts')).measureStorage(needed(folder)),
  list: async (size, folder) => (await import('./measures/list.ts')).measureList(needed(folder), size),
  lists: async (size, folder) => (await import('./measures/lists.ts')).measureLists(needed(folder), size),
  conversations: async size => (await import('./measures/conversations.ts')).measureConversations(size),
  render: async () => (await import('./measures/render.ts')).measureRender(),
  serve: async () => (await import('./measures/serve.ts')).measureServe(),
  fill: async (size, folder) => (await import('./measures/fill.ts')).measureFill(needed(folder), size),
  uncached: async (size, folder) =>
    (await import('./measures/uncached.ts')).measureUncached(needed(folder), size),
  export: async (size, folder, withPeers) =>
    (await import('./measures/export.ts')).measureExport(needed(folder), size, withPeers),
  start: async () => (await import('./measures/start.ts')).measureStart(),
  screens: async () => (await import('./measures/screens.ts')).measureScreens(),
  'small-machine': async size => (await import('./measures/small-machine.ts')).measureSmallMachine(size),
  visitors: async size => (await import('./measures/visitors.ts')).measureVisitors(size),
};

/**
 * Runs one measurement in this process. `folder`: the filled database to create or to read; `peers`: whether site
 * generators from npm are measured too.
 */
export function runMeasure(
  name: MeasureName,
  { size, folder, peers }: { size: number; folder: string | null; peers: boolean },
): Promise<Measurement> {
  return measures[name](size, folder, peers);
}

function needed(folder: string | null): string {
  if (folder === null) throw new Error('This looks at pages that were generated before.');
  return folder;
}
