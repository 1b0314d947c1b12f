import { z } from 'zod';
import { filled } from './setting-texts.ts';

const linkSchema = z.object({
  href: filled(500).regex(
    /^(?:\/(?:[a-z0-9][a-z0-9/-]*)?|https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:[/?#]\S*)?)$/i,
    'Enter a path like /pricing, or a full address with https://',
  ),
  text: filled(60),
});

const links = (max: number) => z.array(linkSchema).max(max, `At most ${max} links`);

/** The owner's menu and footer. Null: those of the trade. */
export const navigationSettingsSchema = z
  .object({
    menu: links(20).nullable().describe('The menu of every page. Null: the one of the trade.'),
    footer: z
      .array(z.object({ title: filled(60), links: links(20) }))
      .max(4, 'At most 4 columns')
      .nullable()
      .describe('Columns behind the services and the towns. Null: the one of the trade.'),
  })
  .meta({ id: 'NavigationSettings' });
