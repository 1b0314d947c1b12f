import { Alert, Button, Checkbox, Paper, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Interview } from '../../business/answers/interview.tsx';
import { nothingTold } from '../../business/answers/use-interview.ts';
import { ownServiceNames, placeShown, type StepProps, townsOf, useTrade } from './setup-draft.ts';

/** What the business sells, and what its owner says of the services that no pack knows. */
export function ServiceStep({ draft, change, problems }: StepProps) {
  const names = useTrade(draft)?.service_names ?? [];
  const chosen = draft.services ?? names;
  const own = ownServiceNames(draft);
  const [open, setOpen] = useState<string | null>(own[0] ?? null);
  return (
    <Stack gap="lg">
      {!draft.is_any_trade && (
        <Checkbox.Group
          label="Services"
          description="Each gets a page of its own, with texts and a drawing."
          value={[...chosen]}
          onChange={services => change({ services: names.filter(name => services.includes(name)) })}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} mt="sm" spacing="xs">
            {names.map(name => (
              <Checkbox key={name} value={name} label={name} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
      <Textarea
        label={draft.is_any_trade ? 'More services, one a line' : 'Others, one a line'}
        description={
          draft.is_any_trade
            ? `Beside “${draft.trade_name.trim()}”. Each gets a page of its own.`
            : 'Each gets a page of its own.'
        }
        minRows={2}
        maxRows={8}
        value={draft.more_services}
        error={problems.more_services}
        onChange={event => change({ more_services: event.currentTarget.value })}
      />
      {own.length > 0 && (
        <Stack gap="xs">
          <Text size="sm" fw={600}>
            In your own words
          </Text>
          <Text size="sm" c="dimmed">
            Pages say what you say here. You can add to it later.
          </Text>
          {problems.told && (
            <Alert color="red" role="alert">
              {problems.told}
            </Alert>
          )}
          {own.map(name => (
            <Paper key={name} p="md" withBorder>
              <Stack gap="md">
                <Button
                  variant="subtle"
                  justify="space-between"
                  aria-expanded={name === open}
                  rightSection={<IconChevronDown size={16} aria-hidden />}
                  onClick={() => setOpen(name === open ? null : name)}
                >
                  {name}
                </Button>
                {name === open && (
                  <Interview
                    of={{ name, content_pack: draft.trade, places: townsOf(draft).map(placeShown) }}
                    told={draft.told[name] ?? nothingTold}
                    onTell={told => change({ told: { ...draft.told, [name]: told } })}
                    onTexts={texts => {
                      const { written: _, ...told } = draft.told[name] ?? nothingTold;
                      const written = texts && {
                        content: texts.content,
                        own_sentences: texts.own_sentences,
                        written_by: texts.written_by,
                      };
                      change({ told: { ...draft.told, [name]: written ? { ...told, written } : told } });
                    }}
                  />
                )}
              </Stack>
            </Paper>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
