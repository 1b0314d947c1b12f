import { Group, List, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { pageRenamingRoutes } from '../../../contract/pages/page-renamings.ts';
import { readQuery } from '../../platform/read-query.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { PageChangeCard } from '../page-changes/page-change-card.tsx';
import { pagesToRename } from '../page-changes/page-change-labels.ts';
import { isUnderWay } from '../page-changes/page-change-mutations.ts';
import { pageRenamingMutations } from './page-renaming-mutations.ts';

/** Polling interval while pages are checked or renamed (ms). */
const POLL = 700;

/** One renaming: its preview, progress and result. */
export function RenamingReport({ id }: { id: string }) {
  const report = useQuery(
    readQuery(pageRenamingRoutes.read, {
      params: { id },
      refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data) && POLL,
    }),
  ).data;
  const apply = useMutation(pageRenamingMutations.apply);
  if (!report) return null;
  const isChecked = report.status === 'checked';
  const todo = counted(pagesToRename(report), 'page');
  const canRename = isChecked && pagesToRename(report) > 0;
  const askToApply = () =>
    confirmLoss({
      title: 'Change addresses',
      question: `Give ${todo} a new address?`,
      consequence: 'The old addresses redirect to the new ones. You can undo this.',
      action: `Rename ${todo}`,
      onConfirm: () => apply.mutate({ params: { id } }),
    });
  return (
    <Stack gap="sm">
      <PageChangeCard key={id} change={report} />
      {(canRename || report.problems.length > 0) && (
        <Paper p="lg">
          <Stack gap="sm">
            {canRename && <Pairs title="For example" pairs={report.sample} />}
            {report.problems.length > 0 && (
              <Pairs
                title={
                  isChecked || report.status === 'checking'
                    ? `${counted(report.problem_count, 'page')} can’t have the new address and stay`
                    : `${counted(report.problem_count, 'page')} left out`
                }
                pairs={report.problems}
              />
            )}
            {canRename && (
              <Group>
                <PrimaryButton onClick={askToApply} disabled={apply.isPending}>
                  Rename {todo}
                </PrimaryButton>
              </Group>
            )}
          </Stack>
        </Paper>
      )}
    </Stack>
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
