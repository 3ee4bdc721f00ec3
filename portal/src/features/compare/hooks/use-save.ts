import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import type { GivenDecision } from '../model/decisions.ts';
import { decisionsQuery } from '../queries.ts';

export interface Overrides {
  reason?: string;
  allowMoqOverride?: boolean;
  acceptExpired?: boolean;
}

export interface Saving {
  decisions: GivenDecision[];
  /** Version of the requisition that the decision was made over. */
  version: number;
  overrides?: Overrides;
}

interface SaveEvents {
  onSaved(saving: Saving): void;
  /** Somebody changed the requisition since. */
  onStale(saving: Saving): void;
  onRefused(error: unknown, saving: Saving): void;
}

/** One saving is one request; whatever shows decisions is fetched again after it. */
export function useSave(requisitionId: string, { onSaved, onStale, onRefused }: SaveEvents) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ decisions, version, overrides }: Saving) =>
      ask(
        api.PATCH('/api/v1/purchase-requisitions/{procurementId}/quote-line-decisions', {
          params: { path: { procurementId: requisitionId } },
          headers: { 'If-Match': `"v${version}"` },
          body: { decisions, ...overrides },
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess(_, saving) {
      await client.refetchQueries({ queryKey: decisionsQuery(requisitionId).queryKey });
      onSaved(saving);
      void client.invalidateQueries({ queryKey: ['requisitions'] });
      void client.invalidateQueries({ queryKey: ['quotes'] });
    },
    onError(error, saving) {
      if (isProblem(error, 'precondition_failed', 'version_conflict')) onStale(saving);
      else onRefused(error, saving);
    },
  });
}
