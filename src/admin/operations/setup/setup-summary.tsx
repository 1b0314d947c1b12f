import { Alert, Button, List, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SetupPlan, setupRoutes } from '../../../contract/operations/setup.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import { type ChangeDraft, type SetupDraft, setupOf } from './setup-draft.ts';
import { refusedOf, type SetupProblem } from './setup-problems.ts';

interface SummaryProps {
  readonly draft: SetupDraft;
  readonly change: ChangeDraft;
  readonly missing: readonly SetupProblem[];
  /** The names of the steps, in their order. */
  readonly titles: readonly string[];
  /** Back to a step. */
  readonly onStep: (step: number) => void;
  readonly onDone: () => void;
}

/** What will be created and deleted, and the button to start. */
export function SetupSummary({ draft, change, missing, titles, onStep, onDone }: SummaryProps) {
  const body = setupOf(draft, false);
  const plan = useQuery(
    readQuery(setupRoutes.plan, { body, retry: false, gcTime: 0, enabled: missing.length === 0 }),
  );
  const start = useMutation(
    write(setupRoutes.start, {
      silentFailure: true,
      // Everything that any screen has read is of the demo.
      remember: client => client.resetQueries(),
      changes: [],
    }),
  );
  const problem = start.error ?? plan.error;
  const problems = problem ? refusedOf(draft, problem) : missing;
  return (
    <Stack gap="md">
      <Radio.Group
        label="A page for each service in each town"
        value={draft.landing_pages}
        onChange={landing_pages => change({ landing_pages })}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="hidden"
            label="Make them, hidden from search engines"
            description="Visitors can open them. You let search engines in later."
          />
          <Radio
            value="listed"
            label="Make them, and ask me where they have too little to say"
            description="The batch then waits for your decision."
          />
          <Radio value="none" label="Don’t make any now" />
        </Stack>
      </Radio.Group>
      {problems.length > 0 ? (
        <Unfinished problems={problems} titles={titles} onStep={onStep} />
      ) : (
        <Refusal title="It can’t be set up" error={problem} />
      )}
      {plan.data ? <PlanShown plan={plan.data} /> : plan.isLoading && <Skeleton height={160} />}
      <div className="buttons">
        <Button onClick={() => onStep(titles.length - 1)} disabled={start.isPending}>
          Back
        </Button>
        <PrimaryButton
          loading={start.isPending}
          disabled={!plan.data}
          onClick={() => start.mutate({ body }, { onSuccess: onDone })}
        >
          Set up my business
        </PrimaryButton>
      </div>
    </Stack>
  );
}

interface UnfinishedProps {
  readonly problems: readonly SetupProblem[];
  readonly titles: readonly string[];
  readonly onStep: (step: number) => void;
}

/** The steps that lack something, and what. */
function Unfinished({ problems, titles, onStep }: UnfinishedProps) {
  return (
    <Alert variant="light" color="red" title="It can’t be set up yet" role="alert">
      <Stack gap="md" align="flex-start">
        {titles.map((title, step) => {
          const here = problems.filter(problem => problem.step === step);
          if (here.length === 0) return null;
          return (
            <Stack key={title} gap={4} align="flex-start">
              {here.map(({ label, message }) => (
                <Text key={label} size="sm">
                  <b>{label}:</b> {message}
                </Text>
              ))}
              <Button mt={4} onClick={() => onStep(step)}>
                To step {step + 1}: {title}
              </Button>
            </Stack>
          );
        })}
      </Stack>
    </Alert>
  );
}

function PlanShown({ plan }: { plan: SetupPlan }) {
  const { site_pages, services, towns, own_places, landing_pages, posts, advice, replaces } = plan;
  return (
    <Panel title="What it makes">
      <List size="md">
        <List.Item>
          {counted(site_pages, 'site page')}: front page, services, prices, contact and the others
        </List.Item>
        <List.Item>
          {counted(services, 'service')} with {services === 1 ? 'its' : 'their'} texts
          {posts > 0 && `, and ${counted(posts, 'post')} in the blog`}
        </List.Item>
        {landing_pages > 0 && (
          <List.Item>
            {counted(landing_pages, 'landing page')} in{' '}
            {towns.length === 1
              ? towns[0]
              : `${counted(towns.length, 'town')}, from ${towns[0] ?? ''} to ${towns.at(-1) ?? ''}`}
          </List.Item>
        )}
        {own_places.length > 0 && (
          <List.Item>
            Kept on your word, in no list of towns: <b>{own_places.join('; ')}</b>
          </List.Item>
        )}
      </List>
      <Text size="sm" c="dimmed">
        {advice}
      </Text>
      {replaces.length > 0 && (
        <Text size="sm">
          <b>Deleted for good:</b>{' '}
          {replaces.map(({ label, count: many }) => `${count(many)} ${label}`).join(', ')}. Accounts and
          backups stay.
        </Text>
      )}
    </Panel>
  );
}
