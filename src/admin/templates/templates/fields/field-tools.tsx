import type { RefObject } from 'react';
import { useDraftStore } from '../draft/draft-store.ts';
import { type Place, textAt } from '../draft/place.ts';
import classes from './template-field.module.css';

interface FieldToolsProps {
  place: Place;
  name: string;
  names: readonly string[];
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Beside the name of a field: its placeholders, to be put in by a click. By keyboard, typing two braces offers the same. */
export function FieldTools({ place, name, names, input }: FieldToolsProps) {
  const store = useDraftStore();
  const insert = (chosen: string) => {
    const field = input.current;
    const text = textAt(store.draft, place);
    const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    const placed = `{{${chosen}}}`;
    store.write(place, text.slice(0, from) + placed + text.slice(to), 'at once');
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + placed.length, from + placed.length);
    });
  };
  return (
    <div className={classes.tools}>
      <div className={classes.chips}>
        {names.map(chosen => (
          <button
            key={chosen}
            type="button"
            tabIndex={-1}
            className={classes.chip}
            aria-label={`Insert ${chosen} into ${name}`}
            onMouseDown={event => event.preventDefault()}
            onClick={() => insert(chosen)}
          >
            {chosen}
          </button>
        ))}
      </div>
    </div>
  );
}
