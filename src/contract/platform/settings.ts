import { z } from 'zod';
import { areaSettingsSchema } from './areas.ts';
import { brandSettingsSchema } from './brand-settings.ts';
import { businessAddressSchema } from './business-address.ts';
import { businessLicensesSchema, noLicenses } from './business-licenses.ts';
import { packSettingsSchema } from './content-packs.ts';
import { phoneDigits } from './form-fields.ts';
import { likenessSettingsSchema, substanceSettingsSchema } from './gates.ts';
import { mailSettingsSchema } from './mail-server.ts';
import { navigationSettingsSchema } from './navigation.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { priceSettingsSchema } from './price-tables.ts';
import { adminRoutesOf } from './route.ts';
import { filled, issuerAddress, line } from './setting-texts.ts';
import { revisionSchema } from './whole-numbers.ts';

/*
 * The owner's settings of the site, in groups. Each is saved separately as a whole, so that two users who change
 * different groups don't conflict.
 */

const list = (max: number, length: number) => z.array(filled(length)).max(max, `At most ${max} of these`);

/** A number people can dial from the United States: ten digits, or eleven with the leading 1. Letters are dialed, too. */
export const phoneSchema = filled(30).refine(
  text => /^[\d\s().+\-a-z#,;:=]+$/i.test(text) && /^1?\d{10}$/.test(phoneDigits(text)),
  'Enter a ten-digit phone number, like (305) 555-0142',
);

const secureAddress = filled(500).regex(
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:[/?#]\S*)?$/i,
  'Enter a full address that begins with https://',
);

/** What prices start from. Settings may hold other words, which come with a trade. */
export const priceSchema = filled(20).regex(
  /^\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?(?:[ +/][^\d-]*)?$/,
  'Enter a price like $89',
);

function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

export const businessSchema = z
  .object({
    name: filled(80),
    slogan: filled(80),
    phones: z.object({
      default: phoneSchema,
      by_county: z
        .record(filled(60), phoneSchema)
        .refine(phones => Object.keys(phones).length <= 30, 'At most 30 counties')
        .describe('By county name, without the word County. Other areas use the default.'),
      text: z
        .union([z.literal(''), phoneSchema])
        .default('')
        .describe('Receives text messages. Empty: pages have no Text button.'),
    }),
    address: businessAddressSchema,
    licenses: businessLicensesSchema.default(noLicenses),
    license_lookup: z
      .union([z.literal(''), secureAddress])
      .default('')
      .describe('Where the authority confirms the license. Empty: the number has no link.'),
    email: z.email({ error: 'Enter an email address, like sales@example.com' }).max(200),
    hours: openingHoursSchema,
    time_zone: z
      .string()
      .refine(isTimeZone, 'Choose a time zone, like America/New_York')
      .default('America/New_York')
      .describe('Where the business’s days begin: schedules go by it.'),
    emergency: line(120),
    claims: list(8, 80).describe(
      'May name statements, as texts do; without its statement a line is not shown.',
    ),
    items: list(20, 60).min(1, 'Name at least one thing you take'),
    refused_items: list(20, 80),
    price: z.object({
      starts_from: line(20).describe('Empty: sentences of the site that name a price are left out.'),
      depends_on: line(200),
      quote: line(200),
    }),
    socials: z
      .array(z.object({ name: filled(40), href: secureAddress }))
      .max(8, 'At most 8 of these')
      .describe('The top bar shows the first two.'),
  })
  .meta({ id: 'BusinessProfile' });
export type BusinessProfile = z.infer<typeof businessSchema>;

export const testimonialSchema = z
  .object({
    initials: filled(12),
    rating: z.number().int().min(1).max(5),
    text: filled(400),
    is_sample: z.boolean().describe('True until a real customer’s words replace it; pages say so beside it.'),
  })
  .meta({ id: 'Testimonial' });
export type Testimonial = z.infer<typeof testimonialSchema>;

export const settingGroups = {
  business: businessSchema,
  brand: brandSettingsSchema,
  navigation: navigationSettingsSchema,
  areas: areaSettingsSchema,
  testimonials: z
    .object({
      shows_reviews: z
        .boolean()
        .default(true)
        .describe('Off: no page shows reviews, their stars, or testimonials. Never some of them.'),
      entries: z.array(testimonialSchema).max(8, 'At most 8 of these'),
    })
    .meta({ id: 'TestimonialSettings' }),
  packs: packSettingsSchema,
  outside: z
    .object({
      google_maps_api_key: line(200).describe('Empty: maps are drawn without Google.'),
      order_form_url: z
        .union([z.literal(''), secureAddress])
        .describe('Order form to show on /reserve-now; empty: our own form.'),
    })
    .meta({ id: 'OutsideSettings' }),
  likeness: likenessSettingsSchema,
  substance: substanceSettingsSchema,
  claims: z
    .object({
      is_on: z.boolean().describe('Refuses to publish unstated claims, and to save them in hand edits.'),
    })
    .meta({ id: 'ClaimSettings' }),
  accounts: z
    .object({
      sign_up: z.boolean().describe('Off: visitors can’t create accounts.'),
      company_sign_in: z
        .object({
          is_on: z.boolean(),
          name: filled(40).describe('What the button calls it.'),
          issuer: z.union([z.literal(''), issuerAddress]).describe('Issuer of an OpenID Connect provider.'),
          client_id: line(200),
          strength: line(200)
            .default('')
            .describe('Accepted sign-in strengths, one of which `acr` equals or `amr` contains. Empty: any.'),
        })
        .refine(({ is_on, issuer, client_id }) => !is_on || (issuer !== '' && client_id !== ''), {
          error: 'Enter the issuer and the client id first',
          path: ['is_on'],
        }),
      message_sender: z
        .object({
          is_on: z.boolean(),
          address: z.union([z.literal(''), issuerAddress]).describe('Takes POST {to, text} as JSON.'),
        })
        .refine(({ is_on, address }) => !is_on || address !== '', {
          error: 'Enter the address first',
          path: ['is_on'],
        })
        .describe('Sends codes to phones; off: no phone factor.'),
      admins_need_factor: z
        .boolean()
        .describe(
          'On: admins without a verified second factor get `factor-needed`. Changing it needs proof; switching on, a factor.',
        ),
    })
    .meta({ id: 'AccountSettings' }),
  giveaway: z
    .object({
      is_open: z.boolean().describe('People can enter on /giveaway and in every giveaway section.'),
      title: filled(120),
      prize: filled(300),
      closes_on: z
        .union([z.literal(''), z.iso.date('Choose a day, or leave it empty')])
        .describe('The last day to enter; empty: until it is switched off.'),
      rules: z.string().trim().max(5_000, 'At most 5,000 characters'),
    })
    .meta({ id: 'GiveawaySettings' }),
  backups: z
    .object({
      is_on: z.boolean().describe('Off: backups are only made on request.'),
      hour: z
        .number({ error: 'Choose an hour' })
        .int()
        .min(0, 'Choose an hour from 0 to 23')
        .max(23, 'Choose an hour from 0 to 23')
        .describe('Of every day, in the time zone of the business.'),
      keep: z
        .number({ error: 'Write how many' })
        .int('Whole backups, please')
        .min(1, 'At least 1')
        .max(365, 'At most 365')
        .describe('So many scheduled backups are kept; older ones are deleted.'),
    })
    .meta({ id: 'BackupSettings' }),
  mail: mailSettingsSchema,
  prices: priceSettingsSchema,
};
export type SettingGroup = keyof typeof settingGroups;
/** Groups of `GET /api/settings`. Price tables can be large, and have their own call. */
export type ListedGroup = Exclude<SettingGroup, 'prices'>;
export type Settings = { readonly [Group in SettingGroup]: z.output<(typeof settingGroups)[Group]> };

/** A group with the number of its last change: a write that names an older one is refused. */
const kept = <Value extends z.ZodType>(value: Value) => z.object({ revision: revisionSchema, value });

const adminRoute = adminRoutesOf('settings');

export const settingsReplySchema = z
  .object({
    business: kept(settingGroups.business),
    brand: kept(settingGroups.brand),
    navigation: kept(settingGroups.navigation),
    areas: kept(settingGroups.areas),
    testimonials: kept(settingGroups.testimonials),
    packs: kept(settingGroups.packs),
    outside: kept(settingGroups.outside),
    likeness: kept(settingGroups.likeness),
    substance: kept(settingGroups.substance),
    claims: kept(settingGroups.claims),
    accounts: kept(settingGroups.accounts),
    giveaway: kept(settingGroups.giveaway),
    backups: kept(settingGroups.backups),
    mail: kept(settingGroups.mail),
    environment: z
      .object({ has_mail_server: z.boolean(), has_google_maps_api_key: z.boolean() })
      .describe('What the program was started with; settings can’t change it.'),
  })
  .meta({ id: 'Settings' });
export type SettingsReply = z.infer<typeof settingsReplySchema>;

function write<Value extends z.ZodType>(group: ListedGroup, value: Value) {
  const body = kept(value);
  return adminRoute({
    method: 'put',
    path: `/api/settings/${group}`,
    // How people sign in, and where their links are mailed, decides who gets in: that is for a person.
    ...(group === 'accounts' || group === 'mail' ? { scope: 'none' } : {}),
    summary: `Replace ${group}; refused if another user changed it since`,
    body,
    reply: body,
  });
}

export const settingRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/settings',
    summary: 'All settings of the site',
    reply: settingsReplySchema,
  }),
  business: write('business', settingGroups.business),
  brand: write('brand', settingGroups.brand),
  navigation: write('navigation', settingGroups.navigation),
  areas: write('areas', settingGroups.areas),
  testimonials: write('testimonials', settingGroups.testimonials),
  packs: write('packs', settingGroups.packs),
  outside: write('outside', settingGroups.outside),
  likeness: write('likeness', settingGroups.likeness),
  substance: write('substance', settingGroups.substance),
  claims: write('claims', settingGroups.claims),
  accounts: write('accounts', settingGroups.accounts),
  giveaway: write('giveaway', settingGroups.giveaway),
  backups: write('backups', settingGroups.backups),
  mail: write('mail', settingGroups.mail),
};
