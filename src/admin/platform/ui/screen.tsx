import { Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextLink } from './links.tsx';
import classes from './screen.module.css';
import { type ScreenAddress } from './screen-address.ts';
import { TabTitle } from './tab-title.tsx';

export interface ScreenProps {
  title: string;
  /** One sentence: what the screen is for. */
  purpose: ReactNode;
  /** The screen's primary action, and controls beside it. */
  action?: ReactNode;
  /** Beside the title, e.g. a status. */
  aside?: ReactNode;
  back?: (Pick<ScreenAddress, 'to' | 'search'> & { label: string }) | undefined;
  children: ReactNode;
}

/** The head every screen shares, so that title, purpose and primary action are always in the same place. */
export function Screen({ title, purpose, action, aside, back, children }: ScreenProps) {
  return (
    <Stack gap="lg" className={classes.screen}>
      <TabTitle name={title} />
      <header className={classes.head}>
        <div className={classes.words}>
          {back && (
            <TextLink
              to={back.to}
              {...(back.search && { search: back.search })}
              size="sm"
              className={classes.back}
            >
              <IconArrowLeft size={14} aria-hidden /> {back.label}
            </TextLink>
          )}
          <Group gap="sm" align="center">
            <Title order={1} tabIndex={-1} id="screen-title" className={classes.title}>
              {title}
            </Title>
            {aside}
          </Group>
        </div>
        <Text c="dimmed" size="md" className={classes.purpose}>
          {purpose}
        </Text>
        {action && <div className={`buttons ${classes.action}`}>{action}</div>}
      </header>
      {children}
    </Stack>
  );
}
