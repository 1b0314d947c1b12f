import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { accent } from './accent.ts';

type AnchorRest<Own> = Omit<ComponentProps<'a'>, keyof Own>;

/** A text link to a screen of the back office; its address and parameters are checked against the routes. */
export const TextLink = createLink((props: AnchorProps & AnchorRest<AnchorProps>) => <Anchor {...props} />);

const ofRow = { c: 'inherit', fw: 500, style: { overflowWrap: 'anywhere' }, 'data-row-link': true } as const;

/** The name of a table's row, which leads to the screen of its record. */
export const RowLink = createLink((props: AnchorProps & AnchorRest<AnchorProps>) => (
  <Anchor {...ofRow} {...props} />
));

/** The name of a table's row, which opens its record in a dialog. */
export function RowOpener(props: AnchorProps & Omit<ComponentProps<'button'>, keyof AnchorProps>) {
  return <Anchor component="button" type="button" ta="left" {...ofRow} {...props} />;
}

/** The address of a page of the site, which it opens. */
export function PageAddress({ slug }: { slug: string }) {
  return (
    <Anchor href={`/${slug}/`} target="_blank" rel="noreferrer" className="mono">
      /{slug}/ <IconExternalLink size={13} aria-label="opens in a new tab" />
    </Anchor>
  );
}

/** A plain button that links to a screen. */
export const ButtonLink = createLink((props: ButtonProps & AnchorRest<ButtonProps>) => (
  <Button component="a" {...props} />
));

/** A screen's one primary action, where that is going to another screen. */
export const PrimaryLink = createLink((props: ButtonProps & AnchorRest<ButtonProps>) => (
  <Button component="a" {...accent} {...props} />
));
