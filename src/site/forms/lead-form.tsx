import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { smsConsentWording } from '../../contract/audience/lead-forms.ts';
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
export function LeadForm(props: LeadFormProps) {
  const { form, forms, hasPhotos } = props;
  return (
    <form
      className="lead-form"
      method="post"
      action={`/leads#${formPlace[form.kind]}`}
      encType={hasPhotos ? 'multipart/form-data' : undefined}
    >
      <Trouble form={form} />
      <input type="hidden" name="kind" value={form.kind} />
      <CarriedFields forms={forms} />
      <div className="lead-form-fields" dangerouslySetInnerHTML={{ __html: fieldsMarkup(props) }} />
    </form>
  );
}

/** What a form carries by itself: where it stands, its mark, and a field that only programs fill in. */
export function CarriedFields({ forms }: { readonly forms: PageForms }) {
  return (
    <>
      {Object.entries(forms.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="lead-form-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name="subject_line" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

const drawn = new Map<string, string>();

/** The fields of a form that nobody has filled in are the same on thousands of pages: they are drawn once. */
function fieldsMarkup(props: LeadFormProps): string {
  const { form, forms, businessName, button } = props;
  const draw = () => renderToStaticMarkup(<Fields {...props} />);
  if (form.isReturned) return draw();
  const key = JSON.stringify([form.kind, businessName, button, forms.state, forms.quote?.service]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size >= 200) drawn.clear(); // States are whatever was typed into a batch.
  const markup = draw();
  drawn.set(key, markup);
  return markup;
}

function Fields({ form, businessName, button, children }: LeadFormProps) {
  return (
    <>
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
    </>
  );
}

/** Each problem leads to its field. */
export function Trouble({ form }: { readonly form: FormState }) {
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
