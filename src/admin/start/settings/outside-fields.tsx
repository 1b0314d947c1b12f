import { PasswordInput, TextInput } from '@mantine/core';
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
        help="Replaces our form on /reserve-now. If empty, requests become leads here."
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
        help="Shows Google maps. Without a key: a drawing and an OpenStreetMap link."
      >
        <PasswordInput
          label="Key for the Maps Embed API"
          size="sm"
          description={
            environment.has_google_maps_api_key
              ? 'The program was started with a key. This one replaces it.'
              : 'Visitors’ browsers send it to Google. Restrict it to your domain there.'
          }
          autoComplete="off"
          {...form.getInputProps('google_maps_api_key')}
        />
      </Panel>
      <Panel title="IndexNow" help="Applies at once, without saving. See Sitemap for the pages.">
        <IndexNowState />
      </Panel>
      <Panel title="Writing help" help="The writer behind Generate, Expand and Spin in templates.">
        <WritingUsage />
      </Panel>
    </>
  );
}
