import { Box, Chip, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { gazetteerFacts, listedFindings, workFacts } from '../../../contract/business/predicates.ts';
import type { Fact } from '../../../contract/business/statements.ts';
import type { ReportedSentence } from '../../../contract/pages/page-reports.ts';
import { type Predicates, usePredicates } from '../../business/statements/predicate-queries.ts';
import { ButtonLink, TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { SourceLink } from '../../platform/ui/source-link.tsx';
import classes from './page-sentences.module.css';

type About = ReportedSentence['about'];

/** Sentences unique to the page come first. */
const abouts = [
  ['place', 'Its place'],
  ['service', 'Its service'],
  ['area', 'County and state'],
  ['business', 'The business'],
  ['edited', 'By hand'],
  ['common', 'On every page'],
] as const satisfies readonly (readonly [About, string])[];

interface PageSentencesProps {
  readonly sentences: readonly ReportedSentence[];
  /** The page’s fields. */
  readonly values: Readonly<Record<string, string>>;
}

/** Every sentence of the page and what it rests on. */
export function PageSentences({ sentences, values }: PageSentencesProps) {
  const { city = '', state = '' } = values;
  const [chosen, choose] = useState<About | 'all'>('all');
  const counts = Map.groupBy(sentences, ({ about }) => about);
  const shown = chosen === 'all' ? sentences : (counts.get(chosen) ?? []);
  return (
    <Panel
      p="md"
      title="Sentences and sources"
      aside={
        city !== '' && (
          <ButtonLink size="xs" to="/admin/local-facts" search={{ place: `${city}, ${state}` }}>
            Questions about {city}
          </ButtonLink>
        )
      }
      help={
        <>
          Sentences of the page today. More sources:{' '}
          <TextLink to="/admin/cases" underline="always">
            Finished work
          </TextLink>{' '}
          and{' '}
          <TextLink to="/admin/reviews" underline="always">
            Reviews
          </TextLink>
          .
        </>
      }
    >
      <Chip.Group
        value={chosen}
        onChange={value => choose(abouts.find(([name]) => name === value)?.[0] ?? 'all')}
      >
        <Group gap="xs" role="radiogroup" aria-label="Sentences about">
          <Chip value="all" size="sm">
            All · {sentences.length}
          </Chip>
          {abouts.map(([name, label]) => {
            const count = counts.get(name)?.length ?? 0;
            return (
              <Chip key={name} value={name} size="sm" disabled={count === 0}>
                {label} · {count}
              </Chip>
            );
          })}
        </Group>
      </Chip.Group>
      <Stack gap="lg">
        {[...Map.groupBy(shown.entries(), ([, { section }]) => section)].map(([section, its]) => (
          <section key={section} aria-label={section}>
            <Title order={3} size="h5" mb={4}>
              {section}
            </Title>
            <ul>
              {its.map(([at, sentence]) => (
                <li key={at} className={classes.sentence} data-about={sentence.about}>
                  <span>{sentence.text}</span>
                  <Text component="span" size="sm" c="dimmed">
                    <Sources sentence={sentence} />
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </Panel>
  );
}

function Sources({ sentence: { about, facts } }: { sentence: ReportedSentence }) {
  const predicates = usePredicates();
  if (about === 'edited') return <>Written by hand for this page</>;
  if (facts.length === 0) return <>{about === 'service' ? 'The service’s text' : 'The template'}</>;
  return facts.map(fact => (
    <Box component="span" key={fact.name} display="block">
      {labelOf(fact, predicates)}: <SourceLink source={fact.source ?? ''} name={sourceName(fact)} />
    </Box>
  ));
}

function labelOf({ name }: Fact, predicates: Predicates): string {
  const known =
    [...gazetteerFacts, ...workFacts, ...listedFindings].find(fact => fact.name === name) ??
    predicates.find(name.split('.')[1] ?? '');
  return known?.label ?? name;
}

function sourceName({ name, source_name }: Fact): string {
  if (name === 'served.town') return 'your served areas';
  return source_name || (gazetteerFacts.some(fact => fact.name === name) ? 'the gazetteer' : 'the owner');
}
