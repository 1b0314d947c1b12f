import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Data that a write changed is read again, even if its first request was still running: the library would join that
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
