import { Stack } from '@mantine/core';
import { IconBuildingStore, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { customerRoutes, type OwnCustomer } from '../../../contract/audience/customers.ts';
import { isRefusal } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { OwnPageForm } from './own-page-form.tsx';
import { OwnPages } from './own-pages.tsx';
import { PlanCard } from './plan-card.tsx';

const MOST_TEMPLATES = 200;

/** Where customers land: their plan, a page to generate, and the pages they have. */
export function CustomerHomeScreen() {
  const profile = useQuery(readQuery(customerRoutes.own));
  return (
    <Screen
      title="Landing pages"
      purpose="Generate your own landing pages, up to your monthly limit."
      action={<ButtonLink to="/customer/account">Open your account</ButtonLink>}
    >
      {profile.data ? (
        <Open profile={profile.data} />
      ) : isRefusal(profile.error, 'customers-only') ? (
        <EmptyState
          icon={IconBuildingStore}
          title="This area is for customers"
          why="You are signed in as staff. Generate pages in the back office."
          step={<ButtonLink to="/admin/generator">Open the generator</ButtonLink>}
        />
      ) : (
        <QueryBoundary title="Your plan could not be read" query={profile} loading={160} />
      )}
    </Screen>
  );
}

function Open({ profile }: { profile: OwnCustomer }) {
  return (
    <>
      <PlanCard profile={profile} />
      {profile.is_active && (
        <Stack gap="xl">
          <Generate isFull={profile.remaining_pages === 0} />
          <OwnPages />
        </Stack>
      )}
    </>
  );
}

function Generate({ isFull }: { isFull: boolean }) {
  const templates = useQuery(readQuery(customerRoutes.templates, { query: { per_page: MOST_TEMPLATES } }));
  if (templates.data?.items.length === 0) {
    return (
      <EmptyState
        icon={IconTemplate}
        title="No templates available"
        why="Templates for customers will appear here. Please check again later."
      />
    );
  }
  if (templates.data) return <OwnPageForm templates={templates.data.items} isFull={isFull} />;
  return <QueryBoundary title="The templates could not be read" query={templates} loading={420} />;
}
