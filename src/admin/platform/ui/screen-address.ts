import type { LinkProps } from '@tanstack/react-router';

/** Where a screen is, for lists of links that are written down before they are drawn. */
export interface ScreenAddress {
  to: NonNullable<LinkProps['to']>;
  params?: { id: string };
  search?: { customer_id: string } | { view: 'spam' };
}
