import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { askForRecovery, resetPassword } from './authenticate.ts';
import { confirmError, NewPasswordInputs } from './new-password-inputs.tsx';
import { SignInStep } from './sign-in-frame.tsx';
import { Done, EmailInput, OtherStep, SubmitButton, WhereMailGoes } from './sign-in-parts.tsx';

/** Requests a password reset link. */
export function RecoveryForm({ onBack }: { onBack: () => void }) {
  const form = useForm({ initialValues: { email: '' } });
  const asking = useMutation({
    mutationFn: ({ email }: { email: string }) => askForRecovery(email),
    meta: { silentFailure: true },
  });
  return (
    <form onSubmit={form.onSubmit(values => asking.mutate(values))}>
      <SignInStep title="A new password" help="We email you a link. It works once, within an hour.">
        <Refusal error={asking.error} />
        {asking.isSuccess && <Done>If there is an account with this email, the link is on its way.</Done>}
        {asking.isSuccess && <WhereMailGoes />}
        <EmailInput {...form.getInputProps('email')} autoFocus />
        <SubmitButton isPending={asking.isPending} label="Send the link" />
        <div>
          <OtherStep label="Back to signing in" onClick={onBack} />
        </div>
      </SignInStep>
    </form>
  );
}

/** The link was opened: the new password is chosen here. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: { confirm: confirmError },
  });
  const setting = useMutation({
    mutationFn: ({ password }: { password: string }) => resetPassword({ token, newPassword: password }),
    meta: { silentFailure: true },
  });
  if (setting.isSuccess) {
    return (
      <SignInStep title="A new password" help="The password is set. All other sessions are ended.">
        <Done>Your new password works from now on.</Done>
        <div>
          <OtherStep label="Go on to signing in" onClick={onDone} />
        </div>
      </SignInStep>
    );
  }
  return (
    <form onSubmit={form.onSubmit(values => setting.mutate(values))}>
      <SignInStep title="Choose a new password" help="At least 8 characters; four words are better.">
        <Refusal error={setting.error} />
        <NewPasswordInputs inputProps={form.getInputProps} label="New password" autoFocus />
        <SubmitButton isPending={setting.isPending} label="Set the password" />
        <div>
          <OtherStep label="Back to signing in" onClick={onDone} />
        </div>
      </SignInStep>
    </form>
  );
}
