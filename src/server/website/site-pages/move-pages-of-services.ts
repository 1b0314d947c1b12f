import { servicesChanged } from '../../audience/cases/services-changed.ts';
import type { ServicesChanged } from '../../business/services/save-service.ts';
import { moveSiteAddresses } from './site-addresses.ts';

/** Menus, lists and finished work use the current services; visitors of a service’s former page are redirected. */
export const movePagesOfServices: ServicesChanged = async (trx, pack, userId) => {
  await servicesChanged(trx, pack, userId);
  await moveSiteAddresses(trx, { field: 'name' });
};
