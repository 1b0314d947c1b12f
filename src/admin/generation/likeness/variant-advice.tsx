import { List, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { Likeness, LikenessFigures } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';

interface VariantAdviceProps {
  figures: LikenessFigures;
  likeness: Likeness;
  templateId: string | null;
}

/** What would help, found by trying it: two variants more of every sentence in a section. */
export function VariantAdvice({ figures, likeness, templateId }: VariantAdviceProps) {
  const { advice, pages, sections } = figures;
  const shared = sections.filter(section => section.part_percent > 0).slice(0, 5);
  if (!advice || advice.pages_over === 0) return null;
  const helps = (step: { pages_over: number }) => step.pages_over < advice.pages_over;
  return (
    <section aria-labelledby="what-helps">
      <Title order={3} id="what-helps" mt="xl" mb={4}>
        What would help
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Tried{' '}
        {advice.tried < pages ? `on ${counted(advice.tried, 'page')} spread over the batch` : 'on every page'}
        : two more variants of each sentence in a section.
      </Text>
      <List spacing={6} size="sm">
        {advice.together.map(step => (
          <List.Item key={step.sections.join()}>
            Add two variants to <Sections step={step} templateId={templateId} />: {count(advice.pages_over)}{' '}
            pages over {likeness.threshold_percent}% → <strong>{count(step.pages_over)}</strong>
          </List.Item>
        ))}
        {advice.alone
          .slice(1)
          .filter(helps)
          .map(step => (
            <List.Item key={`alone ${step.sections.join()}`}>
              Only <Sections step={step} templateId={templateId} />: {count(advice.pages_over)} →{' '}
              <strong>{count(step.pages_over)}</strong>
            </List.Item>
          ))}
      </List>
      <Text size="sm" mt="sm">
        Where the shared text stands:{' '}
        {shared.map(section => `${section.title} ${section.part_percent}%`).join(' · ')}
      </Text>
    </section>
  );
}

interface SectionsProps {
  step: NonNullable<LikenessFigures['advice']>['alone'][number];
  templateId: string | null;
}

/** "Intro, FAQ and Pricing", each leading to where it is written. */
function Sections({ step, templateId }: SectionsProps) {
  return step.sections.map((name, at) => {
    const section = step.section_ids[at];
    const isLast = at === step.sections.length - 1;
    return (
      <Fragment key={section ?? name}>
        {at > 0 && (isLast ? ' and ' : ', ')}
        {templateId && section ? (
          <TextLink
            to="/admin/templates/$id/edit"
            params={{ id: templateId }}
            search={{ section }}
            size="sm"
            underline="always"
          >
            {name}
          </TextLink>
        ) : (
          name
        )}
      </Fragment>
    );
  });
}
