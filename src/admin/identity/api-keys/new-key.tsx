import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';

interface NewKeyProps {
  created: { name: string; key: string };
  onKept: () => void;
}

/** A new key, the one time it is shown, and how to use it. */
export function NewKey({ created, onKept }: NewKeyProps) {
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
