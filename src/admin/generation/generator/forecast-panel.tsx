import { Alert, Box, Divider, Paper, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Template } from '../../../contract/templates/templates.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import classes from './forecast-panel.module.css';
import { LocationNotes } from './location-notes.tsx';
import { headWarnings } from './longest-head.ts';
import type { PlanForecast } from './plan-forecast.ts';

/** People who review in batches take about this many pages at a time. */
const REVIEW_SIZE = 1_500;

interface ForecastPanelProps {
  forecast: PlanForecast | undefined;
  isBehind: boolean;
  template: Template | undefined;
  isCreating: boolean;
}

/** The result of the form, and the button that creates it. */
export function ForecastPanel({ forecast, isBehind, template, isCreating }: ForecastPanelProps) {
  const hasTemplate = template !== undefined;
  const longest = forecast?.longest;
  const cut = useMemo(
    () => (template && longest ? headWarnings(template, longest) : []),
    [template, longest],
  );
  const pages = forecast?.pages ?? 0;
  return (
    <Paper p="lg" aria-busy={isBehind}>
      <Stack gap="md">
        <Box component="output" display="block">
          <Title order={2}>What this makes</Title>
          <Text className={classes.total}>{count(pages)}</Text>
          <Text c="dimmed" size="sm">
            {counted(pages, 'page').replace(/^\S+ /, '')} from {fromText(forecast)}
            {pages > REVIEW_SIZE && ` · about ${count(Math.ceil(pages / REVIEW_SIZE))} batches of 1,500`}
          </Text>
        </Box>
        <Warnings title="Addresses" warnings={forecast?.warnings ?? []} />
        <Warnings title="Search results" warnings={cut} />
        <Divider />
        <LocationNotes report={forecast?.locations} />
        {forecast && forecast.keywords.duplicate_count + forecast.keywords.rejected_count > 0 && (
          <Text size="sm" c="dimmed">
            Keywords: {counted(forecast.keywords.duplicate_count, 'duplicate')} dropped
            {forecast.keywords.rejected_count > 0 &&
              `, ${counted(forecast.keywords.rejected_count, 'line')} too long`}
            .
          </Text>
        )}
        <PrimaryButton
          type="submit"
          fullWidth
          loading={isCreating}
          // Not disabled: a click shows the missing fields.
          aria-disabled={!hasTemplate || pages === 0}
          data-disabled={!hasTemplate || pages === 0}
          classNames={{ label: classes.create ?? '' }}
          h="auto"
          py={10}
        >
          {createText(forecast, hasTemplate)}
        </PrimaryButton>
        <Text size="sm" c="dimmed">
          This creates a plan. You approve it before pages are generated.
        </Text>
      </Stack>
    </Paper>
  );
}

function Warnings({ title, warnings }: { title: string; warnings: readonly string[] }) {
  return warnings.length === 0 ? null : (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={title}>
      {warnings.map(warning => (
        <Text key={warning} size="sm">
          {warning}
        </Text>
      ))}
    </Alert>
  );
}

function fromText(forecast: PlanForecast | undefined): string {
  const places = counted(forecast?.locations.ready_count ?? 0, 'location');
  const keywords = counted(forecast?.keywords.count ?? 0, 'keyword');
  const rows = forecast?.rows;
  if (!rows) return `${places} × ${keywords}`;
  const all = `${counted(rows.count, 'row')} of ${places}`;
  return rows.hasKeywords ? all : `${all} × ${keywords}`;
}

function createText(forecast: PlanForecast | undefined, hasTemplate: boolean): string {
  if (!hasTemplate) return 'Please select a template first';
  if (!forecast || forecast.locations.ready_count === 0) return 'Enter valid locations to continue';
  if (forecast.keywords.count === 0 && !forecast.rows?.hasKeywords) return 'Enter keywords to continue';
  return `Create Generation Batch (${counted(forecast.pages, 'page')} will be generated)`;
}
