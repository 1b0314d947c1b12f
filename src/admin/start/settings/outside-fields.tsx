import { PasswordInput, Text, TextInput } from '@mantine/core';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { IndexNowState } from '../../search/indexnow/indexnow-card.tsx';
import { WritingUsage } from '../../templates/writing/writing-usage.tsx';

interface OutsideFieldsProps {
  form: GroupForm<'outside'>;
  environment: SettingsReply['environment'];
}

/** Other companies' programs the site may use. It works without any of them. */
export function OutsideFields({ form, environment }: OutsideFieldsProps) {
  return (
    <>
      <Panel
        title="Order form"
        help="Shown on /reserve-now in place of our own scheduling form. Leave it empty to use ours, which ends as a lead here."
      >
        <TextInput
          label="Address of the order form"
          type="url"
          placeholder="https://"
          {...form.getInputProps('order_form_url')}
        />
      </Panel>
      <Panel
        title="Google Maps"
        help="With a key, map sections show Google’s map. Without one they show our own drawing and a link to OpenStreetMap."
      >
        <PasswordInput
          label="Key for the Maps Embed API"
          size="sm"
          description={
            environment.has_google_maps_api_key
              ? 'The program was started with a key. One written here takes its place.'
              : 'Visitors’ browsers send it to Google: restrict it to your own domain there.'
          }
          autoComplete="off"
          {...form.getInputProps('google_maps_api_key')}
        />
      </Panel>
      <Panel title="IndexNow" help="Applies at once, without saving. See Sitemap for the pages.">
        <IndexNowState />
      </Panel>
      <Panel title="Email" help="How requests reach your mailbox.">
        <Text size="sm">
          {environment.has_mail_server
            ? 'A mail server is set. Every request is sent to the sales email, and tried again until it arrives.'
            : 'No mail server is set, so requests are only shown under Leads. Start the program with SMTP_URL to have them sent too.'}
        </Text>
      </Panel>
      <Panel title="Writing help" help="The writer behind Generate, Expand and Spin in templates.">
        <WritingUsage />
      </Panel>
    </>
  );
}
