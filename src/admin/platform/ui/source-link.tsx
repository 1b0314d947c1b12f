import { Anchor } from '@mantine/core';

/** Where something is known from: a link where its source is an address, else who says it. */
export function SourceLink({ source, name }: { source: string; name: string }) {
  if (!source.startsWith('https://')) return <>{name || 'The owner'}</>;
  return (
    <Anchor
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      underline="always"
      style={{ overflowWrap: 'anywhere' }}
    >
      {name || new URL(source).hostname}
    </Anchor>
  );
}
