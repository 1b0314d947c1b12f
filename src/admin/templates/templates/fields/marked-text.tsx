import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FactOfPack } from '../../../business/statements/predicate-queries.ts';
import { announce } from '../../../platform/ui/announce.ts';
import { cleanPaste } from '../draft/clean-paste.ts';
import type { Place } from '../draft/place.ts';
import type { TextMark } from '../draft/text-marks.ts';
import { textRanges } from './highlight.ts';
import { matchingNames, placeholderAt } from './placeholder-search.ts';
import { Suggestions } from './suggestions.tsx';
import classes from './template-field.module.css';

interface MarkedTextProps {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  place: Place;
  text: string;
  marks: readonly TextMark[];
  names: readonly string[];
  facts: readonly FactOfPack[];
  rows: 1 | 2 | 3;
  longest: number;
  hint: string | undefined;
  label: string | undefined;
  required: boolean;
  described: string;
  isWrong: boolean;
  /** Reports the start of the placeholder being typed, so that it shows no "unclosed" issue yet. */
  onTyping: (from: number | null) => void;
  onWrite: (text: string, how: 'typed' | 'at once') => void;
}

/** Nothing is drawn behind a text this long: reading it at each key would be felt. */
export const longestMarked = 20_000;

/** The field itself: a plain text area in front of a picture of its text with the marks, and the list of names at the caret. */
export function MarkedText(props: MarkedTextProps) {
  const { id, place, text, marks, names, facts, rows, longest, hint, label, required, described, isWrong } =
    props;
  const { field, onTyping, onWrite } = props;
  const picture = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const nextCaret = useRef<number | null>(null);

  const search = caret === null ? null : placeholderAt(text, caret);
  const offered = search ? matchingNames(names, search.typed, facts) : [];
  const at = Math.min(chosen, Math.max(0, offered.length - 1));

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const typingAt = search?.from ?? null;
  useEffect(() => onTyping(typingAt), [onTyping, typingAt]);

  const drawn = useMemo(() => textRanges(text.length > longestMarked ? '' : text, marks), [text, marks]);

  const write = (next: string, caretAt: number) => {
    nextCaret.current = caretAt;
    onWrite(next, 'at once');
  };
  const accept = (name: string | undefined) => {
    if (!search || name === undefined) return;
    const placed = `{{${name}}}`;
    setCaret(null);
    write(text.slice(0, search.from) + placed + text.slice(search.to), search.from + placed.length);
  };
  const change = (typed: string, caretAt: number) => {
    const next = rows === 1 ? typed.replace(/(?<!\s)\s*\n\s*/g, ' ') : typed;
    setCaret(caretAt);
    setChosen(0);
    onWrite(next, 'typed');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (offered.length > 0 && !event.nativeEvent.isComposing) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        setChosen((at + step + offered.length) % offered.length);
        return;
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        accept(offered[at]);
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        setCaret(null);
        return;
      }
    }
    if (event.key === 'Enter' && rows === 1) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    const pasted = cleanPaste({
      text: event.clipboardData.getData('text/plain'),
      html: event.clipboardData.getData('text/html'),
      room: longest - (text.length - (to - from)),
    });
    event.preventDefault();
    const clean = rows === 1 ? pasted.text.replace(/(?<!\s)\s*\n\s*/g, ' ').trim() : pasted.text;
    if (pasted.isCut) {
      announce(`The pasted text was cut. This field takes ${longest.toLocaleString('en-US')} characters.`);
    }
    setCaret(null);
    write(text.slice(0, from) + clean + text.slice(to), from + clean.length);
  };
  const isOpen = offered.length > 0;
  return (
    <div className={classes.box} data-rows={rows} data-error={isWrong || undefined}>
      <div className={classes.picture} ref={picture} aria-hidden>
        {drawn.map(range => (
          <span key={range.from} className={classOf(range.is, range.level)}>
            {range.text}
          </span>
        ))}{' '}
      </div>
      <textarea
        id={id}
        ref={field}
        className={classes.input}
        data-place={place}
        rows={1}
        value={text}
        placeholder={hint}
        maxLength={Math.max(longest, text.length)}
        spellCheck
        aria-label={label}
        aria-required={required || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={described || undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-names` : undefined}
        aria-activedescendant={isOpen ? `${id}-name-${at}` : undefined}
        onChange={event => change(event.currentTarget.value, event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onSelect={event => setCaret(caret === null ? null : event.currentTarget.selectionStart)}
        onBlur={() => setCaret(null)}
        onScroll={(event: UIEvent<HTMLTextAreaElement>) => {
          if (picture.current) picture.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
      {isOpen && search && (
        <Suggestions
          id={id}
          names={offered}
          facts={facts}
          chosen={at}
          picture={picture}
          offset={search.from}
          onAccept={accept}
        />
      )}
    </div>
  );
}

function classOf(is: 'placeholder' | 'spin' | null, level: TextMark['level'] | null): string | undefined {
  return [is && classes[is], level && classes[level]].filter(Boolean).join(' ') || undefined;
}
