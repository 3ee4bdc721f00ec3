import { infiniteQueryOptions, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** A page as every list of the server answers. */
export interface ListPage<Row> {
  items: Row[];
  page: { hasMore: boolean; nextCursor: string | null };
  meta?: { total: number; totalIsLowerBound: boolean };
  /** Where it was asked for. */
  address?: string;
}

/** A list by its key and a page of it by cursor, for `useList` and for asking ahead. */
export const listOptions = <Row>(
  queryKey: QueryKey,
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }: ListPage<Row>) => page.nextCursor ?? undefined,
  });

type Loader<Row> = Parameters<typeof listOptions<Row>>[1];

/** Rows by cursor, a page at a time; the rows before stay while a filter changes. Nothing is asked for until it is wanted. */
export function useList<Row>(queryKey: QueryKey, load: Loader<Row>, isWanted = true) {
  const query = useInfiniteQuery({
    ...listOptions(queryKey, load),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isPending, error, isPlaceholderData } = query;
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  return {
    rows: data?.pages.flatMap(({ items }) => items) ?? [],
    total: data?.pages[0]?.meta,
    address: data?.pages[0]?.address,
    more,
    hasMore: hasNextPage,
    isPending,
    isChanging: isPlaceholderData,
    error,
    again: () => void query.refetch(),
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
