import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../ui/links.tsx';
import { customerQueries } from './customer-queries.ts';
import { emailWords } from './customer-words.ts';

/** Says whose pages a list is narrowed to, and leads back to everybody's. */
export function PagesOfCustomer({ id }: { id: string }) {
  const customer = useQuery(customerQueries.one(id)).data;
  return (
    <Group gap="sm">
      <Text size="sm">
        Only pages of{' '}
        {customer ? (
          <TextLink to="/admin/customers/$id/edit" params={{ id }} size="sm" underline="always">
            {emailWords(customer)}
          </TextLink>
        ) : (
          'one customer'
        )}
      </Text>
      <TextLink to="/admin/pages" size="sm" underline="always">
        Show all pages
      </TextLink>
    </Group>
  );
}
