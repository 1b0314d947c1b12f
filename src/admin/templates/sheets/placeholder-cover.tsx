import { Badge, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Template } from '../../../contract/templates/templates.ts';
import { type ColumnUse, compileTemplate, type SheetReport } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { count } from '../../platform/ui/count.ts';

interface PlaceholderCoverProps {
  template: Template;
  columns: readonly ColumnUse[];
  report: SheetReport;
}

const listed: ReadonlySet<string> = new Set(['city', 'state', 'keyword']);

/** The template's placeholders that the columns fill, and those that stay empty. */
export function PlaceholderCover({ template, columns, report }: PlaceholderCoverProps) {
  const names = useMemo(() => placeholdersOf(template), [template]);
  const given = columns.flatMap(({ role, name }) => (role === 'value' && name !== '' ? [name] : []));
  const wanted = names.filter(name => !listed.has(name));
  const spare = given.filter(name => !names.includes(name));
  return (
    <Stack gap={6} component="section" aria-label="Placeholders">
      <Text size="sm" fw={600}>
        Placeholders of “{template.name}”
      </Text>
      {wanted.length === 0 && (
        <Text size="sm" c="dimmed">
          It uses city, state and keyword only. Columns fill placeholders of their name. Write {'{{'}
          {given[0] ?? 'phone'}
          {'}}'} in the template where its value should appear.
        </Text>
      )}
      <Group gap="xs" component="ul">
        {wanted.map(name => {
          const isGiven = given.includes(name);
          const places = report.filled[name] ?? 0;
          const words = !isGiven
            ? 'no column'
            : places === report.ready_count
              ? 'every place'
              : `${count(places)} of ${count(report.ready_count)}`;
          return (
            <li key={name}>
              <Badge
                variant="light"
                tt="none"
                fw={500}
                bg={isGiven ? 'var(--tone-green-ground)' : 'var(--tone-yellow-ground)'}
                c={isGiven ? 'var(--tone-green)' : 'var(--tone-yellow)'}
              >
                {`{{${name}}}: ${words}`}
              </Badge>
            </li>
          );
        })}
      </Group>
      {wanted.some(name => !given.includes(name)) && (
        <Text size="sm" c="dimmed">
          Without a column, the form’s value is used for all places. Without a value, pages show the name in
          brackets.
        </Text>
      )}
      {spare.length > 0 && wanted.length > 0 && (
        <Text size="sm" c="dimmed">
          Not used by this template: {spare.map(name => `{{${name}}}`).join(', ')}. They are kept all the
          same.
        </Text>
      )}
    </Stack>
  );
}

function placeholdersOf(template: Template): readonly string[] {
  const sections = template.content_sections.map((section, index) => ({
    ...section,
    id: section.id ?? `section-${index}`,
    order: section.order ?? index + 1,
  }));
  const { names } = compileTemplate(
    {
      title_template: template.title_template,
      meta_description_template: template.meta_description_template ?? '',
      hero_title_template: template.hero_title_template,
      hero_subtitle_template: template.hero_subtitle_template,
      content_sections: sections,
    },
    sectionTextKind,
  );
  return [...new Set([...names, ...Object.keys(template.custom_fields)])];
}
