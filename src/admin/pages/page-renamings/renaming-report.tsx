import { Button, Group, List, Paper, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { PageRenamingReport } from '../../../contract/pages/page-renamings.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { count, counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { pageRenamingQueries, pageRenamingWrites } from './page-renaming-queries.ts';

/** One renaming: its preview, progress and result. */
export function RenamingReport({ id, onOther }: { id: string; onOther: (id: string) => void }) {
  const report = useQuery(pageRenamingQueries.one(id)).data;
  const apply = useMutation(pageRenamingWrites.act('apply'));
  const cancel = useMutation(pageRenamingWrites.act('cancel'));
  const undo = useMutation(pageRenamingWrites.act('undo'));
  if (!report) return null;
  const todo = report.checked_pages - report.same_pages - report.problem_count;
  const askToApply = () =>
    confirmLoss({
      title: 'Change addresses',
      question: `Give ${counted(todo, 'page')} a new address?`,
      consequence: 'The old addresses redirect to the new ones. You can undo this.',
      action: `Rename ${counted(todo, 'page')}`,
      onConfirm: () => apply.mutate(id),
    });
  return (
    <Paper p="lg">
      <Stack gap="sm">
        <Text component="output" fw={500}>
          {sentence(report, todo)}
        </Text>
        {report.status === 'checking' && <Progress value={100} animated aria-label="Addresses checked" />}
        {report.status === 'renaming' && (
          <Progress
            value={todo === 0 ? 100 : Math.floor((report.renamed_pages / todo) * 100)}
            aria-label="Pages renamed"
          />
        )}
        {report.notice && <Text>{report.notice}</Text>}
        {report.status === 'checked' && report.sample.length > 0 && (
          <Pairs title="For example" pairs={report.sample} />
        )}
        {report.problems.length > 0 && (
          <Pairs
            title={
              report.status === 'checking' || report.status === 'checked'
                ? `${counted(report.problem_count, 'page')} can’t have the new address and stay`
                : `${counted(report.problem_count, 'page')} left out`
            }
            pairs={report.problems}
          />
        )}
        <Group gap="sm">
          {report.status === 'checked' && todo > 0 && (
            <PrimaryButton onClick={askToApply} disabled={apply.isPending}>
              Rename {counted(todo, 'page')}
            </PrimaryButton>
          )}
          {(report.status === 'checking' || report.status === 'renaming') && (
            <Button onClick={() => cancel.mutate(id)} disabled={cancel.isPending}>
              Stop
            </Button>
          )}
          {report.can_undo && (
            <Button
              disabled={undo.isPending}
              onClick={() => undo.mutate(id, { onSuccess: undoing => onOther(undoing.id) })}
            >
              Undo this renaming
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

interface Pair {
  from_slug: string;
  to_slug: string;
  problem?: string;
}

function Pairs({ title, pairs }: { title: string; pairs: readonly Pair[] }) {
  return (
    <div>
      <Text fw={500} size="sm">
        {title}
      </Text>
      <List size="sm" listStyleType="none" spacing={2} mah="20rem" style={{ overflow: 'auto' }} tabIndex={0}>
        {pairs.map(({ from_slug, to_slug, problem }) => (
          <List.Item key={from_slug}>
            <span className="mono" style={{ overflowWrap: 'anywhere' }}>
              /{from_slug}/ → /{to_slug}/
            </span>
            {problem && <Text size="sm" c="dimmed">{`${problem}.`}</Text>}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function sentence(report: PageRenamingReport, todo: number): string {
  const { status, undoes, checked_pages, same_pages, renamed_pages, problem_count } = report;
  if (status === 'checking') return `Checking addresses: ${count(checked_pages)} so far. Nothing is changed.`;
  if (status === 'checked') {
    const same = same_pages > 0 ? ` ${count(same_pages)} have that address already.` : '';
    return `${counted(todo, 'page')} would get a new address.${same}`;
  }
  if (status === 'renaming')
    return `Renaming: ${count(renamed_pages)} of ${count(todo)}. You can leave this screen.`;
  const done = counted(renamed_pages, 'page');
  const leftOut = problem_count > 0 ? ` ${counted(problem_count, 'page')} left out: see the list.` : '';
  if (undoes) return `${done} went back to the former address.${leftOut}`;
  return status === 'completed'
    ? `${done} renamed. The old addresses redirect to the new ones.${leftOut}`
    : `Stopped: ${done} renamed.${leftOut}`;
}
