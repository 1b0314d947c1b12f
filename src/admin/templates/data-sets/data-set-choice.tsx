import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataSet, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { contentLabel } from './data-set-labels.ts';
import classes from './use-data-set.module.css';

interface DataSetChoiceProps {
  set: DataSet;
  isBusy: boolean;
  isFetching: boolean;
  onUse: (version: number) => void;
}

/** Selects a data set as list source: the newest version, or an older one. */
export function DataSetChoice({ set, isBusy, isFetching, onUse }: DataSetChoiceProps) {
  const [version, setVersion] = useState(set.version);
  const [showsVersions, setShowsVersions] = useState(false);
  const versions = useQuery(
    readQuery(dataSetRoutes.versions, { params: { id: set.id }, enabled: showsVersions }),
  );
  return (
    <li>
      <div className={classes.words}>
        <Text fw={600}>{set.name}</Text>
        <Text size="sm" c="dimmed">
          {contentLabel(set)} · version {set.version}, <Timestamp at={set.updated_at} />
        </Text>
        {set.version > 1 && !showsVersions && (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={`Older versions of ${set.name}`}
            onClick={() => setShowsVersions(true)}
          >
            Older versions
          </Button>
        )}
        {versions.data && (
          <NativeSelect
            mt="xs"
            size="xs"
            label={`Version of ${set.name}`}
            value={String(version)}
            onChange={event => setVersion(Number(event.currentTarget.value))}
            data={versions.data.items.map(({ number, note, ...content }) => ({
              value: String(number),
              label: [`Version ${number}`, contentLabel(content), note].filter(Boolean).join(' · '),
            }))}
          />
        )}
        {versions.isError && (
          <Text size="sm" c="red">
            The versions could not be read.
          </Text>
        )}
      </div>
      <Group>
        <Button
          size="xs"
          aria-label={`Use ${set.name}`}
          loading={isFetching}
          disabled={isBusy}
          onClick={() => onUse(version)}
        >
          Use
        </Button>
      </Group>
    </li>
  );
}
