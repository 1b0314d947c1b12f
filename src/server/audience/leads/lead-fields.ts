import { createHash } from 'node:crypto';
import type { LeadForm } from '../../../contract/audience/lead-forms.ts';
import { phoneDigits } from '../../../contract/platform/form-fields.ts';
import { detailsOf } from './spam-reason.ts';

/** The fields of the three forms as one row of the table; fields that a form lacks are null. */
export function leadFields(form: LeadForm) {
  const { kind, name, phone, email } = form;
  return {
    kind,
    name: name || '',
    phone,
    phone_digits: phoneDigits(phone),
    email: email || '',
    address: ('address' in form && form.address) || null,
    city: ('city' in form && form.city) || null,
    state: ('state' in form && form.state) || null,
    zip_code: form.zip_code || null,
    service: 'service' in form ? form.service : null,
    junk_types: form.kind === 'footer' ? form.junk_types : [],
    timeline: (form.kind === 'footer' && form.timeline) || null,
    preferred_date: form.kind === 'scheduling' ? form.preferred_date : null,
    details: detailsOf(form),
    sms_consent: form.sms_consent,
  };
}

export type LeadFields = ReturnType<typeof leadFields>;

/** The key of a request; it is equal however the phone number or email is written. */
export function dedupeKey(fields: LeadFields): string {
  const { phone: _, ...asked } = {
    ...fields,
    name: fields.name.toLowerCase(),
    email: fields.email.toLowerCase(),
  };
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
