import { z } from 'zod';
import {
  hint,
  optionalEmail,
  optionalLine,
  phone,
  someLines,
  zipCode,
  zipError,
} from '../platform/form-fields.ts';

/*
 * The three forms of the site: choices, required fields, and error messages. The site renders its fields from the same
 * lists; the server checks a form post and a JSON call with the same schemas.
 */

export const quoteServices = {
  residential: 'Residential',
  commercial: 'Commercial',
  construction: 'Construction',
} as const;

/** What visitors choose from, in the words of the trade: stored value ─▶ label. */
export interface FormLabels {
  /** The services of the quote form. */
  readonly services: Labels;
  /** The choices of the scheduling form. */
  readonly scheduling: Labels;
  /** The items of the footer's form. */
  readonly items: Labels;
  /** Above the list of accepted items or services. */
  readonly items_title: string;
  readonly items_question: string;
  readonly details_question: string;
  readonly scheduling_question: string;
}
type Labels = Readonly<Record<string, string>>;

export const timelines = {
  'asap-same-day': 'ASAP - Same Day',
  'within-24-hours': 'Within 24 Hours',
  'within-2-3-days': 'Within 2-3 Days',
  'within-a-week': 'Within a Week',
  'within-2-weeks': 'Within 2 Weeks',
  flexible: 'Flexible Timeline',
} as const;

/** Consent text of the text-message checkbox. It is stored with the lead. */
export function smsConsentWording(businessName: string): string {
  return `${businessName} may text me about this request. How often depends on the job; message and data rates may apply. Reply STOP to end it, HELP for help. It is not a condition of any service.`;
}

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.keys(labels) as [Key, ...Key[]];
const choice = <Key extends string>(labels: Readonly<Record<Key, string>>, error: string) =>
  z.enum(keysOf(labels), { error });

const detailsError = 'Please write the details as text, in under 5,001 characters.';
const details = z
  .string({ error: detailsError })
  .overwrite(someLines)
  .max(5_000, { error: detailsError })
  .nullish();

/** What advertising networks add to an address: the click that a visitor came by. */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const;

const envelope = {
  page_path: hint(500).describe('Path of the page with the form, which identifies the landing page.'),
  page_keyword: hint(200).describe('What a page that is not a landing page is about.'),
  page_city: hint(100).describe('The city a page that is not a landing page is for.'),
  referrer: hint(1_000).describe('Address of the page the visitor came from.'),
  utm_source: hint(200),
  utm_medium: hint(200),
  utm_campaign: hint(200),
  utm_term: hint(200),
  utm_content: hint(200),
  gclid: hint(500).describe('The click of an advertisement, as its network names it.'),
  gbraid: hint(500),
  wbraid: hint(500),
  msclkid: hint(500),
  fbclid: hint(500),
  sms_consent: z
    .boolean({ error: 'Please say yes (true) or no (false) to text messages.' })
    .default(false)
    .describe('The visitor agreed to text messages, in a separate, initially unchecked box.'),
  sms_consent_text: hint(1_000).describe('The words the visitor agreed to. The site’s own forms omit it.'),
  subject_line: hint(200).describe('A hidden field. Only bots fill it in.'),
  form_token: hint(200).describe('Signature of the page or of its time. Programs omit it.'),
};

/** A request needs what it is about, a phone number and a place. The rest can be added on the thank-you page. */
const contact = {
  name: optionalLine(120, 'Please tell us your name.'),
  phone,
  email: optionalEmail,
};

const serviceError = 'Please choose a service from the list.';
const address = optionalLine(200, 'Please enter the street address.');
const city = optionalLine(100, 'Please enter the city.');
const state = optionalLine(40, 'Please enter the state as text.');
const timeline = choice(timelines, 'Please choose from the list when you need us.').nullish();
const itemsError = 'Please choose what it is about from the list.';

/** A value of a list that the trade of the business decides on; the server checks that it is in the list. */
const listed = (error: string) =>
  z
    .string({ error })
    .max(80, { error })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error });

export const quoteFormSchema = z
  .object({
    kind: z.literal('quote'),
    ...contact,
    zip_code: zipCode,
    service: choice(quoteServices, serviceError).default('residential'),
    details,
    ...envelope,
  })
  .meta({ id: 'QuoteForm' });

export const footerFormSchema = z
  .object({
    kind: z.literal('footer'),
    ...contact,
    address,
    city,
    state,
    zip_code: zipCode,
    junk_types: z
      .array(listed(itemsError), { error: itemsError })
      .min(1, { error: itemsError })
      .max(20, { error: itemsError })
      .overwrite(chosen => [...new Set(chosen)]),
    timeline,
    additional_details: details,
    ...envelope,
  })
  .meta({ id: 'FooterForm' });

export const schedulingFormSchema = z
  .object({
    kind: z.literal('scheduling'),
    ...contact,
    service: listed(serviceError),
    address,
    city,
    zip_code: zipCode.nullish().describe('Needed where no city is given.'),
    preferred_date: z.iso.date({ error: 'Please choose the day you would like us to come.' }),
    details,
    ...envelope,
  })
  .meta({ id: 'SchedulingForm' });

export const leadFormSchema = z.discriminatedUnion(
  'kind',
  [quoteFormSchema, footerFormSchema, schedulingFormSchema],
  { error: 'Say which form this is: quote, footer or scheduling.' },
);
export type LeadForm = z.output<typeof leadFormSchema>;

/** What is added to a request on the thank-you page. An empty field changes nothing. */
export const leadAdditionSchema = z
  .object({
    token: z.string().max(200).describe('The signed link of the thank-you page.'),
    name: contact.name,
    email: contact.email,
    address,
    city,
    state,
    timeline,
    details,
  })
  .meta({ id: 'LeadAddition' });
export type LeadAddition = z.output<typeof leadAdditionSchema>;

/** File types of the photo field; the server converts them to WebP. Phones offer their camera for `image/*`. */
export const photoRules = {
  max: 10,
  max_bytes: 20 * 1024 * 1024,
  accept: 'image/*',
} as const;

/** What only the lists of the trade or several fields together tell, by field. */
export function problemsBetween(form: LeadForm, labels: FormLabels): Readonly<Record<string, string>> {
  const isNowhere = form.kind === 'scheduling' && !form.zip_code && !form.city;
  return { ...notInLists(form, labels), ...(isNowhere ? { zip_code: zipError } : {}) };
}

/** Choices that are not in their list. */
function notInLists(form: LeadForm, labels: FormLabels): Readonly<Record<string, string>> {
  if (form.kind === 'footer')
    return form.junk_types.every(one => Object.hasOwn(labels.items, one)) ? {} : { junk_types: itemsError };
  const services = form.kind === 'quote' ? labels.services : labels.scheduling;
  return Object.hasOwn(services, form.service) ? {} : { service: serviceError };
}
