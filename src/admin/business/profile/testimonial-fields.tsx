import {
  Button,
  Fieldset,
  Group,
  Input,
  Rating,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { AddButton } from '../../platform/ui/list-buttons.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

const MOST = 8;

/** Quotes of customers. Samples are marked on the site until they are replaced. */
export function TestimonialFields({ form }: { form: GroupForm<'testimonials'> }) {
  const { entries } = form.values;
  return (
    <Panel
      title={`What our customers say (${entries.length} of ${MOST})`}
      help="Initials only. Reviews come before these. Samples show only in the demo."
    >
      <Switch
        label="Show reviews and testimonials on pages"
        description="All of them or none."
        {...form.getInputProps('shows_reviews', { type: 'checkbox' })}
      />
      {entries.length === 0 && (
        <Text size="sm" c="dimmed">
          None: the front page leaves the section out.
        </Text>
      )}
      {entries.map((entry, index) => (
        <Fieldset key={`testimonial-${index + 0}`} legend={entry.initials || `Testimonial ${index + 1}`}>
          <Stack gap="sm">
            <Textarea
              label="What they said"
              description="Only what a customer really said."
              minRows={2}
              required
              {...form.getInputProps(`entries.${index}.text`)}
            />
            <Group align="flex-end" gap="lg">
              <TextInput
                label="Initials"
                w="6rem"
                required
                {...form.getInputProps(`entries.${index}.initials`)}
              />
              <Input.Wrapper label="Stars" labelElement="div">
                <Rating
                  aria-label={`Stars of testimonial ${index + 1}`}
                  mt={6}
                  {...form.getInputProps(`entries.${index}.rating`)}
                />
              </Input.Wrapper>
              <Switch
                label="A sample, not a customer"
                mb={6}
                {...form.getInputProps(`entries.${index}.is_sample`, { type: 'checkbox' })}
              />
              <Button size="xs" mb={2} onClick={() => form.removeListItem('entries', index)}>
                Remove
              </Button>
            </Group>
          </Stack>
        </Fieldset>
      ))}
      <Group>
        <AddButton
          label="Add a testimonial"
          isFull={entries.length >= MOST}
          onClick={() =>
            form.insertListItem('entries', { initials: '', rating: 5, text: '', is_sample: false })
          }
        />
      </Group>
    </Panel>
  );
}
