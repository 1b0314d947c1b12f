import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { ApiError, isRefusal } from '../../platform/api-error.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { CodeInput, Done, OtherStep, SecretInput } from '../session/sign-in-parts.tsx';

/** Runs the change; if the server first requires proof of identity, asks for it and repeats the change. */
export async function withProof<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error, 'proof-needed')) throw error;
    if (!(await askForProof())) throw new ApiError('forbidden', 'Nothing was changed.');
    return work();
  }
}

let asked: Promise<boolean> | null = null;

/** True after a valid proof; false if the dialog was closed. Two writes at once ask one question. */
function askForProof(): Promise<boolean> {
  asked ??= openProof().finally(() => {
    asked = null;
  });
  return asked;
}

function openProof(): Promise<boolean> {
  return new Promise(resolve => {
    openDialog({ title: 'Confirm your identity', onClose: () => resolve(false), size: 'md' }, close => (
      <ProofForm
        onProven={() => {
          resolve(true);
          close();
        }}
        onCancel={close}
      />
    ));
  });
}

function ProofForm({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const form = useForm({ initialValues: { password: '', code: '' } });
  const [isByCode, setByCode] = useState(false);
  const proving = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      call(accountRoutes.proof, { body: isByCode ? { code } : { password } }),
    meta: { silentFailure: true },
    onSuccess: onProven,
  });
  const mailing = useMutation({
    mutationFn: () => call(accountRoutes.proofMessage),
    meta: { silentFailure: true },
    onSuccess: () => {
      setByCode(true);
      // What was refused is the password, or the code before.
      proving.reset();
      form.setFieldValue('code', '');
    },
  });
  return (
    <DialogForm
      write={{ isPending: proving.isPending, error: proving.error ?? mailing.error }}
      onSubmit={form.onSubmit(values => proving.mutate(values))}
      onCancel={onCancel}
      action="Confirm"
      pending="Loading..."
    >
      <Text size="md">Confirm your identity to make this change.</Text>
      {isByCode ? (
        <>
          {mailing.isSuccess && !proving.error && <Done>We sent a code to your email.</Done>}
          <CodeInput {...form.getInputProps('code')} data-autofocus />
        </>
      ) : (
        <SecretInput
          {...form.getInputProps('password')}
          label="Your password"
          autoComplete="current-password"
          data-autofocus
        />
      )}
      <div>
        <OtherStep
          label={isByCode ? 'Mail another code' : 'Mail me a code instead'}
          onClick={() => mailing.mutate()}
        />
      </div>
    </DialogForm>
  );
}
