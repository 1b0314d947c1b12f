import { Alert, Anchor, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeyRoutes } from '../../../contract/identity/api-keys.ts';
import { listQuery } from '../../platform/read-query.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { apiKeyColumns } from './api-key-columns.tsx';
import { ApiKeyForm } from './api-key-form.tsx';

interface ApiKeyListProps {
  after: string | undefined;
  /** True if the form for a new key is open. */
  isMaking: boolean;
  onMaking: (isMaking: boolean) => void;
}

/** API keys: create, list, revoke. */
export function ApiKeyList({ after, isMaking, onMaking }: ApiKeyListProps) {
  const keys = useQuery(listQuery(apiKeyRoutes.list, { query: { cursor: after } }));
  const [created, setCreated] = useState<{ name: string; key: string } | null>(null);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw={720}>
        A key lets a program call the API for you, within its scopes. API documentation:{' '}
        <Anchor href="/api/docs" target="_blank" rel="noreferrer" underline="always">
          /api/docs
        </Anchor>
        .
      </Text>
      {created && <NewKey created={created} onKept={() => setCreated(null)} />}
      {isMaking && (
        <ApiKeyForm
          onCancel={() => onMaking(false)}
          onCreate={one => {
            setCreated(one);
            onMaking(false);
          }}
        />
      )}
      <RecordList
        query={keys}
        label="API keys"
        columns={apiKeyColumns}
        empty={{
          icon: IconKey,
          title: 'No API keys',
          why: 'Create a key for a program that reads or writes data here.',
        }}
        nouns={['key', 'keys']}
      />
    </Stack>
  );
}

interface NewKeyProps {
  created: { name: string; key: string };
  onKept: () => void;
}

/** A new key, the one time it is shown, and how to use it. */
function NewKey({ created, onKept }: NewKeyProps) {
  return (
    <Alert color="yellow" role="status" title={`Keep this key: ${created.name}`}>
      <Stack gap="sm">
        <Text size="sm">
          It is shown only now, and can’t be recovered. Store it with the program’s secrets, never in a page
          or a repository.
        </Text>
        <Code block aria-label="API key" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {created.key}
        </Code>
        <Text size="sm">The program sends it with every call:</Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {`curl -H "Authorization: Bearer $PAGEHAUL_KEY" ${window.location.origin}/api/pages`}
        </Code>
        <Group gap="xs">
          <CopyButton value={created.key}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy the key'}</Button>}
          </CopyButton>
          <Button onClick={onKept}>I have kept it</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
