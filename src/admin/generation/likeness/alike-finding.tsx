import type { Batch } from '../../../contract/generation/batches.ts';
import type { Likeness } from '../../../contract/generation/likeness.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { FindingItem } from '../held-pages/finding-item.tsx';
import { ComputeButton } from './compute-button.tsx';
import { NoindexChoice } from './noindex-choice.tsx';

interface AlikeFindingProps {
  readonly batch: Batch;
  readonly likeness: Likeness;
  /** Another finding above offers the links to where more can be said. */
  readonly hasLinks: boolean;
}

/** Pages that are too similar, with the closest two and what would help, or whose similarity is not known. */
export function AlikeFinding({ batch, likeness, hasLinks }: AlikeFindingProps) {
  if (likeness.verdict === 'unknown')
    return (
      <FindingItem title="No forecast yet" text={likeness.verdict_text}>
        <ComputeButton batch={batch} likeness={likeness} size="xs" />
      </FindingItem>
    );
  return (
    <FindingItem
      title="Too similar to approve"
      text={`${likeness.verdict_text}${closestTwo(likeness)} ${whatHelps}`}
    >
      {!hasLinks && (
        <>
          <ButtonLink size="xs" to="/admin/statements">
            Statements
          </ButtonLink>
          <ButtonLink size="xs" to="/admin/services">
            Services
          </ButtonLink>
        </>
      )}
      <NoindexChoice batch={batch} likeness={likeness} />
    </FindingItem>
  );
}

const whatHelps =
  'Statements of the towns and texts of the services tell pages apart; other wording does not.';

function closestTwo({ figures }: Likeness): string {
  const [pair] = figures?.worst ?? [];
  if (!pair) return '';
  const where = pair.is_live ? ' of the site' : '';
  return ` Most similar: /${pair.one}/ and /${pair.other}/${where} (${pair.likeness_percent}%).`;
}
