import { Skeleton, Stack } from '@mantine/core';
import { IconBuildingStore, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OwnCustomer } from '../../../contract/audience/customers.ts';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { OwnPageForm } from './own-page-form.tsx';
import { OwnPages } from './own-pages.tsx';
import { ownQueries } from './own-queries.ts';
import { PlanCard } from './plan-card.tsx';

/** Where customers land: their plan, a page to generate, and the pages they have. */
export function CustomerHomeScreen() {
  const profile = useQuery(ownQueries.profile());
  return (
    <Screen
      title="Landing pages"
      purpose="Generate your own landing pages, up to your monthly limit."
      action={<ButtonLink to="/customer/account">Open your account</ButtonLink>}
    >
      {profile.data ? (
        <Open profile={profile.data} />
      ) : profile.isPending ? (
        <Skeleton height={160} />
      ) : isStaff(profile.error) ? (
        <EmptyState
          icon={IconBuildingStore}
          title="This area is for customers"
          why="You are signed in as staff. Generate pages in the back office."
          step={<ButtonLink to="/admin/generator">Open the generator</ButtonLink>}
        />
      ) : (
        <LoadError title="Your plan could not be read" query={profile} />
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
  const templates = useQuery(ownQueries.templates());
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
  if (templates.isPending) return <Skeleton height={420} />;
  return <LoadError title="The templates could not be read" query={templates} />;
}

function isStaff(error: Error): boolean {
  return error instanceof ApiError && error.reason === 'customers-only';
}
