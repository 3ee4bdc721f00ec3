import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';
import type { ProposalBody } from '../model/changes.ts';
import type { Sheet } from '../model/sheet.ts';
import type { ProposalCard } from '../queries.ts';

export interface Saving {
  sent: Sheet;
  body: Partial<ProposalBody>;
  /** Version that it was typed over. */
  version: number;
}

/** One saving is one request, over the version that was read. */
export function useSave(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, version }: Saving): Promise<ProposalCard> => {
      const { warnings: _, ...card } = await ask(
        api.PATCH('/api/v1/commercial-proposals/{id}', {
          params: { path: { id } },
          headers: { 'If-Match': `"v${version}"` },
          body,
        }),
      );
      return card;
    },
    meta: { toldByPage: true },
    onSuccess() {
      void client.invalidateQueries({ queryKey: ['proposals', 'list'] });
      void client.invalidateQueries({ queryKey: ['activity', id] });
    },
  });
}
