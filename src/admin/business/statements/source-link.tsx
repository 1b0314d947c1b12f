import { Anchor } from '@mantine/core';
import type { Statement } from '../../../contract/business/statements.ts';

/** Where a statement is known from. */
export function SourceLink({ statement: { source, source_name } }: { statement: Statement }) {
  if (!source.startsWith('https://')) return <>{source_name || 'The owner'}</>;
  return (
    <Anchor
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      style={{ overflowWrap: 'anywhere' }}
    >
      {source_name || new URL(source).hostname}
    </Anchor>
  );
}
