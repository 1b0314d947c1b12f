import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { SettingsCard } from '../../platform/settings/settings-card.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import classes from './setting-rows.module.css';

const MOST = 8;

/** Profiles elsewhere. */
export function SocialRows({ form }: { form: GroupForm<'business'> }) {
  const rows = form.values.socials;
  return (
    <SettingsCard
      title="Social profiles"
      help="The top bar shows the first two, the footer all of them. They open in a new tab."
    >
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          None yet: the top bar then shows only phone and hours.
        </Text>
      )}
      {rows.map((_, place) => (
        <div key={`social-${place + 0}`} className={classes.row}>
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
          <ActionIcon
            size={34}
            className={classes.remove}
            aria-label={`Remove profile ${place + 1}`}
            onClick={() => form.removeListItem('socials', place)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Group>
        <Button
          size="xs"
          disabled={rows.length >= MOST}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem('socials', { name: '', href: '' })}
        >
          Add a profile
        </Button>
      </Group>
    </SettingsCard>
  );
}
