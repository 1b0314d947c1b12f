import { Button, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { announce } from '../../platform/ui/announce.ts';
import { Screen } from '../../platform/ui/screen.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel, showImportPanel } from './import-panel.tsx';
import { MovingGuide } from './moving-guide.tsx';
import { ExportList, ImportList } from './transfer-lists.tsx';
import { transferQueries } from './transfer-queries.ts';

const route = getRouteApi('/admin/export-import');

/** Data out into files, and in from them. */
export function TransferScreen() {
  const { import: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const choose = (id: string | null) =>
    void navigate({ search: id === null ? {} : { import: id }, replace: true, resetScroll: false });
  return (
    <Screen
      title="Export/Import"
      purpose="Export your data, or import a file. Files are checked first."
      action={
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() =>
            void client
              .invalidateQueries({ queryKey: transferQueries.all })
              .then(() => announce('The lists are up to date'))
          }
        >
          Refresh Jobs
        </Button>
      }
    >
      <Stack gap="lg">
        <ExportPanel />
        <ImportPanel chosen={chosen ?? null} onChoose={choose} />
        <ExportList />
        <ImportList
          onReview={id => {
            choose(id);
            showImportPanel();
          }}
          onRemoved={id => id === chosen && choose(null)}
        />
        <MovingGuide />
      </Stack>
    </Screen>
  );
}
