import { IconDatabaseExport } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Backup, backupRoutes } from '../../../contract/operations/backups.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { backupColumns } from './backup-columns.tsx';
import { BackupProgress } from './backup-progress.tsx';

type Backups = z.output<typeof backupRoutes.list.reply>;
interface BackupRecord {
  id: string;
  backup: Backup;
}

/** The backups of this machine, and what is being done with them. */
export function BackupList({ backups }: { backups: UseQueryResult<Backups> }) {
  const [latest] = backups.data?.runs ?? [];
  return (
    <Panel
      title="Backups"
      help={
        <>
          Full copies in <span className="mono">DATA_DIR/backups</span>. Keep private copies elsewhere.
          Schedule:{' '}
          <TextLink to="/admin/settings" search={{ tab: 'backups' }} underline="always">
            backup settings
          </TextLink>
          .
        </>
      }
      isPlain
      gap="sm"
    >
      {latest && <BackupProgress run={latest} />}
      <QueryBoundary title="The backups could not be listed" query={backups}>
        <RecordTable<BackupRecord>
          label="Backups"
          columns={backupColumns}
          records={backups.data?.items.map(backup => ({ id: backup.name, backup }))}
          empty={{
            icon: IconDatabaseExport,
            title: 'No backups yet',
            why: 'Click “Back up now” to create the first one.',
          }}
        />
      </QueryBoundary>
    </Panel>
  );
}
