import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { previewText, seedOf, slug } from '../../engine/index.ts';
import { count } from '../ui/count.ts';
import type { TemplateValues } from './template-draft.ts';
import classes from './template-preview.module.css';

const example = { keyword: 'junk removal', city: 'Boca Raton', state: 'FL' };

/** Search results cut titles and descriptions at about these lengths (characters). */
const TITLE_FITS = 60;
const DESCRIPTION_FITS = 160;

/** The head of a page as it would come out, while it is typed: the engine itself, run here. */
export function TemplatePreview({ values }: { values: TemplateValues }) {
  const [fields, setFields] = useState(example);
  const [turn, setTurn] = useState(0);
  const texts = useDeferredValue(values);
  const address = slug(`${fields.keyword} ${fields.city} ${fields.state}`);
  const seed = seedOf(`${address}${turn || ''}`);
  const fill = (text: string, kind: 'prose' | 'title') =>
    previewText({ text, values: fields, seed, kind }).text;
  const title = fill(texts.title_template, 'title');
  const description = fill(texts.meta_description_template, 'prose');
  return (
    <Paper p="lg" component="section" aria-labelledby="template-preview">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} id="template-preview">
            Preview
          </Title>
          <Button
            size="compact-xs"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => setTurn(turn + 1)}
          >
            Other words
          </Button>
        </Group>
        <Group gap="xs" grow>
          {(['keyword', 'city', 'state'] as const).map(name => (
            <TextInput
              key={name}
              size="xs"
              label={name}
              value={fields[name]}
              onChange={event => setFields({ ...fields, [name]: event.currentTarget.value })}
            />
          ))}
        </Group>
        <div className={classes.result}>
          <Text className="mono" c="dimmed">
            /{address}/
          </Text>
          <Text className={classes.title}>{title}</Text>
          <Text size="sm">{description}</Text>
          <Text size="xs" c="dimmed" mt={6} className="numeric">
            Title {fits(title, TITLE_FITS)} · description {fits(description, DESCRIPTION_FITS)}
          </Text>
        </div>
        <div className={classes.hero}>
          <Text className={classes.heading}>{fill(texts.hero_title_template, 'title')}</Text>
          <Text size="sm">{fill(texts.hero_subtitle_template, 'prose')}</Text>
        </div>
      </Stack>
    </Paper>
  );
}

function fits(text: string, longest: number): string {
  const { length } = text;
  return `${count(length)} of ${longest}${length > longest ? ', will be cut' : ''}`;
}
