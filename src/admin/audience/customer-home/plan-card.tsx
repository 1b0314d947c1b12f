import { Alert, Paper, Progress, SimpleGrid, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { OwnCustomer } from '../../../contract/audience/customers.ts';
import { count } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { planLabels } from '../customers/customer-labels.ts';

/** The customer's plan and how much of this month's is used. */
export function PlanCard({ profile }: { profile: OwnCustomer }) {
  const { monthly_page_limit: limit, pages_generated_this_month: used } = profile;
  return (
    <Paper component="section" p="lg" aria-label="Your plan">
      <Stack gap="md">
        <SimpleGrid component="dl" minColWidth="8rem" autoFlow="auto-fit" spacing="md">
          <Figure
            name="Plan"
            value={planLabels[profile.subscription_plan]}
            note={profile.company_name || undefined}
          />
          <Figure name="Generated this month" value={`${count(used)} of ${count(limit)}`} />
          <Figure
            name="Left"
            value={count(profile.remaining_pages)}
            note={`Resets on ${dayLabel(profile.renews_on)}`}
          />
        </SimpleGrid>
        <Progress
          value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
          color={profile.remaining_pages === 0 ? 'orange' : 'blue'}
          aria-label="Pages of this month that are used"
        />
        {profile.refusal && (
          <Alert color="orange" icon={<IconInfoCircle aria-hidden />} role="status">
            {profile.refusal}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
