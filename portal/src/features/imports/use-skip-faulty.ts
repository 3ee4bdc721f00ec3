import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import { pathsOf } from './addresses.ts';
import type { Place } from './nouns.ts';
import type { ImportJob } from './queries.ts';

const atOnce = 200;

/** Leaves out every row with an error or without a decision, page by page. */
export function useSkipFaulty(place: Place, { id }: ImportJob) {
  const client = useQueryClient();
  const { rows, preview, path } = pathsOf(place);
  const params = { path: path(id) };
  const skip = async (only: 'errors' | 'conflict') => {
    for (let cursor: string | undefined; ; ) {
      const { items, page } = await ask(
        api.GET(rows, { params: { ...params, query: { only, cursor, limit: atOnce } } }),
      );
      if (items.length === 0) return;
      const rowActions = items.map(({ rowId }) => ({ rowId, action: 'skip' as const }));
      await ask(api.PATCH(preview, { params, body: { rowActions } }));
      if (page.nextCursor === null) return;
      cursor = page.nextCursor;
    }
  };
  return useMutation({
    async mutationFn() {
      await skip('errors');
      await skip('conflict');
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['imports', id] }),
  });
}
