import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type WritingUsage as Usage, writingRoutes } from '../../../contract/templates/writing.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count } from '../../platform/ui/count.ts';
import { type PlainColumn, PlainTable } from '../../platform/ui/plain-table.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';

/** The current writer, and its recent costs. */
export function WritingUsage() {
  const usage = useQuery(readQuery(writingRoutes.usage));
  if (!usage.data)
    return <QueryBoundary title="The use of the writing help could not be read" query={usage} loading={20} />;
  const { writer, days } = usage.data;
  return (
    <>
      <Text size="sm">
        {writer.provider === 'built-in'
          ? 'The built-in writer is free. Set AI_BASE_URL to use an AI model.'
          : `${writer.model} writes, through ${writer.provider === 'anthropic' ? 'Anthropic’s' : 'an OpenAI-compatible'} service.`}
      </Text>
      {days.length > 0 && (
        <PlainTable
          label="Use of the writing help in the last 90 days"
          columns={columns}
          rows={byWriter(days)}
          keyOf={({ name }) => name}
        />
      )}
    </>
  );
}

interface Sum {
  readonly name: string;
  calls: number;
  failures: number;
  tokens_in: number;
  tokens_out: number;
}

const columns: PlainColumn<Sum>[] = [
  { title: 'Last 90 days', render: ({ name }) => name },
  { title: 'Texts', isNumber: true, render: ({ calls }) => count(calls) },
  { title: 'Failed', isNumber: true, render: ({ failures }) => count(failures) },
  { title: 'Tokens in', isNumber: true, render: ({ tokens_in }) => count(tokens_in) },
  { title: 'Tokens out', isNumber: true, render: ({ tokens_out }) => count(tokens_out) },
];

function byWriter(days: Usage['days']): Sum[] {
  const sums = new Map<string, Sum>();
  for (const day of days) {
    const name = day.model || 'Built-in writer';
    const sum = sums.get(name) ?? { name, calls: 0, failures: 0, tokens_in: 0, tokens_out: 0 };
    sum.calls += day.calls;
    sum.failures += day.failures;
    sum.tokens_in += day.tokens_in;
    sum.tokens_out += day.tokens_out;
    sums.set(name, sum);
  }
  return [...sums.values()];
}
