import type { RequestFormContent, SchedulingDialogContent } from '../block.ts';
import { errorId, formPlace, formState, type PageForms } from './page-forms.ts';
import { SchedulingForm } from './scheduling-form.tsx';

interface BandProps<Content> {
  readonly content: Content;
  readonly forms: PageForms;
  readonly businessName: string;
}

/** The form that asks for a day, as the body of a page. */
export function RequestFormBand({ content, forms, businessName }: BandProps<RequestFormContent>) {
  const { isReturned } = formState(forms, 'scheduling');
  return (
    <section
      className="band white form-band"
      id={formPlace.scheduling}
      tabIndex={-1}
      aria-labelledby="schedule-title"
      aria-describedby={isReturned ? errorId('scheduling') : undefined}
    >
      <div className="inner">
        <div className="band-head">
          <h2 id="schedule-title">{content.title}</h2>
          <p className="lead">{content.lead}</p>
          <ul className="form-notes">
            {content.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <SchedulingForm forms={forms} businessName={businessName} button={content.button_label} />
      </div>
    </section>
  );
}

/*
 * Opens without a script: by `command` as a modal dialog if the browser supports it, else as a popover.
 * A rejected form is open in the page, because only a button can open a modal dialog; its button closes it.
 */
const open = { command: 'show-modal', commandfor: formPlace.scheduling };
const close = { command: 'close', commandfor: formPlace.scheduling };

/** The same form in a dialog, and a link to it for browsers without dialogs. */
export function SchedulingDialog({ content, forms, businessName }: BandProps<SchedulingDialogContent>) {
  const { isReturned } = formState(forms, 'scheduling');
  return (
    <section className="band sky scheduling" aria-labelledby="scheduling-title">
      <div className="inner">
        <div className="band-head">
          <h2 id="scheduling-title">{content.title}</h2>
          <p className="lead">{content.lead}</p>
          <p className="actions">
            <button className="button call" type="button" popoverTarget={formPlace.scheduling} {...open}>
              {content.open_label}
            </button>
            <a className="button" href={content.page.href}>
              {content.page.text}
            </a>
          </p>
        </div>
        <dialog
          className="form-dialog"
          id={formPlace.scheduling}
          popover="auto"
          open={isReturned}
          tabIndex={isReturned ? -1 : undefined}
          aria-labelledby="schedule-title"
          aria-describedby={isReturned ? errorId('scheduling') : undefined}
        >
          <div className="form-dialog-head">
            <h2 id="schedule-title">{content.title}</h2>
            {isReturned ? (
              <form method="dialog">
                <button type="submit" aria-label={content.close_label}>
                  ×
                </button>
              </form>
            ) : (
              <button
                type="button"
                aria-label={content.close_label}
                popoverTarget={formPlace.scheduling}
                popoverTargetAction="hide"
                {...close}
              >
                ×
              </button>
            )}
          </div>
          <SchedulingForm forms={forms} businessName={businessName} button={content.button_label} />
        </dialog>
      </div>
    </section>
  );
}
