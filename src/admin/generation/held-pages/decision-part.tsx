import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import { type Finding, overruleSchema } from '../../../contract/generation/likeness.ts';
import { counted } from '../../platform/ui/count.ts';
import { findingList } from '../batches/finding-labels.ts';
import { useApproval } from '../batches/use-approval.ts';
import { useFindings } from '../batches/use-findings.ts';
import { AlikeFinding } from '../likeness/alike-finding.tsx';
import { OutsideFinding } from '../outside-pages/outside-finding.tsx';
import { ThinFinding } from '../substance/thin-finding.tsx';
import classes from './decision-part.module.css';

/** Everything that keeps a planned batch from approval, as one question with one reason. */
export function DecisionPart({ batch }: { batch: Batch }) {
  const id = useId();
  const { findings, likeness, outside, substance } = useFindings(batch);
  if (findings.length === 0) return null;
  const isHeld = findings.includes('outside') || findings.includes('thin');
  const isAlike = findings.includes('too-alike') || findings.includes('no-forecast');
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Title order={2} id={id} size="h4" c="var(--tone-yellow)">
        Decide before you approve
      </Title>
      <ul className={classes.findings}>
        {outside && findings.includes('outside') && <OutsideFinding outside={outside} />}
        {substance && findings.includes('thin') && <ThinFinding substance={substance} />}
        {likeness && isAlike && (
          <AlikeFinding batch={batch} likeness={likeness} hasLinks={findings.includes('thin')} />
        )}
      </ul>
      <Decide
        batch={batch}
        findings={findings}
        left={isHeld ? leftOf(batch, [outside?.pages_outside, substance?.pages_thin]) : null}
        isAlike={isAlike}
      />
    </section>
  );
}

/** At most so many pages stay if those are left out; some may be both. */
function leftOf({ combinations }: Batch, held: readonly (number | undefined)[]): number {
  return combinations - Math.max(...held.map(pages => pages ?? 0));
}

interface DecideProps {
  readonly batch: Batch;
  readonly findings: readonly Finding[];
  /** Pages that stay if held ones are left out; null: none are held. */
  readonly left: number | null;
  readonly isAlike: boolean;
}

function Decide({ batch, findings, left, isAlike }: DecideProps) {
  const { approve, isBlocked } = useApproval(batch);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = (leaveOut: boolean) => {
    // Similar pages are not left out: without the held ones, the reason is about them alone.
    const named = leaveOut ? findings.filter(one => one !== 'outside' && one !== 'thin') : findings;
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
            {consequence(left, isAlike)}
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
