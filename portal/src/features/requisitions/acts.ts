import { api, ask } from '../../shared/api/client.ts';
import type { Requisition, RequisitionStatus } from './queries.ts';

export const assign = ({ id, version }: Pick<Requisition, 'id' | 'version'>, responsibleId: string | null) =>
  ask(
    api.PATCH('/api/v1/purchase-requisitions/{procurementId}', {
      params: { path: { procurementId: id } },
      body: { responsibleId, version },
    }),
  );

/** Without a version: the stage is where people see it, and the last word stands. */
export const moveToStage = (id: string, stageId: string) =>
  ask(
    api.PATCH('/api/v1/purchase-requisitions/{procurementId}/stage', {
      params: { path: { procurementId: id } },
      body: { stageId },
    }),
  );

/** `from` guards against a change meanwhile. */
export const changeStatus = (
  { id, status: from }: Pick<Requisition, 'id' | 'status'>,
  status: RequisitionStatus,
  reason?: string,
) =>
  ask(
    api.PATCH('/api/v1/purchase-requisitions/{procurementId}/status', {
      params: { path: { procurementId: id } },
      body: { status, from, ...(reason && { reason }) },
    }),
  );

/** A new draft of the same, without dates. */
export const copyRequisition = (id: string) =>
  ask(
    api.POST('/api/v1/purchase-requisitions/{procurementId}/copy', {
      params: { path: { procurementId: id } },
      body: {},
    }),
  );
