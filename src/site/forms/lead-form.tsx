import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { smsConsentWording } from '../../contract/audience/lead-forms.ts';
import { idOf, valueOf } from './fields.tsx';
import { errorId, type FormState, formPlace, type PageForms } from './page-forms.ts';

interface LeadFormProps {
  readonly form: FormState;
  readonly forms: PageForms;
  readonly businessName: string;
  readonly button: string;
  readonly children: ReactNode;
  /** Optional fields that open on a tap, with the consent to texts. */
  readonly folded?: ReactNode;
}

/** The common parts of all forms: target, hidden fields, errors, consent, button. */
export function LeadForm(props: LeadFormProps) {
  const { form, forms } = props;
  return (
    <form
      className="lead-form"
      method="post"
      action={`/leads#${formPlace[form.kind]}`}
      encType="multipart/form-data"
    >
      <FormError form={form} />
      <input type="hidden" name="kind" value={form.kind} />
      <CarriedFields forms={forms} />
      <div className="lead-form-fields" dangerouslySetInnerHTML={{ __html: fieldsMarkup(props) }} />
    </form>
  );
}

/** Hidden fields: the page, the token, and the trap. */
export function CarriedFields({ forms }: { readonly forms: PageForms }) {
  return (
    <>
      {Object.entries(forms.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TrapField />
    </>
  );
}

/** A field that only bots fill in. */
export function TrapField() {
  return (
    <p className="lead-form-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input name="subject_line" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

const rendered = new WeakMap<PageForms['labels'], Map<string, string>>();

/** The empty fields of a form are the same on thousands of pages, so they are rendered once. */
function fieldsMarkup(props: LeadFormProps): string {
  const { form, forms, businessName, button } = props;
  const render = () => renderToStaticMarkup(<Fields {...props} />);
  if (form.isReturned) return render();
  const key = JSON.stringify([
    form.kind,
    businessName,
    button,
    forms.state,
    forms.quote?.service,
    forms.policies,
  ]);
  const memory = rendered.get(forms.labels) ?? new Map<string, string>();
  rendered.set(forms.labels, memory);
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size >= 200) memory.clear(); // Cleared at a limit: states come from batches and may be any text.
  const markup = render();
  memory.set(key, markup);
  return markup;
}

function Fields({ form, forms, businessName, button, children, folded }: LeadFormProps) {
  const consent = (
    <label className="consent">
      <input
        type="checkbox"
        name="sms_consent"
        value="yes"
        defaultChecked={valueOf(form, 'sms_consent') !== undefined}
      />
      <span>
        <b>Text me too (optional):</b> {smsConsentWording(businessName)}
      </span>
    </label>
  );
  return (
    <>
      {children}
      {folded === undefined ? (
        consent
      ) : (
        <details className="more-fields" open={form.isReturned}>
          <summary>Add your name, email or a note</summary>
          {folded}
          {consent}
        </details>
      )}
      <button className="button call" type="submit">
        {button}
      </button>
      <PolicyNote links={forms.policies} />
    </>
  );
}

/** Links to the policies of a form. */
export function PolicyNote({ links }: { readonly links: PageForms['policies'] }) {
  if (links.length === 0) return null;
  return (
    <p className="form-note">
      {links.map((link, at) => (
        <Fragment key={link.href}>
          {at > 0 && ' · '}
          <a href={link.href}>{link.text}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** Each error links to its field. */
export function FormError({ form }: { readonly form: FormState }) {
  return form.message === '' ? null : (
    <div className="lead-form-error" id={errorId(form.kind)} role="alert">
      <p>{form.message}</p>
      {Object.keys(form.problems).length > 0 && (
        <ul>
          {Object.entries(form.problems).map(([name, problem]) => (
            <li key={name}>
              <a href={`#${idOf(form, name)}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
