import type { BatchSubstance } from '../../../contract/generation/substance.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { FindingItem } from '../held-pages/finding-item.tsx';

/** Pages with too little to say, and where to say more. */
export function ThinFinding({ substance }: { substance: BatchSubstance }) {
  return (
    <FindingItem title="Too little to say" text={substance.verdict_text}>
      <ButtonLink size="xs" to="/admin/statements">
        Statements
      </ButtonLink>
      <ButtonLink size="xs" to="/admin/services">
        Services
      </ButtonLink>
    </FindingItem>
  );
}
