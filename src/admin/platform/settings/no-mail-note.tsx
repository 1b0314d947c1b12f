import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../ui/links.tsx';
import { mailStateQuery } from './setting-queries.ts';

/** Says once that nothing is mailed, and where that changes. */
export function NoMailNote() {
  const { data } = useQuery(mailStateQuery);
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
