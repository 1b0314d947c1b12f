import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PackSummary } from '../../../contract/business/packs.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { packQueries } from './pack-queries.ts';

/** Which trades this site writes about. */
export function PackFields({ form }: { form: GroupForm<'packs'> }) {
  const { enabled } = form.values;
  const { data } = useQuery(packQueries.list());
  const packs = data?.items ?? [];
  const others = packs.filter(isOtherTrade);
  const isAnyTrade = packs.some(pack => pack.is_own && pack.is_any_trade);
  return (
    <Panel title="Content packs" help="If a pack is off, its pages stay but lose its links.">
      <Stack gap="md">
        {isAnyTrade && (
          <TextInput
            label="What your trade is called"
            description="Titles and texts say it, such as “Dog grooming”."
            maxLength={60}
            maw="24rem"
            {...form.getInputProps('trade_name')}
          />
        )}
        {packs
          .filter(pack => !isOtherTrade(pack))
          .map(pack => (
            <Switch
              key={pack.name}
              label={pack.label}
              description={descriptionOf(pack)}
              checked={pack.is_own || enabled.includes(pack.name)}
              disabled={pack.is_own}
              onChange={event =>
                form.setFieldValue(
                  'enabled',
                  event.currentTarget.checked
                    ? [...enabled, pack.name]
                    : enabled.filter(one => one !== pack.name),
                )
              }
            />
          ))}
        {others.length > 0 && (
          <Text size="sm" c="dimmed">
            Templates can also use the texts of {listed(others.map(({ label }) => label))}. Their site pages
            belong to a business of that trade.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** A pack with a front page is the trade of a whole business: it adds nothing to the pages of another one. */
const isOtherTrade = ({ is_own, pages }: PackSummary) => !is_own && pages.includes('/');

const listed = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

function descriptionOf({ is_own, keyword, pages }: PackSummary): string {
  if (is_own) return 'Your own business. Always on.';
  const texts = `Texts, presets and links for landing pages about ${keyword}.`;
  return pages.length === 0 ? texts : `${texts} Adds ${listed(pages)}.`;
}
