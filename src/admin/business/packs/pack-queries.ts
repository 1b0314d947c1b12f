import { useQuery } from '@tanstack/react-query';
import { type PackSummary, packRoutes } from '../../../contract/business/packs.ts';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import { readQuery } from '../../platform/read-query.ts';

/** Everything read about packs. They change with an import, so a screen reads them once. */
export const packQueries = {
  list: () => readQuery(packRoutes.list, { staleTime: Number.POSITIVE_INFINITY }),

  samples: (name: string) =>
    readQuery(packRoutes.samples, {
      params: { name },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** The pack of a name; `own` is the trade of the business. */
export function findPack(packs: readonly PackSummary[], chosen: string): PackSummary | undefined {
  return packs.find(({ name, is_own }) => (chosen === ownPack ? is_own : name === chosen));
}

/** The packs as options of a field; the chosen one is there before they are read. */
export function usePackOptions(chosen: string): { value: string; label: string }[] {
  const { data } = useQuery(packQueries.list());
  const options = (data?.items ?? []).map(({ name, label, is_own }) => ({
    value: is_own && chosen === ownPack ? ownPack : name,
    label,
  }));
  return options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];
}
