import { ContactFields, ZipField } from './contact-fields.tsx';
import { ChoiceField } from './fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { errorId, formPlace, formState, type PageForms, type QuotePlace } from './page-forms.ts';

interface QuoteFormProps {
  readonly forms: PageForms;
  readonly place: QuotePlace;
  readonly businessName: string;
}

/** The short form of a hero: name, place, service. */
export function QuoteForm({ forms, place, businessName }: QuoteFormProps) {
  const form = formState(forms, 'quote');
  return (
    <section
      className="form-card"
      id={formPlace.quote}
      tabIndex={-1}
      aria-labelledby="quote-title"
      aria-describedby={form.isReturned ? errorId('quote') : undefined}
    >
      <h2 id="quote-title">Get your free quote</h2>
      <p>Five answers, and we call you back.</p>
      <LeadForm
        form={form}
        forms={forms}
        businessName={businessName}
        button="Get my free quote"
        hasPhotos={false}
      >
        <ContactFields form={form} after={<ZipField form={form} />} />
        <ChoiceField
          form={form}
          name="service"
          label="Service"
          type="radio"
          choices={forms.labels.services}
          initial={place.service}
        />
      </LeadForm>
    </section>
  );
}
