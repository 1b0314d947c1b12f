import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Webhook } from '../../../contract/operations/webhooks.ts';
import { announce } from '../../platform/ui/announce.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookForm } from './webhook-form.tsx';

const closing = { 'aria-label': 'Close' };

export function addWebhook(): void {
  const modal = modals.open({
    title: 'Add webhook',
    size: 'lg',
    closeButtonProps: closing,
    children: (
      <WebhookForm
        id={null}
        initial={{ url: '', events: ['lead.received'], is_active: true }}
        onCancel={() => modals.close(modal)}
        onDone={secret => {
          modals.close(modal);
          if (secret) showSecret(secret);
        }}
      />
    ),
  });
}

export function changeWebhook({ id, url, events, is_active }: Webhook): void {
  const modal = modals.open({
    title: 'Change webhook',
    size: 'lg',
    closeButtonProps: closing,
    children: (
      <WebhookForm
        id={id}
        initial={{ url, events, is_active }}
        onCancel={() => modals.close(modal)}
        onDone={() => {
          modals.close(modal);
          announce('Webhook saved');
        }}
      />
    ),
  });
}

export function showDeliveries({ id, url }: Webhook): void {
  modals.open({
    title: 'Last messages',
    size: 'xl',
    closeButtonProps: closing,
    children: <DeliveryList id={id} url={url} />,
  });
}

/** It can't be read again afterwards, so a click beside it doesn't close this. */
function showSecret(secret: string): void {
  const modal = modals.open({
    title: 'Copy the secret now',
    size: 'lg',
    closeOnClickOutside: false,
    closeButtonProps: closing,
    children: (
      <Stack gap="md">
        <Text size="md">
          Your program checks with it that messages come from here. It is shown this once; who has lost it
          adds the webhook anew.
        </Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={secret}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
          <PrimaryButton data-autofocus onClick={() => modals.close(modal)}>
            I have copied it
          </PrimaryButton>
        </Group>
      </Stack>
    ),
  });
}
