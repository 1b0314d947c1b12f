import { Stack, Switch } from '@mantine/core';
import { SettingsCard } from '../../platform/settings/settings-card.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';

const packs = [
  ['junk-removal', 'Junk removal', 'Your own business. Always on.'],
  [
    'online-marriage',
    'Online marriage',
    'Texts, presets and links for landing pages about getting married by video.',
  ],
  [
    'recovery-equipment',
    'Recovery equipment',
    'Texts, presets and links for landing pages about equipment after eye surgery. Adds /equipment, /insurance and /insurance-coverage.',
  ],
] as const;

/** Which trades this site writes about. */
export function PackFields({ form }: { form: GroupForm<'packs'> }) {
  const { enabled } = form.values;
  return (
    <SettingsCard
      title="Content packs"
      help="A template names its pack. Pages of a pack that is off stay, but links to the pack’s own pages are left out."
    >
      <Stack gap="md">
        {packs.map(([id, label, description]) => (
          <Switch
            key={id}
            label={label}
            description={description}
            checked={enabled.includes(id)}
            disabled={id === 'junk-removal'}
            onChange={event =>
              form.setFieldValue(
                'enabled',
                event.currentTarget.checked ? [...enabled, id] : enabled.filter(one => one !== id),
              )
            }
          />
        ))}
      </Stack>
    </SettingsCard>
  );
}
