import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import { type Blocker, type Help, overruleSchema } from '../../../contract/generation/checks.ts';
import { counted } from '../../platform/ui/count.ts';
import { nextStepId, useApproval } from '../batches/use-approval.ts';
import { BlockerItem } from './blocker-item.tsx';
import classes from './decision-part.module.css';
import { blockerList } from './use-blockers.ts';

interface DecisionProps {
  readonly batch: Batch;
  readonly blockers: readonly Blocker[];
}

/** Everything that keeps a planned batch from approval, as one question with one reason. */
export function DecisionPart({ batch, blockers }: DecisionProps) {
  const id = useId();
  if (blockers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.part} data-focus-next={nextStepId}>
      <Title order={2} id={id} size="h4" c="var(--tone-yellow)">
        Decide before you approve
      </Title>
      <ul className={classes.blockers}>
        {withoutRepeats(blockers).map(blocker => (
          <BlockerItem key={blocker.kind} batch={batch} blocker={blocker} />
        ))}
      </ul>
      <Decide batch={batch} blockers={blockers} />
    </section>
  );
}

const links: ReadonlySet<Help> = new Set(['areas', 'services', 'questions', 'statements']);

/** A blocker offers no links if those above it offer all of them. */
function withoutRepeats(blockers: readonly Blocker[]): readonly Blocker[] {
  const offered = new Set<Help>();
  return blockers.map(blocker => {
    const own = blocker.help.filter(help => links.has(help));
    const isRepeated = own.every(help => offered.has(help));
    for (const help of own) offered.add(help);
    return isRepeated ? { ...blocker, help: blocker.help.filter(help => !own.includes(help)) } : blocker;
  });
}

/** At most so many pages stay if held ones are left out: some may be held twice. Null: none are held. */
function leftOf({ combinations }: Batch, blockers: readonly Blocker[]): number | null {
  const held = blockers.flatMap(blocker => (blocker.held ? [blocker.held.pages_held] : []));
  return held.length === 0 ? null : combinations - Math.max(...held);
}

function Decide({ batch, blockers }: DecisionProps) {
  const { approve, isBlocked } = useApproval(batch);
  const left = leftOf(batch, blockers);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = (leaveOut: boolean) => {
    // The reason is about what is not left out.
    const named = blockers.filter(({ held }) => !leaveOut || held === null).map(({ kind }) => kind);
    const checked = overruleSchema.safeParse({ reason, blockers: named });
    const isGiven = named.length > 0;
    setProblem(isGiven && !checked.success ? (checked.error.issues[0]?.message ?? null) : null);
    if (isGiven && !checked.success) return;
    approve.mutate({ id: batch.id, leaveOut, ...(isGiven && checked.success && { overrule: checked.data }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const isLeaving = approve.isPending && approve.variables.leaveOut === true;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <Textarea
          label="Reason"
          description={`Overrules: ${blockerList(blockers)}. Recorded with your name.`}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={1_000}
          value={reason}
          error={problem}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button
            type="submit"
            c="var(--tone-red)"
            disabled={isBlocked || isLeaving}
            loading={approve.isPending && !isLeaving}
          >
            Overrule and approve
          </Button>
          {left !== null && (
            <Button
              disabled={left <= 0 || isBlocked || (approve.isPending && !isLeaving)}
              loading={isLeaving}
              onClick={() => send(true)}
            >
              Leave them out and approve
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {consequence(
              left,
              blockers.some(({ held }) => held === null),
            )}
          </Text>
        </div>
      </Stack>
    </form>
  );
}

function consequence(left: number | null, isAlike: boolean): string {
  if (left === null) return 'Search engines may skip similar pages.';
  const out =
    left <= 0
      ? 'Left out, nothing would remain.'
      : `Left out, up to ${counted(left, 'page')} can be made.${isAlike ? ' Similar ones still need the reason.' : ''}`;
  return `Overruled, pages outside or with too little to say become noindex. ${out}`;
}
