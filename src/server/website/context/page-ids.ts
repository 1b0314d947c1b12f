import { v5, validate } from 'uuid';
import type { EditedPage, OwnService } from '../../platform/settings/site-settings.ts';
import { packPageId } from './edited-pages.ts';

/*
 * Ids under which the addresses of site pages are stored. They follow from the data: an import brings the same ones.
 */

const namespace = 'c2a3a2c8-6a0f-4b8e-9d5c-5f0f2f1a7e61';

/** A page of the trade, by the path that it always has. */
export const tradePageId = (path: string): string => v5(`page ${packPageId(path)}`, namespace);

export const editedPageId = ({ id, origin, path }: Pick<EditedPage, 'id' | 'origin' | 'path'>): string =>
  origin === 'pack' ? tradePageId(path) : ownPageId(id);

export const ownPageId = (id: string): string => (validate(id) ? id : v5(`own page ${id}`, namespace));

/** A page that is composed for a service. */
export const servicePageId = ({ id, keyword }: Pick<OwnService, 'id' | 'keyword'>): string =>
  validate(id) ? id : v5(`service ${id || keyword}`, namespace);
