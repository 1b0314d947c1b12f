import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

interface Dialog {
  title: string;
  /** Default: `lg`. */
  size?: 'md' | 'lg' | 'xl' | (string & {});
  closeOnClickOutside?: boolean;
  transitionProps?: { duration: number };
  /** Also called after `close`. */
  onClose?: () => void;
}

/** Opens a dialog; its content gets the function that closes it. */
export function openDialog(
  { size = 'lg', ...dialog }: Dialog,
  content: (close: () => void) => ReactNode,
): void {
  const id = modals.open({ size, ...dialog, children: content(() => modals.close(id)) });
}
