import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import { type Finding, type Help, overruleSchema } from '../../../contract/generation/checks.ts';
import { counted } from '../../platform/ui/count.ts';
import { nextStepId, useApproval } from '../batches/use-approval.ts';
import classes from './decision-part.module.css';
import { FindingItem } from './finding-item.tsx';
import { findingList } from './use-findings.ts';

interface DecisionProps {
  readonly batch: Batch;
  readonly findings: readonly Finding[];
}

/** Everything that keeps a planned batch from approval, as one question with one reason. */
export function DecisionPart({ batch, findings }: DecisionProps) {
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.part} data-focus-next={nextStepId}>
      <Title order={2} id={id} size="h4" c="var(--tone-yellow)">
        Decide before you approve
      </Title>
      <ul className={classes.findings}>
        {withoutRepeats(findings).map(finding => (
          <FindingItem key={finding.kind} batch={batch} finding={finding} />
        ))}
      </ul>
      <Decide batch={batch} findings={findings} />
    </section>
  );
}

const links: ReadonlySet<Help> = new Set(['areas', 'services', 'statements']);

/** A finding offers no links if those above it offer all of them. */
function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const offered = new Set<Help>();
  return findings.map(finding => {
    const own = finding.help.filter(help => links.has(help));
    const isRepeated = own.every(help => offered.has(help));
    for (const help of own) offered.add(help);
    return isRepeated ? { ...finding, help: finding.help.filter(help => !own.includes(help)) } : finding;
  });
}

/** At most so many pages stay if held ones are left out: some may be held twice. Null: none are held. */
function leftOf({ combinations }: Batch, findings: readonly Finding[]): number | null {
  const held = findings.flatMap(finding => (finding.held ? [finding.held.pages_held] : []));
  return held.length === 0 ? null : combinations - Math.max(...held);
}

function Decide({ batch, findings }: DecisionProps) {
  const { approve, isBlocked } = useApproval(batch);
  const left = leftOf(batch, findings);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = (leaveOut: boolean) => {
    // The reason is about what is not left out.
    const named = findings.filter(({ held }) => !leaveOut || held === null).map(({ kind }) => kind);
    const checked = overruleSchema.safeParse({ reason, findings: named });
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
          description={`Overrules: ${findingList(findings)}. Recorded with your name.`}
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
              findings.some(({ held }) => held === null),
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
