import { List, Text, Title } from '@mantine/core';
import type { Likeness, LikenessFigures } from '../../../contract/generation/likeness.ts';
import { TextLink } from '../../platform/ui/links.tsx';

interface SharedSectionsProps {
  figures: LikenessFigures;
  likeness: Likeness;
  templateId: string | null;
}

/** What would help, and the sections whose text most pages share. */
export function SharedSections({ figures, likeness, templateId }: SharedSectionsProps) {
  const shared = figures.sections.filter(section => section.part_percent > 0).slice(0, 5);
  if (likeness.verdict !== 'too-alike' || shared.length === 0) return null;
  return (
    <section aria-labelledby="what-helps">
      <Title order={3} id="what-helps" mt="xl" mb={4}>
        What would help
      </Title>
      <Text size="sm">
        Rewording does not help. Add{' '}
        <TextLink to="/admin/statements" size="sm" underline="always">
          statements
        </TextLink>{' '}
        of the towns, or texts of the{' '}
        <TextLink to="/admin/services" size="sm" underline="always">
          services
        </TextLink>
        , and compute it again.
      </Text>
      <Text size="sm" mt="sm">
        Where the shared text is:
      </Text>
      <List size="sm">
        {shared.map(({ section_id, title, part_percent }) => (
          <List.Item key={section_id ?? title}>
            {part_percent}%{' '}
            {templateId && section_id ? (
              <TextLink
                to="/admin/templates/$id/edit"
                params={{ id: templateId }}
                search={{ section: section_id }}
                size="sm"
                underline="always"
              >
                {title}
              </TextLink>
            ) : (
              title
            )}
          </List.Item>
        ))}
      </List>
    </section>
  );
}
