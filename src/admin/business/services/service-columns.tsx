import { Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { Service } from '../../../contract/business/services.ts';
import {
  actionsColumn,
  FROM_LAPTOP,
  FROM_TABLET,
  fitColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { count, counted } from '../../platform/ui/count.ts';
import { RowLink } from '../../platform/ui/links.tsx';
import { deleteAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { confirmServiceDeletion } from './confirm-service-deletion.ts';
import { serviceMutations } from './service-mutations.ts';

/** The columns of a list in its order; `ids` is the whole order. */
export function serviceColumns(ids: readonly string[]): DataTableColumn<Service>[] {
  return [
    {
      accessor: 'name',
      title: 'Name',
      render: service => (
        <Stack gap={0}>
          <RowLink to="/admin/services/$id" params={{ id: service.id }}>
            {service.name}
          </RowLink>
          <Text size="sm" c="dimmed" lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
            {service.keywords.join(', ')}
          </Text>
        </Stack>
      ),
    },
    fitColumn('content', { title: 'Texts', visibleMediaQuery: FROM_TABLET }, service => (
      <WrittenTexts service={service} />
    )),
    fitColumn('own_sentences', { title: 'Own sentences', visibleMediaQuery: FROM_LAPTOP }, service => (
      <OwnSentences service={service} />
    )),
    timestampColumn('updated_at', { title: 'Changed', visibleMediaQuery: FROM_LAPTOP }),
    actionsColumn(service => <ServiceActions service={service} ids={ids} />),
  ];
}

const parts = 7;

function WrittenTexts({ service: { content, issues } }: { service: Service }) {
  const written = Object.values(content).filter(value => value.length > 0).length;
  if (issues.length > 0) return <StatusBadge tone="red" word={counted(issues.length, 'problem')} />;
  if (written === 0) return <StatusBadge tone="yellow" word="Nothing written" />;
  return (
    <span className="numeric">
      {count(written)} of {parts}
    </span>
  );
}

/** Below the needed number, its pages are not offered to search engines. */
function OwnSentences({ service: { own_sentences, needed_sentences } }: { service: Service }) {
  if (own_sentences >= needed_sentences) return <span className="numeric">{count(own_sentences)}</span>;
  return <StatusBadge tone="yellow" word={`${count(own_sentences)} of ${count(needed_sentences)}`} />;
}

function ServiceActions({ service, ids }: { service: Service; ids: readonly string[] }) {
  const ordering = useMutation(serviceMutations.order);
  const removing = useMutation(serviceMutations.remove);
  const at = ids.indexOf(service.id);
  const moveTo = (index: number) => {
    const rest = ids.filter(id => id !== service.id);
    const order = rest.toSpliced(index, 0, service.id);
    ordering.mutate({ body: { content_pack: service.content_pack, ids: order } });
  };
  return (
    <RowActions
      of={service.name}
      actions={[
        {
          label: 'Move up',
          icon: IconArrowUp,
          busy: ordering.isPending,
          onAct: () => moveTo(Math.max(0, at - 1)),
        },
        {
          label: 'Move down',
          icon: IconArrowDown,
          busy: ordering.isPending,
          onAct: () => moveTo(at + 1),
        },
        {
          ...deleteAction,
          busy: removing.isPending,
          onAct: () => confirmServiceDeletion(service, () => removing.mutate({ params: { id: service.id } })),
        },
      ]}
    />
  );
}
