import { TextInput } from '@mantine/core';
import classes from '../../platform/settings/setting-rows.module.css';
import { SettingRows } from '../../platform/settings/setting-rows.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** Profiles elsewhere. */
export function SocialRows({ form }: { form: GroupForm<'business'> }) {
  return (
    <Panel title="Social profiles" help="The top bar shows the first two, the footer all.">
      <SettingRows
        rows={form.values.socials}
        most={8}
        nameOf={(_, place) => `profile ${place + 1}`}
        addLabel="Add a profile"
        onAdd={() => form.insertListItem('socials', { name: '', href: '' })}
        onRemove={place => form.removeListItem('socials', place)}
        empty="None yet: the top bar then shows only phone and hours."
      >
        {place => (
          <>
            <TextInput
              label="Name"
              placeholder="Facebook"
              className={classes.narrow}
              {...form.getInputProps(`socials.${place}.name`)}
            />
            <TextInput
              label="Address"
              placeholder="https://"
              type="url"
              className={classes.wide}
              {...form.getInputProps(`socials.${place}.href`)}
            />
          </>
        )}
      </SettingRows>
    </Panel>
  );
}
