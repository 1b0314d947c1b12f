import { IconDatabaseExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { backupColumns } from './backup-columns.tsx';
import { BackupProgress } from './backup-progress.tsx';
import { backupsQuery } from './database-queries.ts';

/** The backups of this machine, and what is being done with them. */
export function BackupList() {
  const backups = useQuery({
    ...backupsQuery,
    select: ({ items, runs }) => ({ items: items.map(backup => ({ id: backup.name, backup })), runs }),
  });
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
      <RecordList
        query={backups}
        errorTitle="The backups could not be listed"
        label="Backups"
        columns={backupColumns}
        empty={{
          icon: IconDatabaseExport,
          title: 'No backups yet',
          why: 'Click “Back up now” to create the first one.',
        }}
      />
    </Panel>
  );
}
