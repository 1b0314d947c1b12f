import { Alert, Button, Stack } from '@mantine/core';
import { type Case, caseSchema } from '../../../contract/audience/cases.ts';
import { errorMessage, isRefusal } from '../../platform/api-error.ts';
import { TheirsOrMine, theirsIn } from '../../platform/ui/theirs-or-mine.tsx';

interface CaseRefusedProps {
  error: Error | null;
  onAnotherJob: () => void;
  onTake: (theirs: Case) => void;
  onOverwrite: (theirs: Case) => void;
}

/** Why a case was not saved, and what one can do about it. */
export function CaseRefused({ error, onAnotherJob, onTake, onOverwrite }: CaseRefusedProps) {
  if (!error) return null;
  const isAlike = isRefusal(error, 'alike-case');
  const theirs = theirsIn(error, caseSchema);
  return (
    <Alert color={isAlike ? 'yellow' : 'red'} role="alert" ref={reveal}>
      <Stack gap="sm" align="flex-start">
        {errorMessage(error)}
        {isAlike && <Button onClick={onAnotherJob}>Yes, save it as another job</Button>}
        {theirs && <TheirsOrMine theirs={theirs} onTake={onTake} onOverwrite={onOverwrite} />}
      </Stack>
    </Alert>
  );
}

/** The refusal shows far below the button that saves and publishes. */
const reveal = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });
