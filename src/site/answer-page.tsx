import type { ReactNode } from 'react';

/** What all pages behind a signed link hold. */
export interface AnswerContent {
  readonly title: string;
  readonly problem: string | null;
  /** Target of the answer. */
  readonly action: string;
  readonly canWithdraw: boolean;
}

interface AnswerPageProps {
  readonly content: AnswerContent;
  readonly withdrawal: { readonly title: string; readonly text: string; readonly button: string };
  readonly children: ReactNode;
}

/** The page of a signed link: a problem, the answer or the form, and the way to withdraw it. */
export function AnswerPage({ content, withdrawal, children }: AnswerPageProps) {
  const { title, problem, action, canWithdraw } = content;
  return (
    <section className="band white answer" aria-label={title}>
      <div className="inner">
        {problem !== null && (
          <p className="answer-problem" role="alert">
            {problem}
          </p>
        )}
        {children}
        {canWithdraw && (
          <form method="post" action={action} className="answer-withdraw">
            <h2>{withdrawal.title}</h2>
            <p>{withdrawal.text}</p>
            <button type="submit" className="button" name="action" value="withdraw">
              {withdrawal.button}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
