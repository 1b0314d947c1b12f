import { Alert, NativeSelect, NumberInput, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type MailSettings, mailRoutes, mailSecuritySchema } from '../../../contract/platform/mail-server.ts';
import { readQuery } from '../../platform/read-query.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { isChanged } from '../../platform/ui/stored-form.ts';
import { TestMail } from './test-mail.tsx';

type Security = MailSettings['security'];

const securityLabels: Record<Security, string> = {
  starttls: 'STARTTLS',
  tls: 'TLS from the start',
  none: 'None',
};
const usualPorts: Record<Security, number> = { starttls: 587, tls: 465, none: 25 };

/** The mail server that sends requests, links and codes. */
export function MailFields({ form }: { form: GroupForm<'mail'> }) {
  const { data: state } = useQuery(readQuery(mailRoutes.state));
  const isGiven = state?.source === 'environment';
  const chooseSecurity = (text: string) => {
    const { port, security } = form.getValues();
    const chosen = mailSecuritySchema.parse(text);
    form.setFieldValue('security', chosen);
    if (port === usualPorts[security]) form.setFieldValue('port', usualPorts[chosen]);
  };
  const field = { disabled: isGiven, autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      {isGiven && (
        <Alert color="blue" title={`SMTP_URL sets the mail server: ${state.server}`}>
          These fields are not used. Start the program without SMTP_URL to use them.
        </Alert>
      )}
      <Panel title="Mail server" help="Sends requests to the sales email, and links and codes to people.">
        <TextInput
          label="Host"
          placeholder="smtp.example.com"
          description="Your mail provider names it. Empty: nothing is mailed."
          {...field}
          {...form.getInputProps('host')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect
            label="Security"
            data={optionsOf(securityLabels)}
            disabled={isGiven}
            {...form.getInputProps('security')}
            onChange={event => chooseSecurity(event.currentTarget.value)}
          />
          <NumberInput
            label="Port"
            min={1}
            max={65_535}
            allowDecimal={false}
            hideControls
            disabled={isGiven}
            {...form.getInputProps('port')}
          />
        </SimpleGrid>
        <TextInput
          label="User"
          description="Often the full email address. Empty: none is needed."
          {...field}
          {...form.getInputProps('user')}
        />
        <PasswordInput
          label="Password"
          size="sm"
          description={
            state?.has_password && !isGiven
              ? 'Set and encrypted. Never shown. Enter a new one to replace it.'
              : 'Stored encrypted, and never shown again.'
          }
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide: Password' }}
          disabled={isGiven}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <TextInput
          label="Sender"
          type="email"
          placeholder="website@example.com"
          description="Messages come from it. Empty: from the sales email."
          {...field}
          {...form.getInputProps('sender')}
        />
      </Panel>
      <TestMail isUnsaved={isChanged(form)} isSet={state !== undefined && state.source !== 'none'} />
    </>
  );
}
