import { Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceRoutes } from '../../../contract/business/services.ts';
import type {
  WorkOrderImport,
  WorkOrderPart,
  WorkOrderProgram,
} from '../../../contract/business/work-orders.ts';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { workOrderMutations } from './work-order-mutations.ts';

const programLabels: Readonly<Record<WorkOrderProgram, string>> = {
  jobber: 'An export of Jobber.',
  'housecall-pro': 'An export of Housecall Pro.',
  quickbooks: 'An export of QuickBooks: lines of one bill are one job.',
  other: 'A list of your own.',
};

const partLabels: Partial<Record<WorkOrderPart, string>> = {
  town: 'Town or address',
  state: 'State',
  service: 'Service',
  date: 'Day it was finished',
  price: 'Price',
  hours: 'Working time',
  number: 'Number of the job',
};

export function openWorkOrderImport(): void {
  openCsvImport<WorkOrderImport>({
    intro: (
      <>
        The export of Jobber, Housecall Pro or QuickBooks, or a CSV file with a town, a service and a date.
        Names and streets are not kept.
      </>
    ),
    column: 'Job',
    nouns: ['job', 'jobs'],
    importCsv: workOrderMutations.importCsv,
    corrections: (report, onChoose) => <Corrections report={report} onChoose={onChoose} />,
  });
}

interface CorrectionsProps {
  report: WorkOrderImport;
  onChoose: (chosen: object) => void;
}

const none = '(none)';
const perPage = 200;
const maxAsked = 20;

/** Which column is which, and what unknown services mean. A choice checks the file again. */
function Corrections({ report, onChoose }: CorrectionsProps) {
  const [columns, setColumns] = useState<Record<string, string | null>>({});
  const [services, setServices] = useState<Record<string, string>>({});
  const own = useQuery(readQuery(serviceRoutes.list, { query: { per_page: perPage } })).data?.items ?? [];
  const names = [...new Set(own.map(({ name }) => name))];
  const headings = [...new Set(report.headings)].filter(heading => heading !== none);
  const chooseColumn = (part: string, heading: string) => {
    const next = { ...columns, [part]: heading === none ? null : heading };
    setColumns(next);
    onChoose({ columns: next });
  };
  const chooseService = (text: string, name: string) => {
    const next = { ...services, [text]: name };
    setServices(next);
    onChoose({ services: next });
  };
  return (
    <Stack gap="md">
      <Text>{programLabels[report.program]}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {Object.entries(partLabels).map(([part, label]) => (
          <Select
            key={part}
            label={label}
            data={[none, ...headings]}
            value={report.columns[part as WorkOrderPart] ?? none}
            allowDeselect={false}
            onChange={heading => heading !== null && chooseColumn(part, heading)}
          />
        ))}
      </SimpleGrid>
      {report.unknown_services.length > 0 && (
        <Stack gap="sm" component="section" aria-label="Unknown services">
          <Text fw={500}>Which of your services are these?</Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {report.unknown_services.slice(0, maxAsked).map(({ text, rows }) => (
              <Select
                key={text}
                label={`${text} (${counted(rows, 'row')})`}
                placeholder="Leave out"
                data={names}
                searchable
                onChange={name => name !== null && chooseService(text, name)}
              />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </Stack>
  );
}
