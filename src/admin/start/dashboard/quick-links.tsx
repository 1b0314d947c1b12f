import { IconFileText, IconGift, IconSitemap, IconTemplate } from '@tabler/icons-react';
import { ButtonLink } from '../../platform/ui/links.tsx';
import classes from './panel.module.css';

/** The most used links. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links" className={`buttons ${classes.links}`}>
      <ButtonLink to="/admin/templates" leftSection={<IconTemplate size={16} aria-hidden />}>
        Manage Templates
      </ButtonLink>
      <ButtonLink to="/admin/pages" leftSection={<IconFileText size={16} aria-hidden />}>
        Manage Pages
      </ButtonLink>
      <ButtonLink to="/admin/giveaways" leftSection={<IconGift size={16} aria-hidden />}>
        Giveaway Entries
      </ButtonLink>
      <ButtonLink to="/admin/sitemap" leftSection={<IconSitemap size={16} aria-hidden />}>
        Generate Sitemap
      </ButtonLink>
    </nav>
  );
}
