import { notifications } from '@mantine/notifications';
import type { RedirectAnswer } from '../../contract/redirects.ts';
import { count } from '../ui/count.ts';

/** What was stored, and what staff may not have meant by it. */
export function tellRedirect({ redirect, hides_page, leads_nowhere, flattened }: RedirectAnswer): void {
  if (!redirect.is_active) {
    show({
      title: `${redirect.source_path} is not redirected`,
      message: 'The redirect is kept, and off until it is switched on.',
    });
    return;
  }
  const warnings = [
    ...(hides_page ? [`A live page at ${redirect.source_path} can’t be reached any more.`] : []),
    ...(leads_nowhere ? [`Nothing answers at ${redirect.destination_path} yet.`] : []),
  ];
  const goesOn = redirect.written_path === null ? [] : [`${redirect.written_path} leads on from there.`];
  const moved =
    flattened > 0
      ? [
          `${count(flattened)} ${flattened === 1 ? 'redirect that led' : 'redirects that led'} here now lead straight on.`,
        ]
      : [];
  show({
    title: `${redirect.source_path} leads to ${redirect.destination_path}`,
    message: [...warnings, ...goesOn, ...moved].join(' ') || 'It works from now on.',
    isWarning: warnings.length > 0,
  });
}

function show({ isWarning = false, ...words }: { title: string; message: string; isWarning?: boolean }) {
  notifications.show({
    ...words,
    color: isWarning ? 'yellow' : 'green',
    autoClose: isWarning ? 12_000 : 6_000,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}
