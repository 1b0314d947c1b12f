import { NativeSelect, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { type ListedGroup, type SettingsReply, settingRoutes } from '../../../contract/platform/settings.ts';
import { GiveawayFields } from '../../audience/giveaway/giveaway-fields.tsx';
import { AreaFields } from '../../business/areas/area-fields.tsx';
import { AreaRules } from '../../business/areas/area-rules.tsx';
import { BrandFields } from '../../business/brand/brand-fields.tsx';
import { BrandFileFields } from '../../business/brand/brand-file-fields.tsx';
import { AcceptedClaims, ClaimFields } from '../../business/claims/claim-fields.tsx';
import { PackFields } from '../../business/packs/pack-fields.tsx';
import { PhotoFields } from '../../business/photos/photo-fields.tsx';
import { CompanyFields } from '../../business/profile/company-fields.tsx';
import { OfferFields } from '../../business/profile/offer-fields.tsx';
import { TestimonialFields } from '../../business/profile/testimonial-fields.tsx';
import { BusinessClaims } from '../../business/statements/business-claims.tsx';
import { LikenessFields } from '../../generation/likeness/likeness-fields.tsx';
import { SubstanceFields } from '../../generation/substance/substance-fields.tsx';
import { AccountFields } from '../../identity/account/account-fields.tsx';
import { withProof } from '../../identity/account/ask-for-proof.tsx';
import { MailFields } from '../../identity/mail-server/mail-fields.tsx';
import { BackupFields } from '../../operations/database/backup-fields.tsx';
import { readQuery } from '../../platform/read-query.ts';
import { keptOf, listedCalls } from '../../platform/settings/setting-mutations.ts';
import { type GroupForm, SettingsForm } from '../../platform/settings/settings-form.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import type { Around } from '../../platform/write.ts';
import { OutsideFields } from './outside-fields.tsx';
import classes from './settings-screen.module.css';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';

const route = getRouteApi('/admin/settings');

/** Everything the owner decides about the site. */
export function SettingsScreen() {
  const { tab = 'company' } = route.useSearch();
  const navigate = useNavigate();
  const open = (next: string | null) =>
    void navigate({
      to: '/admin/settings',
      search: { tab: settingsTabs.find(one => one.id === next)?.id },
    });
  const settings = useQuery(readQuery(settingRoutes.read));
  return (
    <Screen title="Settings" purpose="Business facts and site behavior. Changes apply to all pages.">
      {settings.data ? (
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={open}
          orientation="vertical"
          className={classes.parts ?? ''}
        >
          <NativeSelect
            hiddenFrom="md"
            mb="lg"
            size="md"
            aria-label="Part of the settings"
            value={tab}
            onChange={event => open(event.currentTarget.value)}
            data={settingsTabs.map(({ id, label }) => ({ value: id, label }))}
          />
          <Tabs.List visibleFrom="md">
            {settingsTabs.map(({ id, label }) => (
              <Tabs.Tab key={id} value={id} className={classes.name ?? ''}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab} className={classes.part ?? ''}>
            <Fragment key={tab}>{parts[tab](settings.data)}</Fragment>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <QueryBoundary title="The settings could not be read" query={settings} loading={<Opening />} />
      )}
    </Screen>
  );
}

const HoursFields = lazy(async () => ({
  default: (await import('../../business/profile/hours-fields.tsx')).HoursFields,
}));

const PriceSettings = lazy(async () => ({
  default: (await import('../../business/prices/price-settings.tsx')).PriceSettings,
}));

type Part = (settings: SettingsReply) => ReactNode;

interface More {
  readonly below?: ReactNode;
  /** Where what is below needs more room than a form. */
  readonly isWide?: boolean;
  readonly around?: Around;
  readonly savedLabel?: string;
}

/** A group of settings as a form, and what is below it. */
function part<Group extends ListedGroup>(
  group: Group,
  fields: (form: GroupForm<Group>, settings: SettingsReply) => ReactNode,
  { below, isWide, ...more }: More = {},
): Part {
  return settings => (
    <Stack gap="lg" {...(!isWide && { maw: '52rem' })}>
      <SettingsForm group={group} kept={keptOf(settings, group)} calls={listedCalls(group)} {...more}>
        {form => fields(form, settings)}
      </SettingsForm>
      {below}
    </Stack>
  );
}

const parts: Readonly<Record<SettingsTab, Part>> = {
  company: part('business', (form, { areas }) => (
    <CompanyFields form={form} counties={countiesOf(areas.value)} />
  )),
  hours: part('business', form => (
    <Suspense fallback={<Opening />}>
      <HoursFields form={form} />
    </Suspense>
  )),
  brand: part('brand', form => <BrandFields form={form} />, { below: <BrandFileFields /> }),
  offers: part('business', form => <OfferFields form={form} />, { below: <BusinessClaims /> }),
  prices: () => (
    <Suspense fallback={<Opening />}>
      <PriceSettings />
    </Suspense>
  ),
  areas: part('areas', form => <AreaFields form={form} />, { below: <AreaRules /> }),
  testimonials: part('testimonials', form => <TestimonialFields form={form} />),
  photos: () => <PhotoFields />,
  packs: part('packs', form => <PackFields form={form} />),
  likeness: part('likeness', form => <LikenessFields form={form} />),
  substance: part('substance', form => <SubstanceFields form={form} />),
  claims: part('claims', form => <ClaimFields form={form} />, {
    below: <AcceptedClaims />,
    isWide: true,
  }),
  accounts: part('accounts', form => <AccountFields form={form} />, { around: withProof }),
  giveaway: part('giveaway', form => <GiveawayFields form={form} />),
  backups: part('backups', form => <BackupFields form={form} />),
  mail: part('mail', form => <MailFields form={form} />, {
    around: withProof,
    savedLabel: 'Settings saved. Mail uses them now.',
  }),
  outside: part('outside', (form, { environment }) => (
    <OutsideFields form={form} environment={environment} />
  )),
};

function countiesOf({ counties, towns }: SettingsReply['areas']['value']): string[] {
  return [...new Set([...counties, ...towns].map(({ county }) => county))];
}
