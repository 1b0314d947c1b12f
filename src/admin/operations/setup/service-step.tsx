import { Checkbox, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { type StepProps, useTrade } from './setup-draft.ts';

/** What the business sells. */
export function ServiceStep({ draft, change, problems }: StepProps) {
  const names = useTrade(draft)?.service_names ?? [];
  const chosen = draft.services ?? names;
  return (
    <Stack gap="md">
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
      <Textarea
        label="Others, one a line"
        description="Each gets a page. Write its texts on the Services screen."
        minRows={2}
        maxRows={8}
        value={draft.more_services}
        error={problems.more_services}
        onChange={event => change({ more_services: event.currentTarget.value })}
      />
    </Stack>
  );
}
