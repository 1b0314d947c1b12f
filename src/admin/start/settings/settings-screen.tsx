import { NativeSelect, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
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
import { BackupFields } from '../../operations/database/backup-fields.tsx';
import { settingsQuery } from '../../platform/settings/setting-queries.ts';
import { SettingsForm } from '../../platform/settings/settings-form.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
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
  const settings = useQuery(settingsQuery);
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
            <OpenTab tab={tab} settings={settings.data} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <QueryBoundary title="The settings could not be read" query={settings} loading={<Opening />} />
      )}
    </Screen>
  );
}

function OpenTab({ tab, settings }: { tab: SettingsTab; settings: SettingsReply }) {
  const {
    business,
    brand,
    areas,
    testimonials,
    packs,
    outside,
    likeness,
    substance,
    claims,
    accounts,
    giveaway,
    backups,
    environment,
  } = settings;
  const { counties: served, towns } = areas.value;
  const counties = [...new Set([...served, ...towns].map(({ county }) => county))];
  switch (tab) {
    case 'company':
      return (
        <SettingsForm key={tab} group="business" kept={business}>
          {form => <CompanyFields form={form} counties={counties} />}
        </SettingsForm>
      );
    case 'brand':
      return (
        <Stack gap="lg" maw="52rem">
          <SettingsForm key={tab} group="brand" kept={brand}>
            {form => <BrandFields form={form} />}
          </SettingsForm>
          <BrandFileFields />
        </Stack>
      );
    case 'offers':
      return (
        <Stack gap="lg" maw="52rem">
          <SettingsForm key={tab} group="business" kept={business}>
            {form => <OfferFields form={form} />}
          </SettingsForm>
          <BusinessClaims />
        </Stack>
      );
    case 'areas':
      return (
        <Stack gap="lg" maw="52rem">
          <SettingsForm key={tab} group="areas" kept={areas}>
            {form => <AreaFields form={form} />}
          </SettingsForm>
          <AreaRules />
        </Stack>
      );
    case 'testimonials':
      return (
        <SettingsForm key={tab} group="testimonials" kept={testimonials}>
          {form => <TestimonialFields form={form} />}
        </SettingsForm>
      );
    case 'photos':
      return <PhotoFields />;
    case 'packs':
      return (
        <SettingsForm key={tab} group="packs" kept={packs}>
          {form => <PackFields form={form} />}
        </SettingsForm>
      );
    case 'likeness':
      return (
        <SettingsForm key={tab} group="likeness" kept={likeness}>
          {form => <LikenessFields form={form} />}
        </SettingsForm>
      );
    case 'substance':
      return (
        <SettingsForm key={tab} group="substance" kept={substance}>
          {form => <SubstanceFields form={form} />}
        </SettingsForm>
      );
    case 'claims':
      return (
        <Stack gap="lg">
          <SettingsForm key={tab} group="claims" kept={claims}>
            {form => <ClaimFields form={form} />}
          </SettingsForm>
          <AcceptedClaims />
        </Stack>
      );
    case 'accounts':
      return (
        <SettingsForm key={tab} group="accounts" kept={accounts} around={withProof}>
          {form => <AccountFields form={form} />}
        </SettingsForm>
      );
    case 'giveaway':
      return (
        <SettingsForm key={tab} group="giveaway" kept={giveaway}>
          {form => <GiveawayFields form={form} />}
        </SettingsForm>
      );
    case 'backups':
      return (
        <SettingsForm key={tab} group="backups" kept={backups}>
          {form => <BackupFields form={form} />}
        </SettingsForm>
      );
    case 'outside':
      return (
        <SettingsForm key={tab} group="outside" kept={outside}>
          {form => <OutsideFields form={form} environment={environment} />}
        </SettingsForm>
      );
    default:
      throw new Error(`No settings under ${JSON.stringify(tab satisfies never)}`);
  }
}
