import { Alert, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Template,
  type TemplateVersion,
  templateRoutes,
} from '../../../../contract/templates/templates.ts';
import { readQuery } from '../../../platform/read-query.ts';
import { counted } from '../../../platform/ui/count.ts';
import { QueryBoundary } from '../../../platform/ui/query-boundary.tsx';
import { StatusBadge } from '../../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../../platform/ui/timestamp.tsx';
import { differences } from '../draft/draft-parts.ts';
import { useDraftStore } from '../draft/draft-store.ts';
import { draftOf, withKeysOf } from '../draft/template-draft.ts';
import { SideBySide } from '../side-by-side.tsx';
import { templateMutations } from '../template-mutations.ts';
import { askToRestore } from './ask-to-restore.ts';
import classes from './versions-drawer.module.css';

interface VersionsDrawerProps {
  id: string;
  onClose: () => void;
  onRestored: (template: Template) => void;
}

/** The template's versions: who made each and when, its difference to the draft, and how to restore it. */
export function VersionsDrawer({ id, onClose, onRestored }: VersionsDrawerProps) {
  const versions = useQuery(readQuery(templateRoutes.versions, { params: { id } }));
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={chosen === null ? 'md' : 'min(96vw, 56rem)'}
      title="Versions"
      transitionProps={{ duration: 0 }}
    >
      <Text size="sm" c="dimmed" mb="md">
        Publishing or planning a batch creates a version. Pages keep their version.
      </Text>
      <QueryBoundary title="The versions could not be read" query={versions} loading={56} />
      {versions.data?.items.length === 0 && (
        <Text size="sm">No versions yet. Publish the template to create one.</Text>
      )}
      <Stack gap="xs">
        {versions.data?.items.map(version => (
          <VersionRow
            key={version.number}
            id={id}
            version={version}
            isOpen={version.number === chosen}
            onOpen={() => setChosen(version.number === chosen ? null : version.number)}
            onRestored={onRestored}
          />
        ))}
      </Stack>
    </Drawer>
  );
}

interface VersionRowProps {
  id: string;
  version: TemplateVersion;
  isOpen: boolean;
  onOpen: () => void;
  onRestored: (template: Template) => void;
}

function VersionRow({ id, version, isOpen, onOpen, onRestored }: VersionRowProps) {
  const store = useDraftStore();
  const restore = useMutation(templateMutations.restore);
  const { number } = version;
  const doRestore = () => restore.mutate({ params: { id, n: number } }, { onSuccess: onRestored });
  return (
    <section className={classes.version} aria-label={`Version ${number}`}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <Group gap="xs">
            <Text fw={600} size="sm">
              Version {number}
            </Text>
            {version.is_current && <StatusBadge tone="green" word="As saved now" />}
          </Group>
          <Text size="xs" c="dimmed">
            {version.created_by_email ?? 'The program'}, <Timestamp at={version.created_at} />
          </Text>
        </div>
        <Group gap={6} wrap="nowrap">
          <Button size="compact-sm" aria-expanded={isOpen} onClick={onOpen}>
            {isOpen ? 'Close' : 'Compare'}
          </Button>
          <Button
            size="compact-sm"
            loading={restore.isPending}
            onClick={() => askToRestore(store, number, doRestore)}
          >
            Restore
          </Button>
        </Group>
      </Group>
      {isOpen && <Comparison id={id} number={number} />}
    </section>
  );
}

function Comparison({ id, number }: { id: string; number: number }) {
  const store = useDraftStore();
  const version = useQuery(
    // It never changes once it is frozen.
    readQuery(templateRoutes.version, { params: { id, n: number }, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (!version.data)
    return <QueryBoundary title="The version could not be read" query={version} loading={80} />;
  const { draft } = store;
  const found = differences(withKeysOf(draftOf(version.data, draft), draft), draft);
  if (found.length === 0)
    return <Alert variant="light">The current text is the same as version {number}.</Alert>;
  return (
    <Stack gap="sm">
      <Text size="xs" c="dimmed">
        {counted(found.length, 'difference')} from the text in the editor.
      </Text>
      {found.map(({ label, before, after }) => (
        <div key={label}>
          <Text size="sm" fw={500} mb={4} className={classes.label}>
            {label}
          </Text>
          <SideBySide
            left={{ name: `Version ${number}`, text: before }}
            right={{ name: 'In the editor', text: after }}
          />
        </div>
      ))}
    </Stack>
  );
}
