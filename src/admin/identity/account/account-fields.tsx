import { Switch, TextInput } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { FactorRuleCard } from './factor-rule-card.tsx';
import { SecretField } from './secret-field.tsx';

/** Who may have an account, and what they sign in with. */
export function AccountFields({ form }: { form: GroupForm<'accounts'> }) {
  const callback = `${window.location.origin}/api/auth/callback/company`;
  return (
    <>
      <Panel
        title="Sign-up"
        help="New accounts become customers when their email is confirmed. Admins invite admins."
      >
        <Switch label="Allow sign-up" {...form.getInputProps('sign_up', { type: 'checkbox' })} />
      </Panel>
      <FactorRuleCard form={form} />
      <Panel
        title="Company sign-in"
        help={`Company accounts, by OpenID Connect. Register ${callback} there as the redirect address.`}
      >
        <TextInput label="Name on the button" {...form.getInputProps('company_sign_in.name')} />
        <TextInput
          label="Issuer"
          type="url"
          placeholder="https://login.example.com"
          description="A public https address. Settings are read from /.well-known/openid-configuration below it."
          {...form.getInputProps('company_sign_in.issuer')}
        />
        <TextInput
          label="Client id"
          autoComplete="off"
          {...form.getInputProps('company_sign_in.client_id')}
        />
        <TextInput
          label="Required sign-in strength"
          placeholder="mfa"
          autoComplete="off"
          description="Accepted acr or amr values, separated by spaces. Empty: all."
          {...form.getInputProps('company_sign_in.strength')}
        />
        <SecretField name="company-sign-in" label="Client secret" />
        <Switch
          label="Offer it when signing in"
          {...form.getInputProps('company_sign_in.is_on', { type: 'checkbox' })}
        />
      </Panel>
      <Panel title="Codes by phone" help="Needs a service for POST {to, text} as JSON with bearer token.">
        <TextInput
          label="Address of the service"
          type="url"
          placeholder="https://"
          description="A public https address. Your own network is never called."
          {...form.getInputProps('message_sender.address')}
        />
        <SecretField name="message-sender" label="Token of the service" />
        <Switch
          label="Offer phones as second factor"
          {...form.getInputProps('message_sender.is_on', { type: 'checkbox' })}
        />
      </Panel>
    </>
  );
}
