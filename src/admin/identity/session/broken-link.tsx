import { Alert, Button } from '@mantine/core';
import { SignInStep } from './sign-in-frame.tsx';

/** The link of a message was opened without its end: a mail program broke the line, or not all of it was copied. */
export function BrokenLink({ onDone }: { onDone: () => void }) {
  return (
    <SignInStep
      title="This link is incomplete"
      help="Copy the whole link from the message, or request a new one."
    >
      <Alert color="red" role="alert">
        No session defined in URL
      </Alert>
      <Button size="md" onClick={onDone}>
        Go on
      </Button>
    </SignInStep>
  );
}
