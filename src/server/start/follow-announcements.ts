import { galleryKey, townWorkKey, workKey } from '../audience/cases/announce-case.ts';
import type { CaseStore } from '../audience/cases/case-store.ts';
import { anyContact } from '../audience/conversations/watch-waiting.ts';
import { anyLead } from '../audience/leads/watch-new-leads.ts';
import { reviewsKey } from '../audience/reviews/announce-review.ts';
import { hubsKey } from '../pages/towns/hub-paths.ts';
import type { Announcement } from '../platform/db/announce.ts';
import { anyBatch, type RecordEvents } from '../platform/db/record-events.ts';
import type { SitemapContext } from '../search/sitemap/sitemap-context.ts';
import type { PageCache } from '../website/context/page-cache.ts';
import type { followFacts } from './follow-facts.ts';

/** Announcements after which public addresses, or when they changed, may be other ones. */
const changesAddresses: ReadonlySet<string> = new Set([
  'pages',
  'all-pages',
  'settings',
  'packs',
  'redirects',
  'cases',
]);

/** Announcements of things that screens watch. */
const watched: ReadonlySet<string> = new Set(['batch', 'template', 'page-change']);

interface Followers {
  readonly sitemap: SitemapContext;
  readonly events: RecordEvents;
  readonly cache: PageCache;
  readonly statements: ReturnType<typeof followFacts>;
  readonly cases: CaseStore;
  readonly settingsChanged: () => void;
  readonly packsChanged: () => void;
  readonly redirectsChanged: (sources: readonly string[]) => void;
  readonly webhooksWait: () => void;
  readonly dataRestored: () => void;
}

/** Updates this process after changes in the database by any process. */
export function followAnnouncements(followers: Followers) {
  const { sitemap, events, cache, statements, cases, settingsChanged, redirectsChanged } = followers;
  const everythingMayDiffer = () => {
    statements.allChanged();
    cases.clear();
    redirectsChanged([]);
    followers.packsChanged();
    events.everythingChanged();
  };
  const announced = (announcement: Announcement) => {
    if (changesAddresses.has(announcement.kind)) sitemap.changed();
    if (announcement.kind === 'batch') events.changed(anyBatch);
    if (watched.has(announcement.kind) && 'id' in announcement) events.changed(announcement.id);
    else if (announcement.kind === 'contacts') events.changed(anyContact);
    else if (announcement.kind === 'leads') {
      events.changed(anyLead);
      events.changed(anyContact); // A lead is part of its conversation.
    } else if (announcement.kind === 'pages') cache.dropShowing([...announcement.slugs, hubsKey]);
    else if (announcement.kind === 'facts') statements.changed(announcement.facts);
    else if (announcement.kind === 'cases' || announcement.kind === 'reviews') {
      const { kind, services, towns } = announcement;
      cases.clear();
      const newest = kind === 'cases' ? galleryKey : reviewsKey;
      if (services === null) cache.dropAll();
      else cache.dropShowing([newest, ...services.map(workKey), ...towns.map(townWorkKey)]);
    } else if (announcement.kind === 'article') cache.dropShowing([announcement.topic]);
    else if (announcement.kind === 'settings') settingsChanged();
    else if (announcement.kind === 'packs') followers.packsChanged();
    else if (announcement.kind === 'redirects') redirectsChanged(announcement.sources);
    else if (announcement.kind === 'webhooks') followers.webhooksWait();
    else if (announcement.kind === 'restored') {
      everythingMayDiffer();
      followers.dataRestored();
    } else if (announcement.kind === 'all-facts') statements.allChanged();
    else {
      // An import announces all pages.
      cases.clear();
      cache.dropAll();
    }
  };
  return { announced, everythingMayDiffer };
}
