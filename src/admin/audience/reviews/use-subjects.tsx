import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { serviceRoutes } from '../../../contract/business/services.ts';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

interface Subjects {
  services: { value: string; label: string }[];
  /** The list of towns for a field with this `list`. */
  townsId: string;
  towns: ReactNode;
}

/** The services and towns that a review or a case can be about; `none` stands for no service. */
export function useSubjects(current: string, none: string): Subjects {
  const services = useQuery(
    listQuery(serviceRoutes.list, { query: { content_pack: ownPack, per_page: 200 } }),
  );
  const settings = useQuery(readQuery(settingRoutes.read));
  const townsId = useId();
  const names = new Set([
    ...(services.data?.items ?? []).map(({ name }) => name),
    ...(current ? [current] : []),
  ]);
  return {
    services: [{ value: '', label: none }, ...[...names].map(name => ({ value: name, label: name }))],
    townsId,
    towns: (
      <datalist id={townsId}>
        {(settings.data?.areas.value.towns ?? []).map(({ city, state }) => (
          <option key={`${city} ${state}`}>{`${city}, ${state}`}</option>
        ))}
      </datalist>
    ),
  };
}
