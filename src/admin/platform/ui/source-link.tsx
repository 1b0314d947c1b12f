import { Anchor } from '@mantine/core';

/** The source of a fact: a link if it is an address, else its name. */
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
