import { Stack, Text } from '@mantine/core';
import { IconDownload, IconRestore, IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type Backup, backupRoutes } from '../../../contract/operations/backups.ts';
import { addressOf } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { actionsColumn, FROM_TABLET, figureColumn } from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useDeletion } from '../../platform/use-deletion.ts';
import { write } from '../../platform/write.ts';
import { byteLabel } from './byte-labels.ts';
import { openRestore, showDamage } from './open-restore.tsx';

const reasons: Record<Backup['reason'], string> = {
  asked: 'Made by hand',
  scheduled: 'Daily backup',
  'before-restore': 'What a restore replaced',
};

export const backupColumns: DataTableColumn<{ id: string; backup: Backup }>[] = [
  {
    accessor: 'created_at',
    title: 'Made',
    render: ({ backup }) => (
      <Stack gap={2}>
        <Text fw={500}>
          <Timestamp at={backup.created_at} /> · {reasons[backup.reason]}
        </Text>
        <Text size="sm" c="dimmed" className="mono" style={{ overflowWrap: 'anywhere' }}>
          {backup.name}
        </Text>
        {backup.refusal && (
          <Text size="sm" c="var(--tone-red)">
            {backup.refusal}
          </Text>
        )}
      </Stack>
    ),
  },
  figureColumn('rows', { title: 'Rows', visibleMediaQuery: FROM_TABLET }, ({ backup }) => count(backup.rows)),
  figureColumn('bytes', { title: 'Size' }, ({ backup }) => byteLabel(backup.bytes)),
  actionsColumn(({ backup }) => <BackupActions backup={backup} />),
];

function BackupActions({ backup }: { backup: Backup }) {
  const verifying = useMutation(
    write(backupRoutes.verify, { failure: 'The backup could not be checked', changes: [] }),
  );
  const { name } = backup;
  const deletion = useDeletion(backupRoutes.remove, {
    params: { name },
    noun: 'backup',
    consequence: `${name} will be deleted permanently. Copies elsewhere stay.`,
  });
  return (
    <RowActions
      of={name}
      actions={[
        {
          label: 'Check',
          icon: IconShieldCheck,
          busy: verifying.isPending,
          onAct: () =>
            verifying.mutate(
              { params: { name } },
              { onSuccess: ({ is_whole, message }) => (is_whole ? announce(message) : showDamage(message)) },
            ),
        },
        {
          label: 'Download',
          icon: IconDownload,
          href: addressOf(backupRoutes.download.path, { params: { name } }),
          download: name,
        },
        ...(backup.can_restore
          ? [{ label: 'Restore', icon: IconRestore, onAct: () => openRestore(backup) }]
          : []),
        deletion,
      ]}
    />
  );
}
