import type { ReactNode } from 'react';
import { emailError, phoneError, zipError } from '../../contract/platform/form-fields.ts';
import { TextField } from './fields.tsx';
import type { FormState } from './page-forms.ts';

/* The fields that several forms share, each with its keyboard and autofill. */

interface Props {
  readonly form: FormState;
}

/** `after` is beside the phone number. */
export function ContactFields({ form, after }: Props & { readonly after?: ReactNode }) {
  return (
    <>
      <TextField form={form} name="name" label="Name" autoComplete="name" max={120} />
      <PhoneField form={form} />
      {after}
      <EmailField form={form} />
    </>
  );
}

export function PhoneField({ form }: Props) {
  return (
    <TextField
      form={form}
      name="phone"
      label="Phone"
      type="tel"
      autoComplete="tel"
      max={40}
      hint={phoneError}
    />
  );
}

export function EmailField({ form }: Props) {
  return (
    <TextField
      form={form}
      name="email"
      label="Email"
      isEmail
      pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
      autoComplete="email"
      max={254}
      hint={emailError}
    />
  );
}

export function AddressFields({ form }: Props) {
  return (
    <>
      <TextField form={form} name="address" label="Street address" autoComplete="street-address" max={200} />
      <TextField form={form} name="city" label="City" autoComplete="address-level2" max={100} />
    </>
  );
}

export function ZipField({ form }: Props) {
  return (
    <TextField
      form={form}
      name="zip_code"
      label="ZIP code"
      autoComplete="postal-code"
      max={10}
      digits
      pattern="[0-9]{5}(-[0-9]{4})?"
      hint={zipError}
    />
  );
}
