import { TagsInput } from '@mantine/core';
import { SettingsCard } from '../../platform/settings/settings-card.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';

/** Which counties are served: one list for every page. */
export function CountyFields({ form }: { form: GroupForm<'business'> }) {
  return (
    <SettingsCard title="Counties" help="Every page names these. Write them without the word County.">
      <TagsInput label="Served counties" size="sm" maxTags={12} {...form.getInputProps('counties')} />
    </SettingsCard>
  );
}
