import { useQuery } from '@tanstack/react-query';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import { readQuery } from '../../platform/read-query.ts';
import { listedCalls } from '../../platform/settings/setting-mutations.ts';
import { SettingsForm } from '../../platform/settings/settings-form.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { NavigationFields } from './navigation-fields.tsx';
import { sitePageQueries } from './site-page-queries.ts';

/** The menu of every page and the columns of its footer. */
export function NavigationScreen() {
  const settings = useQuery(readQuery(settingRoutes.read));
  const pages = useQuery(sitePageQueries.list());
  const unread = [settings, pages].find(query => !query.data);
  const shown = pages.data?.filter(page => page.is_shown);
  return (
    <Screen
      title="Menu and footer"
      purpose="Drag a link by its handle, or press Space and the arrows."
      back={{ to: '/admin/site', label: 'Site' }}
    >
      {settings.data && shown ? (
        <SettingsForm group="navigation" calls={listedCalls('navigation')} kept={settings.data.navigation}>
          {form => <NavigationFields form={form} pages={shown} />}
        </SettingsForm>
      ) : (
        unread && <QueryBoundary title="The links could not be read" query={unread} loading={320} />
      )}
    </Screen>
  );
}
