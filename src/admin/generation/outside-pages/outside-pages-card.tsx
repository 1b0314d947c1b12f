import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AreaInput } from '../../../contract/business/areas.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { OutsidePages } from '../../../contract/generation/outside-pages.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Timestamp } from '../../platform/ui/when.tsx';
import { batchWrites } from '../batches/batch-writes.ts';
import { OverruleForm } from '../likeness/overrule-form.tsx';
import { addArea, outsidePagesQuery } from './outside-pages-queries.ts';

/** Pages outside the served areas and services: what to do about them before approval, and what was decided. */
export function OutsidePagesCard({ batch }: { batch: Batch }) {
  const outside = useQuery({ ...outsidePagesQuery(batch.id), enabled: batch.is_planned });
  if (!batch.is_planned) return null;
  if (outside.isError && !outside.data)
    return <LoadError title="The places and keywords could not be checked" query={outside} />;
  if (!outside.data) return null;
  const isAsked = batch.status === 'planning' && outside.data.verdict === 'outside';
  if (!isAsked && outside.data.decision === null) return null;
  return (
    <Paper p="lg" component="section" aria-labelledby="outside-pages">
      <Stack gap="md">
        <Title order={2} id="outside-pages">
          Outside your areas and services
        </Title>
        {isAsked ? <Question batch={batch} outside={outside.data} /> : <Decision outside={outside.data} />}
      </Stack>
    </Paper>
  );
}

function Question({ batch, outside }: { batch: Batch; outside: OutsidePages }) {
  const color = 'var(--tone-yellow)';
  return (
    <>
      <Alert
        color="gray"
        variant="outline"
        icon={<IconInfoCircle aria-hidden />}
        title="Decide before you approve"
        role="status"
        styles={{ root: { borderColor: color }, title: { color }, icon: { color } }}
      >
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {outside.verdict_text}
        </Text>
      </Alert>
      {outside.places_outside > 0 && <AddAreas places={outside.some_places} />}
      {outside.keywords_uncovered > 0 && (
        <div>
          <Text size="sm" mb={6}>
            If you do this work, write a service for it: its pages then have something to say.
          </Text>
          <ButtonLink to="/admin/services">Services</ButtonLink>
        </div>
      )}
      <LeaveOut batch={batch} outside={outside} />
      <OverruleForm
        batch={batch}
        help="These pages become noindex, without the town card and map. Your reason and name are recorded."
      />
    </>
  );
}

/** At most so many buttons. */
const offered = 4;

function AddAreas({ places }: { places: OutsidePages['some_places'] }) {
  const add = useMutation(addArea(useQueryClient()));
  return (
    <div>
      <Text size="sm" mb={6}>
        If you work there, add the area. All pages and later plans follow.
      </Text>
      <Group gap="xs">
        {areasFor(places).map(({ label, area }) => (
          <Button
            key={label}
            size="xs"
            loading={add.isPending && add.variables === area}
            onClick={() => add.mutate(area, { onSuccess: ({ name }) => announce(`${name} is served`) })}
          >
            Serve {label}
          </Button>
        ))}
        <ButtonLink size="xs" to="/admin/settings" search={{ tab: 'areas' }}>
          All areas
        </ButtonLink>
      </Group>
    </div>
  );
}

/** The counties of the first places. */
function areasFor(places: OutsidePages['some_places']): readonly { label: string; area: AreaInput }[] {
  const found = new Map<string, AreaInput>();
  for (const { county, state } of places) {
    if (county !== null) found.set(`${county} County, ${state}`, { kind: 'county', county, state });
  }
  return [...found].slice(0, offered).map(([label, area]) => ({ label, area }));
}

function LeaveOut({ batch, outside }: { batch: Batch; outside: OutsidePages }) {
  const approve = useMutation(batchWrites.approve(useQueryClient()));
  const left = outside.pages - outside.pages_outside;
  return (
    <div>
      <Text size="sm" mb={6}>
        {left === 0
          ? 'Every page of this batch lies outside: there is nothing to leave.'
          : `Without them, up to ${counted(left, 'page')} of this batch can be made.`}
      </Text>
      <Button
        disabled={left === 0}
        loading={approve.isPending}
        onClick={() =>
          approve.mutate(
            { id: batch.id, leaveOut: true },
            { onSuccess: () => announce('Batch approved without these pages') },
          )
        }
      >
        Leave them out and approve
      </Button>
    </div>
  );
}

function Decision({ outside: { decision, overrule } }: { outside: OutsidePages }) {
  return (
    <>
      <Text size="sm">
        {decision === 'leave-out'
          ? 'Pages outside were left out. The plan lists them as skipped.'
          : 'Pages outside are noindex and not in the sitemap, until somebody changes that under Manage Pages.'}
      </Text>
      {overrule && (
        <Text size="sm">
          Overruled by {overrule.overruled_by ?? 'the command line'} <Timestamp at={overrule.created_at} />: “
          {overrule.reason}”
        </Text>
      )}
    </>
  );
}
