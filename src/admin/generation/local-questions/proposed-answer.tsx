import { Button, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

interface ProposedAnswerProps {
  /** The sentence as pages would say it. */
  readonly sentence: string;
  /** What to look at before saying yes; empty: nothing. */
  readonly doubt: string;
  /** What is wrong with the source. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
  /** Where it was checked; empty: the owner knows it. */
  readonly onConfirm: (source: string) => void;
  readonly onEdit: () => void;
  readonly onRefuse: () => void;
}

/** What a model says, as a question. Only a person’s yes makes it a statement. */
export function ProposedAnswer({ sentence, doubt, problem, isSending, ...on }: ProposedAnswerProps) {
  const [source, setSource] = useState('');
  return (
    <Paper p="md" withBorder component="section" aria-label="A model says">
      <Stack gap="sm">
        <Text style={{ overflowWrap: 'anywhere' }}>
          A model says: “{sentence}” <b>Is that so?</b>
        </Text>
        {doubt !== '' && (
          <Text size="sm" c="dimmed">
            {doubt}
          </Text>
        )}
        <TextInput
          label="Where did you check it?"
          description="An https address. Leave it empty if you know it yourself."
          type="url"
          maxLength={500}
          value={source}
          error={problem}
          onChange={event => setSource(event.currentTarget.value)}
        />
        <div className="buttons">
          <Button
            variant="filled"
            color="ink.7"
            loading={isSending}
            onClick={() => on.onConfirm(source.trim())}
          >
            Yes, I checked it
          </Button>
          <Button disabled={isSending} onClick={on.onEdit}>
            Edit
          </Button>
          <Button disabled={isSending} variant="subtle" onClick={on.onRefuse}>
            No
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
