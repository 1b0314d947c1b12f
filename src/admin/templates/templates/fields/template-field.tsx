import { Input } from '@mantine/core';
import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { TextKind } from '../../../../sections/schemas.ts';
import { useDraft, useDraftStore, useDraftText } from '../draft/draft-store.ts';
import { type Place, pathOf } from '../draft/place.ts';
import { namesOf } from '../draft/template-draft.ts';
import { longestText, textMarks } from '../draft/text-marks.ts';
import { useKnownFacts, useSaveErrors } from '../editor-state.ts';
import { FieldTools } from './field-tools.tsx';
import { FieldWriting } from './field-writing.tsx';
import { longestMarked, MarkedText } from './marked-text.tsx';
import classes from './template-field.module.css';

interface TemplateFieldProps {
  place: Place;
  label: string;
  /** Part of the accessible name if the label alone is ambiguous: "Questions 2". */
  group?: string;
  description?: string | undefined;
  kind: TextKind;
  rows?: 1 | 2 | 3;
  required?: boolean;
  /** Why the text can't be used, instead of why the last save was refused. */
  problem?: string | null;
  hint?: string | undefined;
  longest?: number;
  below?: ReactNode;
}

/** A template text field with placeholder highlighting, name suggestions and underlined issues. */
export const TemplateField = memo(function TemplateField(props: TemplateFieldProps) {
  const { place, label, group, description, kind, rows = 1, required = false, problem, hint, below } = props;
  const { longest = longestText } = props;
  const store = useDraftStore();
  const text = useDraftText(place);
  const saveErrors = useSaveErrors();
  const error = problem ?? saveErrors[place];
  const names = useDraft(namesOf);
  const facts = useKnownFacts();
  const marks = useMemo(
    () => (text.length > longestMarked ? [] : textMarks(text, kind, names, facts.names)),
    [text, kind, names, facts],
  );
  const input = useRef<HTMLTextAreaElement>(null);
  const [typingAt, setTypingAt] = useState<number | null>(null);
  const shown = typingAt === null ? marks : marks.filter(mark => mark.from !== typingAt);
  // Forty sections have hundreds of fields: help is rendered on hover or focus.
  const [isNear, setNear] = useState(pathOf(place).length === 1);
  const canWrite = kind !== 'plain' && pathOf(place)[0] !== 'name';
  const id = useId();
  const name = group ? `${group}: ${label}` : label;
  const described = [description ? `${id}-about` : '', shown.length > 0 || error ? `${id}-notes` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div
      className={classes.frame}
      data-path={pathOf(place).join('.')}
      onFocus={() => setNear(true)}
      onPointerEnter={() => setNear(true)}
    >
      <div className={classes.field}>
        <div className={classes.label}>
          <Input.Label htmlFor={id} required={required} size="sm">
            {label}
          </Input.Label>
          <FieldTools place={place} name={name} names={names} input={input} />
        </div>
        {description && (
          <Input.Description id={`${id}-about`} className={classes.about}>
            {description}
          </Input.Description>
        )}
        <MarkedText
          id={id}
          field={input}
          place={place}
          text={text}
          marks={shown}
          names={names}
          facts={facts.listed}
          rows={rows}
          longest={longest}
          hint={hint}
          label={group ? name : undefined}
          required={required}
          described={described}
          isWrong={Boolean(error)}
          onTyping={setTypingAt}
          onWrite={(next, how) => store.write(place, next, how)}
        />
        {(shown.length > 0 || error) && (
          <ul className={classes.notes} id={`${id}-notes`}>
            {error && <li data-level="problem">{error}</li>}
            {shown.slice(0, 3).map(mark => (
              <li key={`${mark.from} ${mark.message}`} data-level={mark.level}>
                {mark.message}
              </li>
            ))}
            {shown.length > 3 && <li>… and {shown.length - 3} more</li>}
          </ul>
        )}
        {below && <div className={classes.below}>{below}</div>}
        {canWrite && (
          <div className={classes.writing}>
            {isNear ? (
              <FieldWriting place={place} name={name} kind={kind} text={text} names={names} />
            ) : (
              <span />
            )}
          </div>
        )}
      </div>
    </div>
  );
});
