import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Calendar } from '../../../contract/generation/publishing-schedules.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { counted } from '../../platform/ui/count.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { PublishingCalendar } from './publishing-calendar.tsx';
import { dayLabel } from './schedule-labels.ts';

interface SchedulePreviewProps {
  preview: UseQueryResult<Calendar>;
  /** The current last day, if this is a change. */
  before: string | null;
  isOutdated: boolean;
  onMonth: (month: string) => void;
}

/** The result of a pace, in a sentence and as a calendar. */
export function SchedulePreview({ preview, before, isOutdated, onMonth }: SchedulePreviewProps) {
  const { data, error } = preview;
  // Each field shows its own errors.
  if (Object.keys(fieldErrors(error)).length > 0) return null;
  if (!data)
    return <QueryBoundary title="The calendar could not be computed" query={preview} loading={180} />;
  const isFading = isOutdated || preview.isPlaceholderData;
  return (
    <div style={{ opacity: isFading ? 0.55 : 1 }}>
      <Text component="output" mb="sm" style={{ display: 'block' }}>
        {sentence(data, before)}
      </Text>
      <PublishingCalendar calendar={data} from={data.today.slice(0, 7)} onMonth={onMonth} />
    </div>
  );
}

function sentence({ total_pages, starts_on, ends_on }: Calendar, before: string | null): string {
  if (!starts_on || !ends_on) return 'Nothing left to publish.';
  if (before === null)
    return `${counted(total_pages, 'page')}: the first on ${dayLabel(starts_on)}, the last on ${dayLabel(ends_on)}.`;
  if (before === ends_on) return `The last day stays ${dayLabel(ends_on)}.`;
  return `The last day becomes ${dayLabel(ends_on)} instead of ${dayLabel(before)}.`;
}
