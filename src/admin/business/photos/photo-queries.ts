import { largestSitePhoto, type PhotoText, sitePhotoRoutes } from '../../../contract/business/photos.ts';
import { call, ofAtMost, upload } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

export const sitePhotosQuery = readQuery(['site-photos'], sitePhotoRoutes.list);

export const photoWrites = {
  put: write({
    mutationFn: async ({ place, file }: { place: string; file: File }) =>
      upload(sitePhotoRoutes.put, { params: { place }, file: ofAtMost(largestSitePhoto, file) }),
    silentFailure: true,
    changes: [sitePhotosQuery.queryKey],
  }),

  describe: write({
    mutationFn: ({ place, text }: { place: string; text: PhotoText }) =>
      call(sitePhotoRoutes.describe, { params: { place }, body: text }),
    silentFailure: true,
    changes: [sitePhotosQuery.queryKey],
  }),

  remove: write({
    mutationFn: ({ place }: { place: string }) => call(sitePhotoRoutes.remove, { params: { place } }),
    failure: 'The photo could not be removed',
    changes: [sitePhotosQuery.queryKey],
  }),
};
