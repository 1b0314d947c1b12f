import { Alert, Button, Group, Text } from '@mantine/core';
import { counted } from '../../platform/ui/count.ts';
import { withLines } from './plan-values.ts';
import type { PickedPlaces } from './use-picked-places.ts';

interface PickedPlacesQuestionProps {
  picked: PickedPlaces;
  form: {
    getValues: () => { locations: string };
    setFieldValue: (name: 'locations', value: string) => void;
  };
  /** Creates the plan without them. */
  onCreate: () => void;
}

/** Asks before a plan leaves out the places that are selected in the picker. */
export function PickedPlacesQuestion({ picked, form, onCreate }: PickedPlacesQuestionProps) {
  const { asked, finish } = picked;
  if (asked === '') return null;
  const answer = (then: () => void) => {
    finish();
    then();
  };
  return (
    <Alert
      color="yellow"
      role="alert"
      mb="md"
      title={`${counted(asked.split('\n').length, 'picked place')} not in the locations`}
    >
      <Text size="sm" mb="xs">
        Add them to the locations, or create the plan without them.
      </Text>
      <Group gap="xs">
        <Button
          onClick={() =>
            answer(() => form.setFieldValue('locations', withLines(form.getValues().locations, asked)))
          }
        >
          Add them
        </Button>
        <Button onClick={() => answer(onCreate)}>Create without them</Button>
      </Group>
    </Alert>
  );
}
