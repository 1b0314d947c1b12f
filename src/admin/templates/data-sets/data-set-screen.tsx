import { Alert, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type DataSet, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { confirmDataSetDeletion } from './confirm-data-set-deletion.ts';
import { contentLabel } from './data-set-labels.ts';
import { deleteDataSet } from './data-set-mutations.ts';
import { DataSetRows } from './data-set-rows.tsx';
import classes from './data-set-screen.module.css';
import { DataSetVersions } from './data-set-versions.tsx';
import { openKeepColumn } from './keep-column.tsx';
import { uploadDataSet } from './keep-data-set.tsx';
import { openRenameDataSet } from './rename-data-set.tsx';

const route = getRouteApi('/admin/data-sets/$id');
const back = { to: '/admin/data-sets', label: 'Data sets' } as const;

export function DataSetScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(readQuery(dataSetRoutes.read, { params: { id } }))}
      noun="Data set"
      purpose="A saved list."
      back={back}
      missing="Batches that were planned from it are still there."
    >
      {set => <OpenDataSet set={set} />}
    </RecordScreen>
  );
}

function OpenDataSet({ set }: { set: DataSet }) {
  const { version = set.version, kind, after } = route.useSearch();
  const navigate = route.useNavigate();
  const removing = useMutation(deleteDataSet);
  const older = useQuery(
    readQuery(dataSetRoutes.versions, { params: { id: set.id }, enabled: version !== set.version }),
  ).data?.items;
  const { columns } = older?.find(({ number }) => number === version) ?? set;
  const shown = kind ?? (set.location_count > 0 ? 'locations' : 'keywords');
  const replace = () =>
    uploadDataSet(`New version of “${set.name}”`, {
      known: set,
      onKept: ({ data_set }) =>
        void navigate({ to: '/admin/data-sets/$id', params: { id: data_set.id }, search: {} }),
    });
  return (
    <Screen
      title={set.name}
      purpose={
        <>
          {contentLabel(set)} · version {set.version}, <Timestamp at={set.updated_at} /> ·{' '}
          {set.batch_count === 0
            ? 'not used by a batch yet'
            : `used by ${counted(set.batch_count, 'batch', 'batches')}`}
        </>
      }
      back={back}
      action={
        <>
          {set.columns.length > 0 && set.location_count > 0 && (
            <Button onClick={() => openKeepColumn(set)}>Keep as statements</Button>
          )}
          <Button onClick={() => openRenameDataSet(set)}>Rename</Button>
          <Button
            c="var(--tone-red)"
            loading={removing.isPending}
            onClick={() =>
              confirmDataSetDeletion(set, () =>
                removing.mutate(
                  { params: { id: set.id } },
                  {
                    onSuccess: () => {
                      announce(`“${set.name}” deleted`);
                      void navigate({ to: '/admin/data-sets' });
                    },
                  },
                ),
              )
            }
          >
            Delete
          </Button>
          <PrimaryButton onClick={replace}>Upload a new version</PrimaryButton>
        </>
      }
    >
      {version !== set.version && (
        <Alert color="yellow" role="status">
          This is version {version}. Batches use version {set.version}, the newest.
        </Alert>
      )}
      <div className={classes.columns}>
        <Stack gap="sm" component="section" aria-label="Rows">
          <SegmentedControl
            aria-label="What is shown"
            value={shown}
            data={[
              { value: 'locations', label: 'Places' },
              { value: 'keywords', label: 'Keywords' },
            ]}
            onChange={next =>
              void navigate({
                search: before => ({ ...before, kind: next, after: undefined }),
              })
            }
            style={{ alignSelf: 'flex-start' }}
          />
          <DataSetRows id={set.id} version={version} kind={shown} columns={columns} after={after} />
          <Text size="sm" c="dimmed">
            To use it, open the{' '}
            <TextLink to="/admin/generator" underline="always">
              Generator
            </TextLink>{' '}
            and choose “Use a data set”.
          </Text>
        </Stack>
        <DataSetVersions
          set={set}
          shown={version}
          onShow={number =>
            void navigate({
              search: before => ({
                ...before,
                version: number === set.version ? undefined : number,
                after: undefined,
              }),
            })
          }
        />
      </div>
    </Screen>
  );
}
