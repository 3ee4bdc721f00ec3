import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** A page as every list of the server answers. */
export interface ListPage<Row> {
  items: Row[];
  page: { hasMore: boolean; nextCursor: string | null };
  meta?: { total: number; totalIsLowerBound: boolean };
}

/** Rows by cursor, a hundred at a time; the rows before stay while a filter changes. */
export function useList<Row>(
  queryKey: QueryKey,
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isPending, error, isPlaceholderData } = query;
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  return {
    rows: data?.pages.flatMap(({ items }) => items) ?? [],
    total: data?.pages[0]?.meta,
    more,
    hasMore: hasNextPage,
    isPending,
    isChanging: isPlaceholderData,
    error,
    again: () => void query.refetch(),
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
