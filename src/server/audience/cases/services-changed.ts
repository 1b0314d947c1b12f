import type { ServicesChanged } from '../../business/services/save-service.ts';
import { announce } from '../../platform/db/announce.ts';
import { freezeForServices } from '../../templates/templates/freeze-for-services.ts';

/** Templates take the services of now, menus and lists name them, and pages look for finished work by them anew. */
export const servicesChanged: ServicesChanged = async (trx, pack, userId) => {
  await freezeForServices(trx, pack, userId);
  await announce(trx, { kind: 'settings' });
  await announce(trx, { kind: 'cases', services: null, towns: [] });
};
