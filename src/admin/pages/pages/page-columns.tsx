import { Box, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { BelowTablet } from '../../platform/ui/below-tablet.tsx';
import {
  actionsColumn,
  FROM_DESKTOP,
  FROM_TABLET,
  fitColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { counted } from '../../platform/ui/count.ts';
import { RowLink, TextLink } from '../../platform/ui/links.tsx';
import { selectColumn } from '../../platform/ui/select-column.tsx';
import { PageActions } from './page-actions.tsx';
import classes from './page-columns.module.css';
import { PageStatusSelect } from './page-status-select.tsx';
import type { PageSelection } from './use-page-selection.ts';

export function selectablePageColumns(
  selection: PageSelection,
  shown: readonly PageRow[],
): DataTableColumn<PageRow>[] {
  return [selectColumn({ selection, shown, nameOf: page => page.title }), ...pageColumnsOf({})];
}

/** @param words the message if deleting a page fails, if not the default */
export function pageColumnsOf(words: { deletionFailure?: string }): DataTableColumn<PageRow>[] {
  return [...facts, actionsColumn(page => <PageActions page={page} {...words} />)];
}

const facts: DataTableColumn<PageRow>[] = [
  {
    accessor: 'title',
    title: 'Title',
    render: page => (
      <>
        <RowLink to="/admin/pages/$id" params={{ id: page.id }} lineClamp={2} title={page.title}>
          {page.title}
        </RowLink>
        <Text c="dimmed" className={`mono ${classes.slug}`} title={`/${page.slug}/`}>
          /{page.slug}/
        </Text>
        {page.is_noindex && (
          <Text size="xs" c="dimmed">
            Hidden from search engines
          </Text>
        )}
        {page.owner && (
          <Text size="xs" c="dimmed">
            By customer{' '}
            <TextLink
              to="/admin/customers/$id/edit"
              params={{ id: page.owner.customer_id }}
              size="xs"
              underline="always"
              c="inherit"
              style={{ overflowWrap: 'anywhere' }}
            >
              {page.owner.email}
            </TextLink>
          </Text>
        )}
        {page.override_count > 0 && (
          <Text size="xs" c="dimmed">
            {counted(page.override_count, 'text')} edited by hand
          </Text>
        )}
        <BelowTablet>
          <Box mt={6}>
            <PageStatusSelect page={page} />
          </Box>
        </BelowTablet>
      </>
    ),
  },
  {
    accessor: 'template_name',
    title: 'Template',
    width: 140,
    visibleMediaQuery: FROM_DESKTOP,
    render: page => (
      <Text c="dimmed" size="sm" lineClamp={2} title={page.template_name}>
        {page.template_name}
      </Text>
    ),
  },
  fitColumn('status', { title: 'Status', visibleMediaQuery: FROM_TABLET }, page => (
    <PageStatusSelect page={page} />
  )),
  timestampColumn('created_at', { title: 'Created', visibleMediaQuery: FROM_TABLET }),
];
