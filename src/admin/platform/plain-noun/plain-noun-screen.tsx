import { Button, Group } from '@mantine/core';
import { type Icon, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PlainNoun } from '../../../contract/platform/plain-noun.ts';
import { addressOf, call } from '../api.ts';
import { importWrite } from '../import-write.ts';
import { listQuery } from '../read-query.ts';
import { openCsvImport } from '../ui/csv-import.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { PrimaryButton } from '../ui/primary-button.tsx';
import { RecordList } from '../ui/record-list.tsx';
import { Screen } from '../ui/screen.tsx';
import { SearchFilter } from '../ui/search-filter.tsx';
import { plainColumns } from './plain-columns.tsx';
import { openPlainForm } from './plain-form.tsx';

interface PlainNounScreenProps {
  noun: PlainNoun;
  /** What the list is for, below its title. */
  purpose: string;
  icon: Icon;
  /** Said while there are none: what one is good for. */
  why: string;
}

/**
 * The list of a plain noun, with its form, search, export and import.
 *
 * @example <PlainNounScreen noun={coupons} purpose="Codes that customers name." icon={IconTicket} why="A code brings a customer back." />
 */
export function PlainNounScreen({ noun, purpose, icon, why }: PlainNounScreenProps) {
  const { after, search } = useSearch({ strict: false });
  const found = useQuery(listQuery(noun.routes.list, { query: { search, cursor: after } }));
  const { one, many, routes } = noun;
  const title = many.charAt(0).toUpperCase() + many.slice(1);
  const add = () => openPlainForm(noun, null);
  return (
    <Screen title={title} purpose={purpose} action={<PrimaryButton onClick={add}>Add {one}</PrimaryButton>}>
      <Group gap="sm">
        <SearchFilter label={`Search ${many}`} placeholder={noun.fields[noun.name]?.label ?? ''} />
        <ExportButton href={addressOf(routes.export.path, { query: { search } })} />
        <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={() => importFile(noun)}>
          Import CSV
        </Button>
      </Group>
      <RecordList
        query={found}
        label={title}
        columns={plainColumns(noun)}
        nouns={[one, many]}
        noMatch={{ title: `No ${one} matches`, why: 'Try a shorter part of it.' }}
        empty={{ icon, title: `No ${many} yet`, why, step: <Button onClick={add}>Add the first one</Button> }}
      />
    </Screen>
  );
}

function importFile(noun: PlainNoun): void {
  const label = noun.fields[noun.name]?.label ?? '';
  openCsvImport({
    intro: `One ${noun.one} a row, with the columns ${Object.keys(noun.fields).join(', ')}.`,
    column: label,
    nouns: [noun.one, noun.many],
    importCsv: importWrite({
      send: body => call(noun.routes.import, { body }),
      nameOf: ({ name }) => name,
      changes: [[noun.noun]],
    }),
  });
}
