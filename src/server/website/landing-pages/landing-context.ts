import type { CaseStore } from '../../audience/cases/case-store.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import type { ArticleCache } from '../../templates/encyclopedia/article-cache.ts';
import type { SitePageContext } from '../context/frame-context.ts';

/** What landing pages need: what is known of their subjects, finished work and articles near them. */
export interface LandingContext extends SitePageContext {
  readonly facts: FactStore;
  readonly cases: CaseStore;
  readonly articles: ArticleCache;
}
