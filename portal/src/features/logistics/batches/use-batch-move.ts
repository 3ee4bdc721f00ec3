import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { Batch, BatchStatus } from './queries.ts';

interface Wanted {
  to: BatchStatus;
  reason?: string;
}

/** Moves a batch, if it is still the one that is seen. */
export function useBatchMove({ id: batchId, number, version }: Pick<Batch, 'id' | 'number' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ to, reason }: Wanted) =>
      ask(
        api.PATCH('/api/v1/logistics/batches/{batchId}', {
          params: { path: { batchId } },
          body: { status: to, version, ...(reason && { reason }) },
        }),
      ),
    onSuccess: ({ status }) => tellDone(`${number}: ${say(deliveryBatchFlow.statuses[status]).toLowerCase()}`),
    onSettled: () => client.invalidateQueries({ queryKey: ['logistics'] }),
  });
}
