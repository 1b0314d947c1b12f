import { Anchor, Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { type ExportJob, type ListedImport, transferRoutes } from '../../contract/transfers.ts';
import { addressOf } from '../api.ts';
import { LoadError } from '../ui/load-error.tsx';
import { NothingHere } from '../ui/nothing-here.tsx';
import { FIT, RecordTable } from '../ui/record-table.tsx';
import { When } from '../ui/when.tsx';
import { JobRemark, JobStatus } from './job-status.tsx';
import { transferQueries, transferWrites } from './transfer-queries.ts';
import { exportNote, exportRemark, importNote, isUnderWay, megabytes, typeWords } from './transfer-words.ts';

/** Recent exports, each with its file. */
export function ExportList() {
  const jobs = useQuery(transferQueries.exports());
  return (
    <List
      title="Recent exports"
      error={jobs.isError && !jobs.data ? jobs.error : null}
      onRetry={() => void jobs.refetch()}
    >
      <RecordTable
        label="Recent exports"
        columns={exportColumns}
        records={jobs.data?.items}
        empty={
          <NothingHere
            icon={IconDownload}
            title="Nothing was exported yet"
            why="An export stands here with its size while it is written and for two weeks after. Press one of the buttons above."
          />
        }
      />
    </List>
  );
}

/** Recent imports and how each ended. */
export function ImportList({ onReview }: { onReview: (id: string) => void }) {
  const jobs = useQuery(transferQueries.imports());
  return (
    <List
      title="Recent imports"
      error={jobs.isError && !jobs.data ? jobs.error : null}
      onRetry={() => void jobs.refetch()}
    >
      <RecordTable
        label="Recent imports"
        columns={importColumns(onReview)}
        records={jobs.data?.items}
        empty={
          <NothingHere
            icon={IconUpload}
            title="Nothing was imported yet"
            why="Choose a file above. What became of it, item by item, can be read here afterwards."
          />
        }
      />
    </List>
  );
}

function List(props: { title: string; error: unknown; onRetry: () => void; children: ReactNode }) {
  const { title, error, onRetry, children } = props;
  return (
    <Stack component="section" gap="xs">
      <Title order={2} size="h4">
        {title}
      </Title>
      {error ? <LoadError title="The list could not be read" error={error} onRetry={onRetry} /> : children}
    </Stack>
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

const FROM_TABLET = '(min-width: 48em)';

const exportColumns: DataTableColumn<ExportJob>[] = [
  {
    accessor: 'export_type',
    title: 'Type',
    render: job => (
      <>
        <Text fw={500}>{typeWords[job.export_type]}</Text>
        <Text size="xs" c="dimmed">
          <When at={job.created_at} />
        </Text>
        <SizeOnPhones bytes={job.file_size} />
        <JobRemark remark={exportRemark(job)} />
      </>
    ),
  },
  {
    accessor: 'file_size',
    title: 'Size',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    textAlign: 'right',
    render: job => <span className="numeric">{megabytes(job.file_size)}</span>,
  },
  {
    accessor: 'status',
    title: 'Status',
    width: FIT,
    render: job => <JobStatus status={job.status} note={exportNote(job)} />,
  },
  {
    accessor: 'actions',
    title: 'Actions',
    width: FIT,
    textAlign: 'right',
    render: job => <ExportActions job={job} />,
  },
];

function ExportActions({ job }: { job: ExportJob }) {
  const removing = useMutation(transferWrites.removeExport(useQueryClient()));
  if (isUnderWay(job)) return null;
  return (
    <Stack gap={4} align="end">
      {job.status === 'completed' && (
        <Anchor
          href={addressOf(transferRoutes.download.path, { params: { id: job.id } })}
          download={job.file_name}
          size="sm"
          data-row-link
        >
          Download <VisuallyHidden component="span">{job.file_name}</VisuallyHidden>
        </Anchor>
      )}
      <Button
        size="compact-xs"
        variant="subtle"
        disabled={removing.isPending}
        onClick={() => removing.mutate(job.id)}
        aria-label={`Delete ${job.file_name}`}
      >
        Delete
      </Button>
    </Stack>
  );
}

const importColumns = (onReview: (id: string) => void): DataTableColumn<ListedImport>[] => [
  {
    accessor: 'import_type',
    title: 'Type',
    render: job => (
      <>
        <Text fw={500}>{typeWords[job.import_type]}</Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {job.file_name}, <When at={job.created_at} />
        </Text>
        <SizeOnPhones bytes={job.file_size} />
        <JobRemark remark={job.error_message} />
      </>
    ),
  },
  {
    accessor: 'file_size',
    title: 'Size',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    textAlign: 'right',
    render: job => <span className="numeric">{megabytes(job.file_size)}</span>,
  },
  {
    accessor: 'status',
    title: 'Status',
    width: FIT,
    render: job => <JobStatus status={job.status} note={importNote(job)} />,
  },
  {
    accessor: 'actions',
    title: 'Actions',
    width: FIT,
    textAlign: 'right',
    render: job => (
      <Button size="compact-sm" variant="subtle" onClick={() => onReview(job.id)}>
        {job.status === 'checked' ? 'Go on' : 'Look'}
        <VisuallyHidden component="span">&nbsp;at the import of {job.file_name}</VisuallyHidden>
      </Button>
    ),
  },
];
