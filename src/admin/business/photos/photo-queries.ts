import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { largestSitePhoto, type PhotoText, sitePhotoRoutes } from '../../../contract/business/photos.ts';
import { call, upload } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';

export const sitePhotosQuery = readQuery(['site-photos'], sitePhotoRoutes.list);

export const photoWrites = {
  put: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ place, file }: { place: string; file: File }) => {
        if (file.size > largestSitePhoto) {
          throw new ApiError('invalid', 'This file is larger than 20 MB. Choose a smaller one.');
        }
        return upload(sitePhotoRoutes.put, { params: { place }, file });
      },
      meta: { quiet: true },
      onSettled: () => client.invalidateQueries({ queryKey: sitePhotosQuery.queryKey }),
    }),

  describe: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ place, text }: { place: string; text: PhotoText }) =>
        call(sitePhotoRoutes.describe, { params: { place }, body: text }),
      meta: { quiet: true },
      onSettled: () => client.invalidateQueries({ queryKey: sitePhotosQuery.queryKey }),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ place }: { place: string }) => call(sitePhotoRoutes.remove, { params: { place } }),
      meta: { failure: 'The photo could not be removed' },
      onSettled: () => client.invalidateQueries({ queryKey: sitePhotosQuery.queryKey }),
    }),
};
