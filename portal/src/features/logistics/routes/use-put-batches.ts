import { useQueryClient } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type ProposedRoute, type RoutedBatch, stopsOfBatches } from './batches-of-route.ts';
import type { Route } from './queries.ts';

/** Puts batches on the route that was just made, each at its stop; those that are refused are told, and stay where they were. */
export function usePutBatches(
  proposed: ProposedRoute | undefined,
  batches: readonly RoutedBatch[],
  onSaving: (isSaving: boolean) => void,
) {
  const client = useQueryClient();
  return async ({ id: routeId, stops }: Route) => {
    onSaving(true);
    const refused: string[] = [];
    let reason: unknown;
    for (const { batchId, stopId } of stopsOfBatches(proposed ?? { batches: [] }, stops)) {
      const params = { path: { batchId } };
      try {
        await ask(api.PATCH('/api/v1/logistics/batches/{batchId}', { params, body: { routeId, stopId } }));
      } catch (error) {
        refused.push(batches.find(({ id }) => id === batchId)?.number ?? batchId);
        reason = error;
      }
    }
    onSaving(false);
    await client.invalidateQueries({ queryKey: ['logistics'] });
    if (reason)
      tellProblem(reason, `${say('Not put on the route', 'Не поставлены на маршрут')}: ${refused.join(', ')}`);
  };
}
