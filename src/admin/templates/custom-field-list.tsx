import { Paper, Stack, Table, Text, Title } from '@mantine/core';
import type { CustomField } from '../../contract/templates.ts';

/** The values a page of this template is made with. */
export function CustomFieldList({ fields }: { fields: Readonly<Record<string, CustomField>> }) {
  return (
    <Stack gap="md" component="section" aria-labelledby="custom-fields">
      <Title order={2} id="custom-fields">
        Custom Fields
      </Title>
      <Paper>
        <Table horizontalSpacing="md" aria-labelledby="custom-fields">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Placeholder</Table.Th>
              <Table.Th>Label</Table.Th>
              <Table.Th>Kind</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Object.entries(fields).map(([name, field]) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <span className="mono">{`{{${name}}}`}</span>
                </Table.Td>
                <Table.Td>{field.label || name}</Table.Td>
                <Table.Td>
                  <Text span c="dimmed" size="sm">
                    {field.type}
                    {field.required && ', required'}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
    </Stack>
  );
}
