import { Box, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { TemplatePreviewFacts } from '../../../../contract/templates/template-preview.ts';
import { count } from '../../../platform/ui/count.ts';
import { lengthVerdict } from '../../../platform/ui/head-lengths.ts';
import { useDraft } from '../draft/draft-store.ts';
import classes from './extremes.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreviewValues } from './preview-values.ts';
import { type PreviewPage, renderHead, seedFor } from './render-draft.ts';

interface Extreme {
  readonly name: string;
  readonly about: string;
  readonly page: PreviewPage;
}

/** A name longer than any town's here, for templates used elsewhere. */
const longName = { city: 'Rancho Santa Margarita-Las Flores', state: 'CA' };

interface ExtremesProps {
  facts: TemplatePreviewFacts | null;
  width: number;
  onFacts: (facts: TemplatePreviewFacts) => void;
}

/**
 * The template with its most extreme values side by side: the longest town, the shortest, nothing filled in, other
 * words.
 */
export function Extremes({ facts, width, onFacts }: ExtremesProps) {
  const { page } = usePreviewValues();
  const extremes = useMemo(() => extremesOf(page, facts), [page, facts]);
  return (
    <div className={classes.rows}>
      {extremes.map(extreme => (
        <figure key={extreme.name} className={classes.one}>
          <figcaption className={classes.caption}>
            <Text size="sm" fw={600}>
              {extreme.name}
            </Text>
            <Text size="xs" c="dimmed">
              {extreme.about}
            </Text>
            <HeadLengths page={extreme.page} />
          </figcaption>
          <Box flex={1} mih={0}>
            <PreviewFrame
              page={extreme.page}
              width={width}
              scale={1}
              title={`Preview: ${extreme.name}`}
              onFacts={onFacts}
            />
          </Box>
        </figure>
      ))}
    </div>
  );
}

function HeadLengths({ page }: { page: PreviewPage }) {
  const draft = useDraft(one => one);
  const { title, meta_description } = renderHead(draft, page.values, seedFor(page));
  const cut = [
    lengthVerdict('title', title.length) === 'will be cut' && 'title',
    lengthVerdict('meta_description', meta_description.length) === 'will be cut' && 'description',
  ].filter(Boolean);
  return (
    <Text size="xs" className="numeric" c={cut.length > 0 ? 'var(--tone-red)' : 'dimmed'}>
      Title {count(title.length)}, description {count(meta_description.length)}
      {cut.length > 0 && `: ${cut.join(' and ')} will be cut`}
    </Text>
  );
}

function extremesOf({ values, turn }: PreviewPage, facts: TemplatePreviewFacts | null): Extreme[] {
  const town = (name: string, { city, state }: { city: string; state: string }): Extreme => ({
    name,
    about: `${city}, ${state}`,
    page: { values: { ...values, city, state }, turn },
  });
  return [
    town('Longest name', longName),
    ...(facts ? [town('Shortest town', facts.shortest_town), town('Longest town', facts.longest_town)] : []),
    { name: 'Missing values', about: 'Nothing filled in', page: { values: {}, turn } },
    ...[1, 2, 3].map(step => ({
      name: `Other words ${step}`,
      about: 'Same values, another variant',
      page: { values, turn: turn + step },
    })),
  ];
}
