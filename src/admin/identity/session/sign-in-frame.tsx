import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BrandMark } from '../../platform/ui/brand-mark.tsx';
import { SchemeSwitch } from '../../platform/ui/scheme-switch.tsx';
import classes from './sign-in-screen.module.css';

/** The card in the middle that everything about signing in happens on. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <title>Sign in · Pagehaul</title>
      <div className={classes.corner}>
        <SchemeSwitch />
      </div>
      <Paper component="main" className={classes.card} p="xl" radius="lg">
        {children}
      </Paper>
    </div>
  );
}

interface StepProps {
  title: string;
  help: ReactNode;
  children: ReactNode;
}

export function SignInStep({ title, help, children }: StepProps) {
  return (
    <Stack gap="md">
      <BrandMark size={40} />
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt={4}>
          {help}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
