import { modals } from '@mantine/modals';
import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { closeButtonProps } from './theme.ts';

/** One choice is made again at once, as is a search; more of them are work, as a long text is. */
const worthAsking = 2;

/** The key of a field; all choices of a group have the same one. Null: a search, which nothing saves. */
function fieldOf(target: EventTarget): string | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null;
  if (target.type === 'search') return null;
  return (target.type === 'radio' && target.name) || target.id || target.name;
}

interface Dialog {
  /** While a dialog with this title is open, no other opens: the second click of a double click does nothing. */
  title: string;
  /** Default: `lg`. */
  size?: 'md' | 'lg' | 'xl' | (string & {});
  closeOnClickOutside?: boolean;
  transitionProps?: { duration: number };
  /** Also called after `close`. */
  onClose?: () => void;
}

/**
 * Opens a dialog; its content gets the function that closes it. After that, a second click of a double click does nothing.
 * Once there is work to lose, it asks before Escape or its cross lose it, and stays when one clicks beside it.
 */
export function openDialog(
  { size = 'lg', ...dialog }: Dialog,
  content: (close: () => void) => ReactNode,
): void {
  let isClosing = false;
  let isTyped = false;
  const changed = new Set<string>();
  const close = () => {
    isClosing = true;
    modals.close(id);
  };
  const ignoreWhenClosing = (event: MouseEvent) => {
    if (!isClosing) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const mayLose = () => isClosing || window.confirm('Close without saving? What you entered will be lost.');
  const keepTyped = ({ currentTarget, target }: FormEvent) => {
    const field = fieldOf(target);
    if (field !== null) changed.add(field);
    if (isTyped || !(changed.size >= worthAsking || currentTarget.querySelector('textarea'))) return;
    isTyped = true;
    modals.updateModal({
      modalId: id,
      closeOnClickOutside: false,
      closeOnEscape: false,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && mayLose()) close();
      },
      closeButtonProps: {
        ...closeButtonProps,
        onClickCapture: (event: MouseEvent) => {
          if (!mayLose()) event.stopPropagation();
        },
      },
    });
  };
  const id = modals.open({
    modalId: dialog.title,
    size,
    ...dialog,
    children: (
      <div
        onClickCapture={ignoreWhenClosing}
        onInputCapture={keepTyped}
        role="presentation"
        style={{ display: 'contents' }}
      >
        {content(close)}
      </div>
    ),
  });
}
