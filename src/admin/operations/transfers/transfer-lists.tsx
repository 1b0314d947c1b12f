import { Text } from '@mantine/core';
import { IconDownload, IconListDetails, IconPlayerPlay, IconUpload } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type ExportJob, type ListedImport, transferRoutes } from '../../../contract/operations/transfers.ts';
import { addressOf } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { actionsColumn, FROM_TABLET, figureColumn, fitColumn } from '../../platform/ui/columns.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import type { RecordTableProps } from '../../platform/ui/record-table.tsx';
import { type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useDeletion } from '../../platform/use-deletion.ts';
import { JobRemark, JobStatus } from './job-status.tsx';
import {
  exportNote,
  exportRemark,
  importNote,
  isUnderWay,
  megabytes,
  typeLabels,
} from './transfer-labels.ts';

/** While something is worked on it is looked at this often (ms), else now and then: another tab may have begun something. */
const OFTEN = 1_000;
const NOW_AND_THEN = 30_000;

/** Recent exports, each with its file. */
export function ExportList() {
  const jobs = useQuery(
    readQuery(transferRoutes.listExports, {
      query: {},
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? OFTEN : NOW_AND_THEN),
    }),
  );
  return (
    <List
      title="Recent exports"
      query={jobs}
      columns={exportColumns}
      empty={{
        icon: IconDownload,
        title: 'No exports yet',
        why: 'Exports stay here for two weeks. Click a button above.',
      }}
    />
  );
}

interface ImportListProps {
  onReview: (id: string) => void;
  onRemoved: (id: string) => void;
}

/** Recent imports and how each ended. */
export function ImportList(props: ImportListProps) {
  const jobs = useQuery(
    readQuery(transferRoutes.listImports, {
      query: {},
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? OFTEN : NOW_AND_THEN),
    }),
  );
  return (
    <List
      title="Recent imports"
      query={jobs}
      columns={importColumns(props)}
      empty={{
        icon: IconUpload,
        title: 'No imports yet',
        why: 'Choose a file above. The result of each item appears here.',
      }}
    />
  );
}

interface ListProps<Job extends { id: string }> extends Pick<RecordTableProps<Job>, 'columns' | 'empty'> {
  title: string;
  query: UseQueryResult<{ items: Job[] }>;
}

function List<Job extends { id: string }>({ title, ...table }: ListProps<Job>) {
  return (
    <Panel title={title} isPlain>
      <RecordList {...table} label={title} errorTitle="The list could not be read" />
    </Panel>
  );
}

/** The table's own column for it is left out where there is no room. */
function SizeOnPhones({ bytes }: { bytes: number | null }) {
  return (
    <Text size="xs" c="dimmed" className="numeric" hiddenFrom="sm">
      {megabytes(bytes)}
    </Text>
  );
}

/** Columns that exports and imports share. */
const jobColumns = <Job extends ExportJob | ListedImport>(
  noteOf: (job: Job) => string | null,
): DataTableColumn<Job>[] => [
  figureColumn('file_size', { title: 'Size', visibleMediaQuery: FROM_TABLET }, job =>
    megabytes(job.file_size),
  ),
  fitColumn('status', { title: 'Status' }, job => <JobStatus status={job.status} note={noteOf(job)} />),
];

const exportColumns: DataTableColumn<ExportJob>[] = [
  {
    accessor: 'export_type',
    title: 'Type',
    render: job => (
      <>
        <Text fw={500}>{typeLabels[job.export_type]}</Text>
        <Text size="xs" c="dimmed">
          <Timestamp at={job.created_at} />
        </Text>
        <SizeOnPhones bytes={job.file_size} />
        <JobRemark remark={exportRemark(job)} />
      </>
    ),
  },
  ...jobColumns(exportNote),
  actionsColumn(job => <ExportActions job={job} />),
];

function ExportActions({ job }: { job: ExportJob }) {
  const { id, file_name, status } = job;
  const remove = useDeletion(transferRoutes.removeExport, {
    params: { id },
    noun: 'export',
    consequence: `${file_name} will be deleted from this server. Downloaded copies stay.`,
  });
  if (isUnderWay(job)) return null;
  const download: RowAction = {
    label: 'Download',
    icon: IconDownload,
    isMain: true,
    href: addressOf(transferRoutes.download.path, { params: { id } }),
    download: file_name,
  };
  return <RowActions of={file_name} actions={status === 'completed' ? [download, remove] : [remove]} />;
}

const importColumns = (ways: ImportListProps): DataTableColumn<ListedImport>[] => [
  {
    accessor: 'import_type',
    title: 'Type',
    render: job => (
      <>
        <Text fw={500}>{typeLabels[job.import_type]}</Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {job.file_name}, <Timestamp at={job.created_at} />
        </Text>
        <SizeOnPhones bytes={job.file_size} />
        <JobRemark remark={job.error_message} />
      </>
    ),
  },
  ...jobColumns(importNote),
  actionsColumn(job => <ImportActions job={job} {...ways} />),
];

function ImportActions({ job, onReview, onRemoved }: ImportListProps & { job: ListedImport }) {
  const { id, file_name, status } = job;
  const deletion = useDeletion(transferRoutes.removeImport, {
    params: { id },
    noun: 'import',
    consequence: `${file_name} and its report will be deleted. Imported data stays.`,
    onDeleted: () => onRemoved(id),
  });
  const review: RowAction = {
    label: status === 'checked' ? 'Go on' : 'Look',
    spoken: `${status === 'checked' ? 'Go on' : 'Look'} at the import of`,
    icon: status === 'checked' ? IconPlayerPlay : IconListDetails,
    isMain: true,
    onAct: () => onReview(id),
  };
  const remove: RowAction = { ...deletion, spoken: 'Delete the import of' };
  return <RowActions of={file_name} actions={isUnderWay(job) ? [review] : [review, remove]} />;
}
