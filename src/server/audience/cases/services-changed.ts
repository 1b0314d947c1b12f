import type { ServicesChanged } from '../../business/services/save-service.ts';
import { announce } from '../../platform/db/announce.ts';
import { freezeForServices } from '../../templates/templates/freeze-for-services.ts';

/** Templates, menus and lists use the current services, and pages search finished work by them again. */
export const servicesChanged: ServicesChanged = async (trx, pack, userId) => {
  await freezeForServices(trx, pack, userId);
  await announce(trx, { kind: 'settings' });
  await announce(trx, { kind: 'cases', services: null, towns: [] });
};
