import { notifications } from '@mantine/notifications';
import type { RedirectAnswer } from '../../../contract/pages/redirects.ts';
import { counted } from '../../platform/ui/count.ts';

/** Announces the stored redirect, with warnings about effects that staff may not expect. */
export function announceRedirect({
  redirect,
  hides_page,
  leads_nowhere,
  flattened,
}: RedirectAnswer): undefined {
  if (!redirect.is_active) {
    show({
      title: `${redirect.source_path} is not redirected`,
      message: 'The redirect is saved but switched off.',
    });
    return;
  }
  const warnings = [
    ...(hides_page ? [`The live page at ${redirect.source_path} is hidden now.`] : []),
    ...(leads_nowhere ? [`${redirect.destination_path} does not exist yet.`] : []),
  ];
  const chained = redirect.written_path === null ? [] : [`${redirect.written_path} redirects there.`];
  const moved =
    flattened > 0
      ? [`${counted(flattened, 'redirect')} to this address now point directly to the destination.`]
      : [];
  show({
    title:
      redirect.destination_path === ''
        ? `${redirect.source_path} is gone`
        : `${redirect.source_path} redirects to ${redirect.destination_path}`,
    message: [...warnings, ...chained, ...moved].join(' ') || 'It works from now on.',
    isWarning: warnings.length > 0,
  });
}

function show({ isWarning = false, ...words }: { title: string; message: string; isWarning?: boolean }) {
  notifications.show({
    ...words,
    color: isWarning ? 'yellow' : 'green',
    autoClose: isWarning ? 12_000 : 6_000,
  });
}
