import { TagsInput } from '@mantine/core';
import { SettingsCard } from './settings-card.tsx';
import type { GroupForm } from './settings-form.tsx';

const pages = [
  ['landing_pages', 'Landing pages, Contact and the structured data'],
  ['home_and_about', 'Front page and About'],
  ['services_page', 'Services'],
] as const;

/** Which counties are named where. */
export function CountyFields({ form }: { form: GroupForm<'business'> }) {
  return (
    <SettingsCard
      title="Counties"
      help="Pages name the counties that matter to them. Write them without the word County."
    >
      {pages.map(([name, label]) => (
        <TagsInput
          key={name}
          label={label}
          size="sm"
          maxTags={12}
          {...form.getInputProps(`counties.${name}`)}
        />
      ))}
    </SettingsCard>
  );
}
