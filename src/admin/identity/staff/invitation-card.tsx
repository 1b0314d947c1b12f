import { Alert, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { invitationRoutes } from '../../../contract/identity/invitations.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import { withProof } from '../account/ask-for-proof.tsx';
import { InvitationRows } from './invitation-rows.tsx';

/** Invites an admin, and lists open invitations. */
export function InvitationCard() {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: email => (/^\S[^\s@]*@\S+$/.test(email.trim()) ? null : 'Enter an email address') },
  });
  const invitations = useQuery(readQuery(invitationRoutes.list, { query: { per_page: 20 } }));
  const ways = useQuery(readQuery(accountRoutes.ways)).data;
  const inviting = useMutation(write(invitationRoutes.create, { around: withProof, silentFailure: true }));
  const invite = form.onSubmit(({ email }) =>
    inviting.mutate(
      { body: { email: email.trim() } },
      {
        onSuccess: () => form.reset(),
        onError: error => form.setErrors(fieldErrors(error)),
      },
    ),
  );
  return (
    <Panel
      title="Invitations"
      help="Admins have full access. The invitation link works once, within three days."
    >
      <form noValidate onSubmit={invite}>
        <Stack gap="sm">
          <Refusal error={inviting.error} />
          {inviting.isSuccess && (
            <Alert color="green" role="status">
              {inviting.data.email} is invited.
              {ways && !ways.has_mail_server && (
                <>
                  {' '}
                  No mail server is set. Open the message in the{' '}
                  <TextLink to="/admin/outbox" underline="always">
                    Outbox
                  </TextLink>{' '}
                  and share its link.
                </>
              )}
            </Alert>
          )}
          <Group align="flex-start" gap="sm">
            <TextInput
              {...form.getInputProps('email')}
              type="email"
              aria-label="Email of the new admin"
              placeholder="colleague@example.com"
              maxLength={200}
              flex="1 1 14rem"
            />
            <PrimaryButton type="submit" disabled={inviting.isPending}>
              {inviting.isPending ? 'Inviting...' : 'Invite an admin'}
            </PrimaryButton>
          </Group>
        </Stack>
      </form>
      <QueryBoundary title="The invitations could not be read" query={invitations} />
      {invitations.data && invitations.data.items.length > 0 && (
        <InvitationRows invitations={invitations.data.items} />
      )}
    </Panel>
  );
}
