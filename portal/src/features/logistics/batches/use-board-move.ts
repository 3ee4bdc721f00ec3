import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { say } from '../../../kit/say.ts';
import type { ListPage } from '../../../kit/table/use-list.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type Batch, type BatchStatus, columnOf, type Filters } from './queries.ts';

interface Moved {
  batch: Batch;
  to: BatchStatus;
}

type Column = InfiniteData<ListPage<Batch>, string | undefined>;

/**
 * Seen at once, told to the server after, and put back where the server refuses. Moves go one by one, each from the status that the one
 * before has led to: the flow refuses any other.
 */
export function useBoardMove(filters: Filters) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: 'batch-board' },
    mutationFn: ({ batch: { id: batchId }, to }: Moved) =>
      ask(
        api.PATCH('/api/v1/logistics/batches/{batchId}', {
          params: { path: { batchId } },
          body: { status: to },
        }),
      ),
    async onMutate({ batch, to }) {
      await client.cancelQueries({ queryKey: ['logistics', 'batches'] });
      const [from, target] = [columnOf(filters, batch.status).key, columnOf(filters, to).key];
      const before = [from, target].map((key) => [key, client.getQueryData<Column>(key)] as const);
      client.setQueryData<Column>(
        from,
        (held) => held && withRows(held, (rows) => rows.filter(({ id }) => id !== batch.id)),
      );
      client.setQueryData<Column>(
        target,
        (held) => held && withRows(held, (rows, at) => (at === 0 ? [{ ...batch, status: to }, ...rows] : rows)),
      );
      return { before };
    },
    onError(_error, _move, context) {
      for (const [key, column] of context?.before ?? []) client.setQueryData(key, column);
    },
    onSuccess: ({ number, status }) => tellDone(`${number}: ${say(deliveryBatchFlow.statuses[status]).toLowerCase()}`),
    onSettled: () => client.invalidateQueries({ queryKey: ['logistics'] }),
  });
  return useCallback((moved: Moved) => mutate(moved), [mutate]);
}

const withRows = (column: Column, change: (rows: Batch[], page: number) => Batch[]): Column => ({
  ...column,
  pages: column.pages.map((page, at) => ({ ...page, items: change(page.items, at) })),
});
