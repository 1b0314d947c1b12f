import { Checkbox, Stack, Text } from '@mantine/core';
import type { LocalQuestion } from '../../../contract/generation/local-questions.ts';
import { sentenceOf } from '../../business/statements/subject-shown.ts';
import { counted } from '../../platform/ui/count.ts';
import classes from './question-form.module.css';

interface OwnSuggestionsProps {
  /** Other towns with this question; each may have a suggestion by its own figures. */
  readonly others: readonly LocalQuestion[];
  readonly chosen: string[];
  readonly onChoose: (places: string[]) => void;
}

/** The suggestions of other towns, read together and saved with this answer where the owner ticks them. */
export function OwnSuggestions({ others, chosen, onChoose }: OwnSuggestionsProps) {
  const suggested = others.filter(({ suggestion }) => suggestion !== null);
  if (suggested.length === 0) return null;
  const isAll = suggested.every(({ place_id }) => chosen.includes(place_id));
  return (
    <details>
      <summary>{counted(suggested.length, 'other town has', 'other towns have')} a suggestion, too</summary>
      <Stack gap="xs" mt="xs">
        <Text size="sm" c="dimmed">
          Tick those that are true. They are saved with your answer, each for its town.
        </Text>
        <Checkbox.Group label="True of these towns" value={chosen} onChange={onChoose}>
          <div className={classes.suggested}>
            {suggested.map(({ place_id, city, frame, suggestion }) => (
              <Checkbox
                key={place_id}
                value={place_id}
                label={`${city}: ${sentenceOf({ frame }, suggestion?.value ?? '')}`}
              />
            ))}
          </div>
        </Checkbox.Group>
        {suggested.length > 1 && (
          <Checkbox
            label="All of these are true"
            checked={isAll}
            indeterminate={!isAll && chosen.length > 0}
            onChange={event =>
              onChoose(event.currentTarget.checked ? suggested.map(({ place_id }) => place_id) : [])
            }
          />
        )}
      </Stack>
    </details>
  );
}
