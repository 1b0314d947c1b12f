import type { ReactNode } from 'react';
import { photoRules } from '../../contract/audience/lead-forms.ts';
import type { FormState } from './page-forms.ts';

interface FieldProps {
  readonly form: FormState;
  readonly name: string;
  readonly label: string;
  /** The initial value. */
  readonly initial?: string;
  readonly optional?: boolean;
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'tel' | 'date';
  /** An input of type email would refuse mailboxes like josé@example.com. */
  readonly isEmail?: boolean;
  /** Which of the visitor's own details a browser may fill in. */
  readonly autoComplete: string;
  readonly max: number;
  /** Brings up the keyboard with digits. */
  readonly digits?: boolean;
  readonly pattern?: string;
  /** Shown as soon as the browser sees that the field can't be right. */
  readonly hint?: string;
  /** Always shown; empty: none. */
  readonly note?: string;
}

/** One line of input, with its label above and its error below. */
export function TextField(props: TextFieldProps) {
  const { form, name, type = 'text', autoComplete, max, digits, pattern, hint, optional, isEmail } = props;
  const { note = '' } = props;
  const noteId = `${idOf(form, name)}-note`;
  const known = attributes(props);
  const described = [known['aria-describedby'], note === '' ? undefined : noteId].filter(Boolean).join(' ');
  return (
    <Field {...props}>
      <input
        {...known}
        aria-describedby={described || undefined}
        type={type}
        required={optional !== true}
        autoComplete={autoComplete}
        maxLength={type === 'date' ? undefined : max}
        inputMode={digits === true ? 'numeric' : isEmail === true ? 'email' : undefined}
        autoCapitalize={isEmail === true ? 'none' : undefined}
        spellCheck={isEmail === true ? false : undefined}
        pattern={pattern}
        defaultValue={valueOf(form, name) ?? props.initial}
      />
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      {note !== '' && (
        <p className="field-note" id={noteId}>
          {note}
        </p>
      )}
    </Field>
  );
}

export function TextArea({ rows = 4, ...props }: FieldProps & { readonly rows?: number }) {
  return (
    <Field {...props}>
      <textarea
        {...attributes(props)}
        rows={rows}
        maxLength={5_000}
        defaultValue={valueOf(props.form, props.name)}
      />
    </Field>
  );
}

type Labels = Readonly<Record<string, string>>;

/** A choice from a list, initially empty. */
export function SelectField(props: FieldProps & { readonly choices: Labels; readonly prompt: string }) {
  return (
    <Field {...props}>
      <select
        {...attributes(props)}
        required={props.optional !== true}
        defaultValue={valueOf(props.form, props.name) ?? ''}
      >
        <option value="">{props.prompt}</option>
        {Object.entries(props.choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly type: 'radio' | 'checkbox';
  readonly choices: Labels;
}

/** All choices visible: one tap on a phone instead of the three of a list. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { form, name, label, type, choices, initial } = props;
  const chosen = form.values[name] ?? (initial === undefined ? [] : [initial]);
  const problem = form.problems[name];
  return (
    <fieldset
      className="field choices"
      id={idOf(form, name)}
      tabIndex={problem === undefined ? undefined : -1}
      aria-describedby={problem === undefined ? undefined : `${idOf(form, name)}-problem`}
    >
      <legend>{label}</legend>
      <div>
        {Object.entries(choices).map(([value, words]) => (
          <label key={value}>
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {words}
          </label>
        ))}
      </div>
      <Problem form={form} name={name} />
    </fieldset>
  );
}

/**
 * Two inputs of one name: phones open their camera for the first and their photos for the second. Where there is no camera
 * the first is hidden. Browsers can't restore photos in a rejected form, so the field says so.
 */
export function PhotoField({ form }: { readonly form: FormState }) {
  const id = idOf(form, 'photos');
  return (
    <fieldset className="field photo-field">
      <legend>
        Photos, up to {photoRules.max}
        <small> (optional)</small>
      </legend>
      <div>
        <label className="camera">
          <span>Take a photo</span>
          <input type="file" name="photos" accept={photoRules.accept} capture="environment" />
        </label>
        <label>
          <span>Choose photos</span>
          <input id={id} type="file" name="photos" multiple accept={photoRules.accept} />
        </label>
      </div>
      {form.message !== '' && <p className="field-note">Please choose your photos again.</p>}
    </fieldset>
  );
}

function Field({ form, name, label, optional, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={idOf(form, name)}>
        {label}
        {optional === true && <small> (optional)</small>}
      </label>
      {children}
      <Problem form={form} name={name} />
    </div>
  );
}

function Problem({ form, name }: { readonly form: FormState; readonly name: string }) {
  const problem = form.problems[name];
  return problem === undefined ? null : (
    <p className="field-problem" id={`${idOf(form, name)}-problem`}>
      {problem}
    </p>
  );
}

function attributes({ form, name }: FieldProps) {
  const id = idOf(form, name);
  const isWrong = form.problems[name] !== undefined;
  return {
    id,
    name,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': isWrong ? `${id}-problem` : undefined,
  };
}

export function idOf(form: FormState, name: string): string {
  return `${form.kind}-${name}`;
}

export function valueOf(form: FormState, name: string): string | undefined {
  return form.values[name]?.[0];
}
