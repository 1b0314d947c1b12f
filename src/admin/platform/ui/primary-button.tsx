import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { accent } from './accent.ts';

/** A screen's one primary action, where that is doing something. */
export function PrimaryButton(props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) {
  return <Button {...accent} {...props} />;
}
