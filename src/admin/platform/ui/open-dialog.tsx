import { modals } from '@mantine/modals';
import type { MouseEvent, ReactNode } from 'react';

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

/** Opens a dialog; its content gets the function that closes it. After that, a second click of a double click does nothing. */
export function openDialog(
  { size = 'lg', ...dialog }: Dialog,
  content: (close: () => void) => ReactNode,
): void {
  let isClosing = false;
  const close = () => {
    isClosing = true;
    modals.close(id);
  };
  const ignoreWhenClosing = (event: MouseEvent) => {
    if (!isClosing) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const id = modals.open({
    modalId: dialog.title,
    size,
    ...dialog,
    children: (
      <div onClickCapture={ignoreWhenClosing} role="presentation" style={{ display: 'contents' }}>
        {content(close)}
      </div>
    ),
  });
}
