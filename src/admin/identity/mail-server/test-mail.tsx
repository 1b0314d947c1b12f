import { Alert, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { mailRoutes } from '../../../contract/platform/mail-server.ts';
import { call } from '../../platform/api.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';

const sendTest = write({ mutationFn: () => call(mailRoutes.test), silentFailure: true });

/** Shows what the mail server in use says to a message for the signed-in user. */
export function TestMail({ isUnsaved, isSet }: { isUnsaved: boolean; isSet: boolean }) {
  const sending = useMutation(sendTest);
  const { data } = sending;
  const reason = isUnsaved ? 'Save your changes first.' : isSet ? null : 'Enter a mail server first.';
  return (
    <Panel title="Test" help="Sends a message to your address by the saved mail server.">
      <div>
        <Button
          loading={sending.isPending}
          disabled={reason !== null}
          aria-describedby={reason ? 'why-no-test' : undefined}
          onClick={() => sending.mutate()}
        >
          Send me a test
        </Button>
      </div>
      {reason && (
        <Text id="why-no-test" size="sm" c="dimmed">
          {reason}
        </Text>
      )}
      <Refusal error={sending.error} />
      {data && !isUnsaved && (
        <Alert
          // The bar of the form may cover it.
          ref={node => node?.scrollIntoView({ block: 'nearest' })}
          style={{ scrollMarginBlock: '6rem' }}
          role="status"
          color={data.is_sent ? 'green' : 'red'}
          title={data.is_sent ? `Sent to ${data.to}` : `Not sent to ${data.to}`}
        >
          <span style={{ overflowWrap: 'anywhere' }}>{data.message}</span>
        </Alert>
      )}
    </Panel>
  );
}
