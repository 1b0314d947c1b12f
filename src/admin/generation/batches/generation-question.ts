import type { GenerationPreview } from '../../../contract/generation/batch-reports.ts';
import { counted } from '../../platform/ui/count.ts';

/** What generating these batches does, as a question. */
export function generationQuestion(ready: GenerationPreview['ready']): string {
  if (ready.length === 0) return 'Nothing can be generated now.';
  const verb = ready.some(batch => batch.needs_approval) ? 'Approve and ' : '';
  const pages = counted(sum(ready), 'page');
  const drafts = ready.filter(batch => batch.page_status === 'draft');
  if (drafts.length === ready.length) return sentence(`${verb}generate ${pages} as drafts?`);
  return drafts.length === 0
    ? sentence(`${verb}publish ${pages}?`)
    : sentence(
        `${verb}generate ${pages}, ${counted(sum(drafts), 'of them as a draft', 'of them as drafts')}?`,
      );
}

const sum = (batches: GenerationPreview['ready']) => batches.reduce((total, { pages }) => total + pages, 0);
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
