import { emailError, phoneError, zipError } from '../../contract/platform/form-fields.ts';
import { TextField } from './fields.tsx';
import type { FormState } from './page-forms.ts';

/* The fields that several forms share, each with its keyboard and autofill. */

interface Props {
  readonly form: FormState;
}

/** What a request needs, then what it may have. */
export function ContactFields({ form }: Props) {
  return (
    <>
      <NeededFields form={form} />
      <NameField form={form} />
      <EmailField form={form} optional />
    </>
  );
}

/** A phone number and a ZIP code side by side: all that a request needs besides what it is about. */
export function NeededFields({ form }: Props) {
  return (
    <>
      <PhoneField form={form} />
      <ZipField form={form} />
    </>
  );
}

export function NameField({ form }: Props) {
  return <TextField form={form} name="name" label="Name" autoComplete="name" max={120} optional />;
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

export function EmailField({ form, optional = false }: Props & { readonly optional?: boolean }) {
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
      optional={optional}
    />
  );
}

export function AddressFields({ form }: Props) {
  return (
    <>
      <TextField
        form={form}
        name="address"
        label="Street address"
        autoComplete="street-address"
        max={200}
        optional
      />
      <TextField form={form} name="city" label="City" autoComplete="address-level2" max={100} optional />
    </>
  );
}

export function StateField({
  form,
  state,
  optional = true,
}: Props & { readonly state: string; readonly optional?: boolean }) {
  return (
    <TextField
      form={form}
      name="state"
      label="State"
      autoComplete="address-level1"
      max={40}
      initial={state}
      optional={optional}
    />
  );
}

function ZipField({ form }: Props) {
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
