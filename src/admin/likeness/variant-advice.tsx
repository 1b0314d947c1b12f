import { List, Text, Title } from '@mantine/core';
import type { Likeness, LikenessFigures } from '../../contract/likeness.ts';
import { count } from '../ui/count.ts';

interface VariantAdviceProps {
  figures: LikenessFigures;
  likeness: Likeness;
}

/** What would help, found by trying it: two variants more of every sentence in a section. */
export function VariantAdvice({ figures, likeness }: VariantAdviceProps) {
  const { advice, pages, sections } = figures;
  const shared = sections.filter(section => section.part_percent > 0).slice(0, 5);
  if (!advice || advice.pages_over === 0) return null;
  return (
    <section aria-labelledby="what-helps">
      <Title order={3} id="what-helps" mt="xl" mb={4}>
        What would help
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Tried{' '}
        {advice.tried < pages ? `on ${count(advice.tried)} pages spread over the batch` : 'on every page'}:
        two more variants of each sentence in a section.
      </Text>
      <List spacing={6} size="sm">
        {advice.together.map(step => (
          <List.Item key={step.sections.join()}>
            Add two variants to {joined(step.sections)}: {count(advice.pages_over)} pages over{' '}
            {likeness.threshold_percent} % → <strong>{count(step.pages_over)}</strong>
          </List.Item>
        ))}
        {advice.alone.slice(1).map(step => (
          <List.Item key={`alone ${step.sections.join()}`}>
            Only {joined(step.sections)}: {count(advice.pages_over)} →{' '}
            <strong>{count(step.pages_over)}</strong>
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="sm">
        Where the shared text stands:{' '}
        {shared.map(section => `${section.title} ${section.part_percent} %`).join(' · ')}
      </Text>
    </section>
  );
}

const joined = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
