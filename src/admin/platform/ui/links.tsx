import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { accent } from './accent.ts';

type AnchorRest<Own> = Omit<ComponentProps<'a'>, keyof Own>;

/** A text link to a screen of the back office; its address and parameters are checked against the routes. */
export const TextLink = createLink((props: AnchorProps & AnchorRest<AnchorProps>) => <Anchor {...props} />);

/** A plain button that links to a screen. */
export const ButtonLink = createLink((props: ButtonProps & AnchorRest<ButtonProps>) => (
  <Button component="a" {...props} />
));

/** A screen's one primary action, where that is going to another screen. */
export const PrimaryLink = createLink((props: ButtonProps & AnchorRest<ButtonProps>) => (
  <Button component="a" {...accent} {...props} />
));
