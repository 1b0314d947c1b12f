import { Text } from '@mantine/core';
import type { Activity } from '../../../contract/platform/activity.ts';
import { TextLink } from '../ui/links.tsx';
import type { ScreenAddress } from '../ui/screen-address.ts';
import { subjectLabel } from './activity-labels.ts';

/** The changed record, as a link while it exists and has a screen. */
export function ActivitySubject({ entry }: { entry: Activity }) {
  const words = subjectLabel(entry) || (entry.noun === 'leads' ? 'Open lead' : '');
  if (words === '') return null;
  const address = screenOf(entry);
  if (!address) return entry.noun === 'leads' ? null : <Text span>{words}</Text>;
  return (
    <TextLink {...address} underline="always" style={{ overflowWrap: 'anywhere' }}>
      {words}
    </TextLink>
  );
}

function screenOf({ noun, action, subject_id }: Activity): ScreenAddress | null {
  if (noun === 'settings') return { to: '/admin/settings' };
  if (action === 'deleted' || subject_id === null) return null;
  const params = { id: subject_id };
  if (noun === 'templates') return { to: '/admin/templates/$id/edit', params };
  if (noun === 'batches') return { to: '/admin/batches/$id', params };
  if (noun === 'data-sets') return { to: '/admin/data-sets/$id', params };
  if (noun === 'posts') return { to: '/admin/posts/$id', params };
  if (noun === 'leads') return { to: '/admin/leads/$id', params };
  if (noun === 'customers') return { to: '/admin/customers/$id/edit', params };
  return null;
}
