import { writingRoutes } from '../../../contract/templates/writing.ts';
import { readQuery } from '../../platform/read-query.ts';
import { spintaxBody, type WritingField } from './writing-request.ts';

export const writingQueries = {
  usage: readQuery(['writing', 'usage'], writingRoutes.usage),

  /** Checks if a text can be spun: the button says so before it is pressed. */
  spinCheck: (field: WritingField) => {
    const body = spintaxBody(field, 'medium');
    return readQuery(['writing', 'spin-check', body.content, body.content_pack], writingRoutes.checkSpintax, {
      body,
      enabled: body.content.trim() !== '',
      staleTime: Infinity,
    });
  },
};
