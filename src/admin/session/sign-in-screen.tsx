import { Alert, Center, Loader, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Role } from '../../contract/session.ts';
import { errorMessage } from '../api-error.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { PrimaryButton } from '../ui/primary-button.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import { signIn } from './authenticate.ts';
import { sessionQuery } from './session-query.ts';
import classes from './sign-in-screen.module.css';

const route = getRouteApi('/auth');

export function SignInScreen() {
  const session = useQuery(sessionQuery).data;
  return (
    <div className={classes.page}>
      <title>Sign in · Pagehaul</title>
      <div className={classes.corner}>
        <SchemeSwitch />
      </div>
      <Paper component="main" className={classes.card} p="xl" radius="lg">
        {session?.user ? <Welcome role={session.role} /> : <SignInForm />}
      </Paper>
    </div>
  );
}

function SignInForm() {
  const client = useQueryClient();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });
  const signingIn = useMutation({
    mutationFn: signIn,
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  return (
    <form onSubmit={form.onSubmit(values => signingIn.mutate(values))}>
      <Stack gap="md">
        <BrandMark size={40} />
        <div>
          <Title order={1}>Sign in to Pagehaul</Title>
          <Text c="dimmed" mt={4}>
            Templates, batches and pages of your site.
          </Text>
        </div>
        {signingIn.isError && (
          <Alert color="red" variant="outline" role="alert">
            {errorMessage(signingIn.error)}
          </Alert>
        )}
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label="Email"
          type="email"
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          autoFocus
        />
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          label="Password"
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        />
        <PrimaryButton type="submit" size="md" fullWidth disabled={signingIn.isPending} mt="xs">
          {signingIn.isPending ? 'Loading...' : 'Sign in'}
        </PrimaryButton>
      </Stack>
    </form>
  );
}

/** Where someone goes once signed in: back to where they came from, or to the home of their role. */
function Welcome({ role }: { role: Role | null }) {
  const { from } = route.useSearch();
  const router = useRouter();
  useEffect(() => {
    if (from?.startsWith('/admin')) router.history.replace(from);
    else if (role === 'admin') router.history.replace('/admin');
    else window.location.replace('/');
  }, [from, role, router]);
  return (
    <Center mih={180}>
      <Stack component="output" align="center" gap="md">
        <Loader size="sm" />
        <Text size="md">Welcome! Redirecting you to your dashboard...</Text>
      </Stack>
    </Center>
  );
}
