import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type AnswerPart,
  answerLabels,
  answerParts,
  type ServiceAnswers,
} from '../../../contract/business/answers.ts';

interface AnswersGivenProps {
  readonly answers: ServiceAnswers;
  readonly onChange: (part: AnswerPart) => void;
}

/** What the owner has said, by part; each can be changed. */
export function AnswersGiven({ answers, onChange }: AnswersGivenProps) {
  const given = answerParts.filter(part => answers[part].trim() !== '');
  if (given.length === 0) return null;
  return (
    <Stack gap="md" component="section" aria-label="What you said">
      {given.map(part => (
        <div key={part}>
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <Text size="sm" fw={600}>
              {answerLabels[part].label}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`Change ${answerLabels[part].label}`}
              onClick={() => onChange(part)}
            >
              Change
            </Button>
          </Group>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {answers[part]}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
