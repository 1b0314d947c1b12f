import { timelines } from '../../contract/audience/lead-forms.ts';
import { AddressFields, EmailField, NameField, StateField } from './contact-fields.tsx';
import { PhotoField, SelectField, TextArea } from './fields.tsx';
import { FormError, TrapField } from './lead-form.tsx';
import { errorId, formPlace, formState, type PageForms } from './page-forms.ts';

interface AdditionFormProps {
  readonly forms: PageForms;
  readonly addition: NonNullable<PageForms['addition']>;
  readonly texts: { readonly title: string; readonly text: string; readonly button: string };
}

/** What a visitor may add to a request that was sent. All of it is optional; what is not a photo opens on a tap. */
export function AdditionForm({ forms, addition, texts }: AdditionFormProps) {
  const form = formState(forms, 'addition');
  const { title, text, button } = texts;
  return (
    <section
      className="band white answer"
      id={formPlace.addition}
      tabIndex={-1}
      aria-labelledby="more-title"
      aria-describedby={form.isReturned ? errorId('addition') : undefined}
    >
      <div className="inner">
        <h2 id="more-title">{title}</h2>
        <p>{text}</p>
        <form
          className="lead-form answer-form"
          method="post"
          action={`/leads/more#${formPlace.addition}`}
          encType="multipart/form-data"
        >
          <FormError form={form} />
          <input type="hidden" name="token" value={addition.token} />
          <input type="hidden" name="shown" value={addition.shown} />
          <TrapField />
          <div className="lead-form-fields">
            <PhotoField form={form} />
            <details className="more-fields" open={form.isReturned}>
              <summary>Add the street, your name or a note</summary>
              <AddressFields form={form} />
              <StateField form={form} state="" />
              <NameField form={form} />
              <EmailField form={form} optional />
              <SelectField
                form={form}
                name="timeline"
                label="How soon?"
                choices={timelines}
                prompt="Choose a time"
                optional
              />
              <TextArea form={form} name="details" label={forms.labels.details_question} optional />
            </details>
            <button className="button call" type="submit">
              {button}
            </button>
          </div>
        </form>
      </div>
    </section>
  );
}
