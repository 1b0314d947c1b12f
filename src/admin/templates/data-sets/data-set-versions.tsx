import { Button, Group, Paper, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type DataSet, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';
import { contentLabel } from './data-set-labels.ts';
import classes from './data-set-screen.module.css';

interface DataSetVersionsProps {
  set: DataSet;
  shown: number;
  onShow: (number: number) => void;
}

/** Versions with user and time, and restore. */
export function DataSetVersions({ set, shown, onShow }: DataSetVersionsProps) {
  const versions = useQuery(readQuery(dataSetRoutes.versions, { params: { id: set.id } }));
  const restoring = useMutation(
    write(dataSetRoutes.restore, {
      failure: 'The version could not be restored',
      done: (restored, { params }) => `Version ${String(params.n)} is version ${restored.version} now`,
    }),
  );
  return (
    <Panel title="Versions" isPlain>
      <QueryBoundary title="The versions could not be read" query={versions} loading={160} />
      {versions.data && (
        <Paper>
          <ol className={classes.versions} reversed>
            {versions.data.items.map(version => (
              <li key={version.number} data-shown={version.number === shown || undefined}>
                <div className={classes.words}>
                  <Text fw={600} size="sm">
                    Version {version.number}
                    {version.number === set.version && ' (newest)'}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {contentLabel(version)}
                  </Text>
                  <Text size="sm" c="dimmed">
                    <Timestamp at={version.created_at} />, {version.created_by_email ?? 'Pagehaul'}
                    {version.note && ` · ${version.note}`}
                  </Text>
                </div>
                <Group gap={4} wrap="nowrap">
                  <Button
                    size="compact-xs"
                    disabled={version.number === shown}
                    aria-label={`Show version ${version.number}`}
                    onClick={() => onShow(version.number)}
                  >
                    Show
                  </Button>
                  {version.number !== set.version && (
                    <Button
                      size="compact-xs"
                      aria-label={`Restore version ${version.number}`}
                      loading={restoring.isPending && restoring.variables.params.n === version.number}
                      onClick={() =>
                        restoring.mutate(
                          { params: { id: set.id, n: version.number } },
                          { onSuccess: restored => onShow(restored.version) },
                        )
                      }
                    >
                      Restore
                    </Button>
                  )}
                </Group>
              </li>
            ))}
          </ol>
        </Paper>
      )}
    </Panel>
  );
}
