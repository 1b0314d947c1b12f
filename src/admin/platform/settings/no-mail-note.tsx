import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailRoutes } from '../../../contract/platform/mail-server.ts';
import { readQuery } from '../read-query.ts';
import { TextLink } from '../ui/links.tsx';

/** Says once that nothing is mailed, and where that changes. */
export function NoMailNote() {
  const { data } = useQuery(readQuery(mailRoutes.state));
  if (data?.source !== 'none') return null;
  return (
    <Alert color="blue">
      Requests are not sent by email yet: no mail server is set.{' '}
      <TextLink to="/admin/settings" search={{ tab: 'mail' }} size="sm" underline="always">
        Set up mail
      </TextLink>
    </Alert>
  );
}
