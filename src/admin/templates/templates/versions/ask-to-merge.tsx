import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { counted } from '../../../platform/ui/count.ts';
import { openDialog } from '../../../platform/ui/open-dialog.tsx';
import { PrimaryButton } from '../../../platform/ui/primary-button.tsx';
import { type MergeChoices, mergeDrafts } from '../draft/merge-drafts.ts';
import type { TemplateDraft } from '../draft/template-draft.ts';
import { SideBySide } from '../side-by-side.tsx';
import classes from './ask-to-merge.module.css';

/** Two texts to bring together, and what they were made from. */
interface MergeQuestion {
  readonly base: TemplateDraft;
  readonly mine: TemplateDraft;
  readonly theirs: TemplateDraft;
  /** "maria@example.com", or "the saved template". */
  readonly other: string;
  /** The verb for when all is decided. */
  readonly action: string;
  readonly onMerged: (draft: TemplateDraft) => void;
}

/** Merges two texts, and asks where both sides changed the same place. */
export function mergeOrAsk(question: MergeQuestion): void {
  const { draft, conflicts } = mergeDrafts(question);
  if (conflicts.length === 0) question.onMerged(draft);
  else
    openDialog(
      { title: 'Two changes to the same place', size: 'min(94vw, 60rem)', transitionProps: { duration: 0 } },
      close => <MergeForm question={question} close={close} />,
    );
}

/** Everything both sides changed, one by one: base, mine, theirs. What only one side changed is merged already. */
function MergeForm({ question, close }: { question: MergeQuestion; close: () => void }) {
  const [choices, setChoices] = useState<MergeChoices>({});
  const { base, mine, theirs } = question;
  const merge = useMemo(() => mergeDrafts({ base, mine, theirs }, choices), [base, mine, theirs, choices]);
  const { conflicts } = merge;
  const left = conflicts.filter(conflict => choices[conflict.key] === undefined).length;
  const chooseAll = (side: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(conflicts.map(conflict => [conflict.key, side])));
  return (
    <Stack gap="md">
      <Text size="md">
        You and {question.other} both changed{' '}
        {conflicts.length === 1 ? 'this' : `these ${conflicts.length} places`}. Choose what stays. Everything
        else is merged already.
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" onClick={() => chooseAll('mine')}>
          All mine
        </Button>
        <Button size="compact-sm" onClick={() => chooseAll('theirs')}>
          All theirs
        </Button>
      </Group>
      {conflicts.map(conflict => (
        <fieldset key={conflict.key} className={classes.conflict}>
          <legend className={classes.legend}>{conflict.label}</legend>
          <Stack gap="xs">
            <details>
              <summary className={classes.base}>Original text</summary>
              <Text size="sm" className={classes.baseText}>
                {conflict.base || 'Empty'}
              </Text>
            </details>
            <SideBySide
              left={{ name: 'Mine', text: conflict.mine }}
              right={{ name: 'Theirs', text: conflict.theirs }}
            />
            <Radio.Group
              aria-label={`What stays of ${conflict.label}`}
              value={choices[conflict.key] ?? null}
              onChange={side => setChoices({ ...choices, [conflict.key]: side })}
            >
              <Group gap="lg">
                <Radio value="mine" label="Keep mine" />
                <Radio value="theirs" label="Take theirs" />
              </Group>
            </Radio.Group>
          </Stack>
        </fieldset>
      ))}
      <Group justify="flex-end" gap="xs" className={classes.foot}>
        <Text size="sm" c="dimmed">
          {left > 0 ? `${counted(left, 'choice')} left` : 'All decided'}
        </Text>
        <Button onClick={close}>Not now</Button>
        <PrimaryButton
          disabled={left > 0}
          onClick={() => {
            close();
            question.onMerged(merge.draft);
          }}
        >
          {question.action}
        </PrimaryButton>
      </Group>
    </Stack>
  );
}
