import { canLink } from '../parts/can-link.ts';
import type { SectionProps } from '../section-facts.ts';

/** If the form is a separate page. */
const formPage = '/reserve-now';

/**
 * The scheduling form in a dialog, and a link to its page for browsers without dialogs. It opens without a script: by
 * `command` as a modal dialog if the browser supports it, else as a popover. A rejected form is open in the page,
 * because only a button can open a modal dialog; its button closes it.
 */
export function SchedulingDialogSection({ section, facts }: SectionProps<'scheduling_dialog'>) {
  const { lead, open_label, button_label, page_label } = section.content;
  const forms = facts.site?.forms;
  if (!forms) return null;
  const isReturned = forms.error_id !== null;
  return (
    <div className="band sky scheduling">
      <div className="inner">
        <div className="band-head">
          <h2>{section.title}</h2>
          <p className="lead">{lead}</p>
          <p className="actions">
            <button
              className="button call"
              type="button"
              popoverTarget={forms.place}
              {...{ command: 'show-modal', commandfor: forms.place }}
            >
              {open_label}
            </button>
            {page_label !== '' && canLink(formPage, facts) && (
              <a className="button" href={formPage}>
                {page_label}
              </a>
            )}
          </p>
        </div>
        <dialog
          className="form-dialog"
          id={forms.place}
          popover="auto"
          open={isReturned}
          tabIndex={isReturned ? -1 : undefined}
          aria-labelledby="schedule-title"
          aria-describedby={forms.error_id ?? undefined}
        >
          <div className="form-dialog-head">
            <h2 id="schedule-title">{section.title}</h2>
            <CloseButton place={forms.place} isReturned={isReturned} />
          </div>
          {forms.scheduling(button_label)}
        </dialog>
      </div>
    </div>
  );
}

function CloseButton({ place, isReturned }: { readonly place: string; readonly isReturned: boolean }) {
  if (isReturned)
    return (
      <form method="dialog">
        <button type="submit" aria-label="Close">
          ×
        </button>
      </form>
    );
  return (
    <button
      type="button"
      aria-label="Close"
      popoverTarget={place}
      popoverTargetAction="hide"
      {...{ command: 'close', commandfor: place }}
    >
      ×
    </button>
  );
}
