import type { ReactNode } from 'react';
import { smsConsentWording } from '../../contract/lead-forms.ts';
import { idOf, valueOf } from './fields.tsx';
import { type FormState, formPlace, type PageForms, troubleId } from './page-forms.ts';

interface LeadFormProps {
  readonly form: FormState;
  readonly forms: PageForms;
  readonly businessName: string;
  readonly button: string;
  /** Photos need the longer way of sending. */
  readonly hasPhotos: boolean;
  readonly children: ReactNode;
}

/** What every form of the site has around its fields: where it posts, what it carries, what is wrong, consent, the button. */
export function LeadForm({ form, forms, businessName, button, hasPhotos, children }: LeadFormProps) {
  return (
    <form
      className="lead-form"
      method="post"
      action={`/leads#${formPlace[form.kind]}`}
      encType={hasPhotos ? 'multipart/form-data' : undefined}
    >
      <Trouble form={form} />
      <input type="hidden" name="kind" value={form.kind} />
      {Object.entries(forms.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="lead-form-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name="subject_line" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
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
      <button className="button call" type="submit">
        {button}
      </button>
    </form>
  );
}

/** Each problem leads to its field. */
function Trouble({ form }: { readonly form: FormState }) {
  return !form.isReturned ? null : (
    <div className="lead-form-trouble" id={troubleId(form.kind)} role="alert">
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
