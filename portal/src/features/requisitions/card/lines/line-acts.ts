import { useMutation } from '@tanstack/react-query';
import { api, ask } from '../../../../shared/api/client.ts';
import type { RequisitionCard, RequisitionLine } from '../../queries.ts';
import { useCardChanged } from '../use-card-changed.ts';

type LineChange = Partial<
  Pick<RequisitionLine, 'name' | 'quantity' | 'uom' | 'plannedPrice' | 'requiredAt' | 'status'>
> & {
  specification?: string | null;
  productFields?: Record<string, unknown>;
  releaseAllocations?: boolean;
};

/** Changes one line; the version it was read at goes with it. Refusals stand at the line. */
export function useChangeLine({ id: procurementId }: RequisitionCard) {
  const changed = useCardChanged();
  return useMutation({
    mutationFn: ({ line: { id, version }, change }: { line: RequisitionLine; change: LineChange }) =>
      ask(
        api.PATCH('/api/v1/purchase-requisitions/{procurementId}/items/{itemId}', {
          params: { path: { procurementId, itemId: id } },
          headers: { 'If-Match': `"v${version}"` },
          body: change,
        }),
      ),
    meta: { toldByPage: true },
    onSettled: changed,
  });
}

export function useCancelLine({ id: procurementId }: RequisitionCard) {
  const changed = useCardChanged();
  return useMutation({
    mutationFn: ({ line: { id, version }, reason }: { line: RequisitionLine; reason: string }) =>
      ask(
        api.DELETE('/api/v1/purchase-requisitions/{procurementId}/items/{itemId}', {
          params: { path: { procurementId, itemId: id }, query: reason ? { reason } : {} },
          headers: { 'If-Match': `"v${version}"` },
        }),
      ),
    meta: { toldByPage: true },
    onSettled: changed,
  });
}

export function useOrderLines({ id }: RequisitionCard) {
  const changed = useCardChanged();
  return useMutation({
    mutationFn: (itemIds: string[]) =>
      ask(
        api.PUT('/api/v1/purchase-requisitions/{procurementId}/items/order', {
          params: { path: { procurementId: id } },
          body: { itemIds },
        }),
      ),
    onSettled: changed,
  });
}
