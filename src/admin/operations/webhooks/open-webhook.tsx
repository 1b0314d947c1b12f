import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import type { Webhook } from '../../../contract/operations/webhooks.ts';
import { announce } from '../../platform/ui/announce.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookForm } from './webhook-form.tsx';

export function addWebhook(): void {
  openDialog({ title: 'Add webhook' }, close => (
    <WebhookForm
      id={null}
      initial={{ url: '', events: ['lead.received'], is_active: true }}
      onCancel={close}
      onDone={secret => {
        close();
        if (secret) showSecret(secret);
      }}
    />
  ));
}

export function changeWebhook({ id, url, events, is_active, updated_at }: Webhook): void {
  openDialog({ title: 'Change webhook' }, close => (
    <WebhookForm
      id={id}
      initial={{ url, events, is_active, updated_at }}
      onCancel={close}
      onDone={() => {
        close();
        announce('Webhook saved');
      }}
    />
  ));
}

export function showDeliveries({ id, url }: Webhook): void {
  openDialog({ title: 'Last messages', size: 'xl' }, () => <DeliveryList id={id} url={url} />);
}

/** It can't be read again afterwards, so a click beside it doesn't close this. */
function showSecret(secret: string): void {
  openDialog({ title: 'Copy the secret now', closeOnClickOutside: false }, close => (
    <Stack gap="md">
      <Text size="md">
        Your program uses it to verify messages. It is shown only now. If you lose it, add the webhook again.
      </Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {secret}
      </Code>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={secret}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
        </CopyButton>
        <PrimaryButton data-autofocus onClick={close}>
          I have copied it
        </PrimaryButton>
      </Group>
    </Stack>
  ));
}
