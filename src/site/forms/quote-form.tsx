import { EmailField, NameField, NeededFields } from './contact-fields.tsx';
import { ChoiceField, PhotoField, TextArea } from './fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { errorId, formPlace, formState, type PageForms, type QuotePlace } from './page-forms.ts';

interface QuoteFormProps {
  readonly forms: PageForms;
  readonly place: QuotePlace;
  readonly businessName: string;
}

/** The short form of a hero: what it is about, a photo, a phone number and a ZIP code. */
export function QuoteForm({ forms, place, businessName }: QuoteFormProps) {
  const form = formState(forms, 'quote');
  return (
    <section
      className="form-card"
      id={formPlace.quote}
      tabIndex={-1}
      aria-labelledby="quote-title"
      aria-describedby={form.message === '' ? undefined : errorId('quote')}
    >
      <h2 id="quote-title">Get your free quote</h2>
      <p>A phone number and a ZIP code will do. A photo says the rest.</p>
      <LeadForm
        form={form}
        forms={forms}
        businessName={businessName}
        button="Get my free quote"
        folded={
          <>
            <NameField form={form} />
            <EmailField form={form} optional />
            <TextArea form={form} name="details" label={forms.labels.details_question} rows={2} optional />
          </>
        }
      >
        <ChoiceField
          form={form}
          name="service"
          label="Service"
          type="radio"
          choices={forms.labels.services}
          initial={place.service}
        />
        <PhotoField form={form} />
        <NeededFields form={form} />
      </LeadForm>
    </section>
  );
}
