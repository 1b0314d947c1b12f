import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
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
    await this.cancelQueries({
      ...filters,
      fetchStatus: 'fetching',
      predicate: query => query.state.data === undefined && (filters?.predicate?.(query as never) ?? true),
    } as InvalidateQueryFilters);
    await super.invalidateQueries(filters, options);
  }
}
