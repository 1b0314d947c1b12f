import type { RequestFormContent } from './block.ts';

interface FieldProps {
  readonly content: RequestFormContent;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'tel' | 'email' | 'date';
  readonly autoComplete?: string;
}

/** Asks for a pickup. Works without script: what was typed comes back with what is wrong beside it. */
export function RequestForm({ content }: { readonly content: RequestFormContent }) {
  return (
    <section className="band white request-form" aria-labelledby="request">
      <div className="inner">
        <div className="band-head">
          <h2 id="request">{content.title}</h2>
          <p className="lead">{content.lead}</p>
          <ul className="request-notes">
            {content.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <form method="post" action="/leads" encType="multipart/form-data" noValidate={content.message !== ''}>
          {content.message !== '' && (
            <p className="request-trouble" role="alert">
              {content.message}
            </p>
          )}
          <input type="hidden" name="kind" value="scheduling" />
          <input type="hidden" name="form_token" value={content.token} />
          <input type="hidden" name="page_path" value={content.page_path} />
          <p className="request-trap" aria-hidden="true">
            <label>
              Leave this empty
              <input name="subject_line" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <Field content={content} name="name" label="Name" autoComplete="name" />
          <Field content={content} name="phone" label="Phone" type="tel" autoComplete="tel" />
          <Field content={content} name="email" label="Email" type="email" autoComplete="email" />
          <ServiceField content={content} />
          <Field content={content} name="address" label="Street address" autoComplete="street-address" />
          <Field content={content} name="city" label="City" autoComplete="address-level2" />
          <Field content={content} name="preferred_date" label="Preferred day" type="date" />
          <div className="field">
            <label htmlFor="request-details">What goes? (optional)</label>
            <textarea
              id="request-details"
              name="details"
              rows={4}
              defaultValue={valueOf(content, 'details')}
            />
            <Problem content={content} name="details" />
          </div>
          <div className="field">
            <label htmlFor="request-photos">Photos, up to {content.most_photos} (optional)</label>
            <input id="request-photos" type="file" name="photos" multiple accept={content.photo_types} />
          </div>
          <label className="request-consent">
            <input
              type="checkbox"
              name="sms_consent"
              value="yes"
              defaultChecked={valueOf(content, 'sms_consent') !== ''}
            />
            <span>You may also text me about this pickup. (optional)</span>
          </label>
          <button className="button call" type="submit">
            {content.button_label}
          </button>
        </form>
      </div>
    </section>
  );
}

function Field({ content, name, label, type = 'text', autoComplete = 'off' }: FieldProps) {
  const id = `request-${name}`;
  const wrong = content.problems[name] !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        defaultValue={valueOf(content, name)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-problem` : undefined}
      />
      <Problem content={content} name={name} />
    </div>
  );
}

function ServiceField({ content }: { readonly content: RequestFormContent }) {
  return (
    <div className="field">
      <label htmlFor="request-service">Service</label>
      <select id="request-service" name="service" required defaultValue={valueOf(content, 'service')}>
        {content.services.map(service => (
          <option key={service.value} value={service.value}>
            {service.label}
          </option>
        ))}
      </select>
      <Problem content={content} name="service" />
    </div>
  );
}

function Problem({ content, name }: { readonly content: RequestFormContent; readonly name: string }) {
  const problem = content.problems[name];
  return problem === undefined ? null : (
    <p className="field-problem" id={`request-${name}-problem`}>
      {problem}
    </p>
  );
}

function valueOf(content: RequestFormContent, name: string): string {
  return content.values[name]?.[0] ?? '';
}
