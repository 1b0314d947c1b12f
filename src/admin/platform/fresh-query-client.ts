import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * What a write changed is read anew, also where the very first reading was still on its way: the library would join that
 * one, and it may have been answered before the write.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Tagged extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Tagged>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const isFirstReading = ({ state }: Pick<Query, 'state'>) =>
      state.data === undefined && state.fetchStatus === 'fetching';
    const concerned = this.getQueryCache().findAll(filters as InvalidateQueryFilters | undefined);
    await Promise.all(
      concerned.filter(isFirstReading).map(({ queryKey }) => this.cancelQueries({ queryKey, exact: true })),
    );
    await super.invalidateQueries(filters, options);
  }
}
