import { useDeferredValue, useMemo } from 'react';
import type { PageHead } from '../../../../engine/index.ts';
import { useDraft } from '../draft/draft-store.ts';
import { usePreviewValues } from './preview-values.ts';
import { renderHead, seedFor } from './render-draft.ts';

/** The head of the previewed page as it would come out. */
export function useRenderedHead(): PageHead {
  const { page } = usePreviewValues();
  const title = useDraft(draft => draft.title_template);
  const description = useDraft(draft => draft.meta_description_template);
  const heroTitle = useDraft(draft => draft.hero_title_template);
  const heroSubtitle = useDraft(draft => draft.hero_subtitle_template);
  const head = useMemo(
    () => ({
      title_template: title,
      meta_description_template: description,
      hero_title_template: heroTitle,
      hero_subtitle_template: heroSubtitle,
    }),
    [title, description, heroTitle, heroSubtitle],
  );
  const texts = useDeferredValue(head);
  return useMemo(() => renderHead(texts, page.values, seedFor(page)), [texts, page]);
}
