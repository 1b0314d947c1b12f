import type { ReactNode } from 'react';
import { type AnswerContent, AnswerPage } from './answer-page.tsx';
import { CaseFacts, CasePhotos, type FinishedCase } from './finished-work.tsx';

/** What a customer is shown behind a consent link, as finished strings. */
export interface ConsentContent extends AnswerContent {
  /** Null: nothing can be agreed to. */
  readonly form: {
    readonly revision: number;
    readonly content: FinishedCase;
    readonly has: { readonly photos: number; readonly words: boolean; readonly name: boolean };
  } | null;
  /** What is agreed to now. */
  readonly agreed: readonly string[];
}

const withdrawal = {
  title: 'Take it down',
  text: 'Everything of this work leaves our website at once. This link keeps working for that.',
  button: 'Withdraw and take it down',
};

/** The page of a consent link: the content to show, three boxes, and a button to withdraw. */
export function Consent({ content }: { readonly content: ConsentContent }) {
  const { action, form, agreed } = content;
  return (
    <AnswerPage content={content} withdrawal={withdrawal}>
      {agreed.length > 0 && (
        <ul className="ticks">
          {agreed.map(one => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {form !== null && <AskForm action={action} form={form} />}
    </AnswerPage>
  );
}

function AskForm({
  action,
  form,
}: Pick<ConsentContent, 'action'> & { readonly form: NonNullable<ConsentContent['form']> }) {
  const { content, has, revision } = form;
  return (
    <form method="post" action={action} className="answer-form">
      <h2>What we would show</h2>
      <p>{content.summary}</p>
      <CaseFacts content={content} />
      <input type="hidden" name="revision" value={revision} />
      <fieldset>
        <legend>Choose what we may show</legend>
        {has.photos > 0 && (
          <Choice name="photos" label={has.photos === 1 ? 'The photo' : `The ${has.photos} photos`}>
            <CasePhotos photos={content.photos} summary={content.summary} />
          </Choice>
        )}
        {has.words && (
          <Choice name="words" label="Your words">
            <blockquote className="case-words prose">{content.words}</blockquote>
          </Choice>
        )}
        {has.name && (
          <Choice name="name" label="Your first name">
            <p>{content.name}</p>
          </Choice>
        )}
      </fieldset>
      <p>We never show your address. The load, the price, the day and the town say nothing about you.</p>
      <button type="submit" className="button call" name="action" value="agree">
        I agree to what is ticked
      </button>
    </form>
  );
}

function Choice({
  name,
  label,
  children,
}: {
  readonly name: 'photos' | 'words' | 'name';
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="answer-choice">
      <label>
        <input type="checkbox" name={name} value="yes" />
        <span>{label}</span>
      </label>
      {children}
    </div>
  );
}
