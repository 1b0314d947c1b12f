import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { serviceRoutes } from '../../../contract/business/services.ts';
import { contentPackSchema, ownPack } from '../../../contract/platform/content-packs.ts';
import { addressOf } from '../../platform/api.ts';
import { listQuery } from '../../platform/read-query.ts';
import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { ButtonLink, PrimaryLink } from '../../platform/ui/links.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { usePackOptions } from '../packs/pack-queries.ts';
import { serviceColumns } from './service-columns.tsx';
import type { Pack } from './service-draft.ts';
import { serviceMutations } from './service-mutations.ts';

const route = getRouteApi('/admin/services');

/** The services of the business, and the texts of their pages. */
export function ServiceListScreen() {
  const { pack = ownPack, after } = route.useSearch();
  const navigate = route.useNavigate();
  const packs = usePackOptions(pack);
  const services = useQuery(
    listQuery(serviceRoutes.list, { query: { content_pack: pack, per_page: 200, cursor: after } }),
  );
  const ids = services.data?.items.map(({ id }) => id) ?? [];
  const add = (
    <ButtonLink to="/admin/services/$id" params={{ id: 'new' }} search={{ pack }}>
      Add the first one
    </ButtonLink>
  );
  return (
    <Screen
      title="Services"
      purpose="A landing page shows the texts of the service its keyword names."
      action={
        <>
          <Button onClick={() => openServiceImport(pack)}>Import CSV</Button>
          <PrimaryLink to="/admin/services/$id" params={{ id: 'new' }} search={{ pack }}>
            Add service
          </PrimaryLink>
        </>
      }
    >
      <Stack gap="md">
        <Group gap="sm">
          <NativeSelect
            aria-label="Trade"
            w={{ sm: 'fit-content' }}
            flex={{ base: '1 1 9rem', sm: 'none' }}
            value={pack}
            onChange={event => {
              const chosen = contentPackSchema.parse(event.currentTarget.value);
              void navigate({ search: chosen === ownPack ? {} : { pack: chosen } });
            }}
            data={packs}
          />
          <ExportButton href={addressOf(serviceRoutes.export.path, { query: { content_pack: pack } })} />
        </Group>
        <RecordList
          query={services}
          label="Services"
          columns={serviceColumns(ids)}
          empty={{
            icon: IconBriefcase,
            title: 'No services',
            why: 'A service holds its pages’ texts. Otherwise, pages show their template’s texts.',
            step: add,
          }}
          perPage={200}
          nouns={['service', 'services']}
        />
      </Stack>
    </Screen>
  );
}

function openServiceImport(pack: Pack): void {
  openCsvImport({
    intro: (
      <>
        A CSV file like the exported one. Each row is a service, identified by{' '}
        <span className="mono">name</span>. In a cell, each line is one keyword, item, step or question. A bar
        separates a title from its text.
      </>
    ),
    column: 'Service',
    nouns: ['service', 'services'],
    importCsv: serviceMutations.importCsv(pack),
  });
}
