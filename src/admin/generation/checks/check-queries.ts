import type { Batch } from '../../../contract/generation/batches.ts';
import { checkRoutes } from '../../../contract/generation/checks.ts';
import { listQuery } from '../../platform/read-query.ts';

/**
 * What keeps a batch from approval, or what was decided about it. Every screen reads it again, because areas, services
 * and statements change; so does a batch with another status or forecast.
 */
export const checksQuery = ({ id, status }: Pick<Batch, 'id' | 'status'>, forecast = '') =>
  listQuery(checkRoutes.read, { params: { id }, asOf: [status, forecast], staleTime: 0 });
