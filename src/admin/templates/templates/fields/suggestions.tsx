import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FactOfPack } from '../../../business/statements/predicate-queries.ts';
import { useDraft } from '../draft/draft-store.ts';
import classes from './template-field.module.css';

interface SuggestionsProps {
  id: string;
  names: readonly string[];
  facts: readonly FactOfPack[];
  chosen: number;
  /** The layer behind the field. Its characters have the field's positions. */
  picture: RefObject<HTMLDivElement | null>;
  offset: number;
  onAccept: (name: string) => void;
}

/** Names that match the input, below the caret. The field keeps the focus; arrows, Enter and Tab control the list. */
export function Suggestions({ id, names, facts, chosen, picture, offset, onAccept }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const labels = useDraft(draft => draft.custom_fields);
  useLayoutEffect(() => {
    if (!picture.current || !list.current) return;
    const { left, top } = spotOf(picture.current, offset);
    list.current.style.left = `${left}px`;
    list.current.style.top = `${top}px`;
  }, [picture, offset]);
  return (
    <div
      ref={list}
      className={classes.suggestions}
      id={`${id}-names`}
      role="listbox"
      aria-label="Placeholders"
    >
      {names.map((name, index) => (
        <div
          key={name}
          id={`${id}-name-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={classes.suggestion}
          tabIndex={-1}
          onMouseDown={event => {
            event.preventDefault();
            onAccept(name);
          }}
        >
          <span className="mono">{`{{${name}}}`}</span>
          <small>
            {
              (labels.find(field => field.name === name) ?? facts.find(fact => name === `fact:${fact.name}`))
                ?.label
            }
          </small>
        </div>
      ))}
    </div>
  );
}

/** Below the character at an offset, inside the box. */
function spotOf(picture: HTMLElement, offset: number): { left: number; top: number } {
  const box = picture.getBoundingClientRect();
  let before = 0;
  for (const part of picture.childNodes) {
    const node = part.nodeType === Node.TEXT_NODE ? part : part.firstChild;
    const length = node?.textContent?.length ?? 0;
    if (node && offset < before + length) {
      const range = document.createRange();
      range.setStart(node, offset - before);
      range.setEnd(node, offset - before + 1);
      const letter = range.getBoundingClientRect();
      const left = Math.min(letter.left - box.left, Math.max(0, box.width - 190));
      return { left, top: letter.bottom - box.top + 4 };
    }
    before += length;
  }
  return { left: 8, top: box.height };
}
