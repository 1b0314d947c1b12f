import { Accordion, Button, List, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { transferRoutes } from '../../../contract/operations/transfers.ts';
import { nounKey } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { Screen } from '../../platform/ui/screen.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel, showImportPanel } from './import-panel.tsx';
import { ExportList, ImportList } from './transfer-lists.tsx';

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
              .invalidateQueries({ queryKey: nounKey(transferRoutes.listImports) })
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

/** The migration guide in short; the whole of it is docs/guides/moving-in.md. */
function MovingGuide() {
  return (
    <Accordion variant="contained" defaultValue="guide">
      <Accordion.Item value="guide">
        <Accordion.Control>Migration guide: moving a site, step by step</Accordion.Control>
        <Accordion.Panel>
          <List type="ordered" size="sm" spacing="xs">
            <List.Item>
              Move to another server: press Full System here and download the file. Install Pagehaul there
              with <span className="mono">DEMO=0</span>, choose Full System and import the file. Pages,
              addresses, hand edits, redirects, leads with photos, settings and posts are the same there.
            </List.Item>
            <List.Item>
              Passwords and keys never leave a server. Create staff accounts there first: they are matched by
              email. Customers keep their plan and pages, and reset their password by “Forgot password”.
              Switch on webhooks, IndexNow and company sign-in again.
            </List.Item>
            <List.Item>
              From the older hosted system, choose its file as it is. Import templates first, or choose Full
              System for everything. Batches find their template by id or name.
            </List.Item>
            <List.Item>
              Those files hold no pages. Batches arrive planned. Approve one to make its pages at the same
              addresses. Taken addresses are skipped.
            </List.Item>
            <List.Item>
              Existing items stay unchanged. A different template with a used name becomes “Name (2)”. One
              invalid item stops the import, and all reasons are listed.
            </List.Item>
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
