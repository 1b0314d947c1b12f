import { writingRoutes } from '../../../contract/templates/writing.ts';
import { readQuery } from '../../platform/read-query.ts';

export const writingQueries = {
  usage: readQuery(['writing', 'usage'], writingRoutes.usage),
};
