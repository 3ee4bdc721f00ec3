import type { Step } from '../scene.ts';

interface Plan {
  allocations: Array<{ itemId: string; supplierId: string; quantity: string }>;
}

/** The award that costs least from no more than three suppliers, saved as decisions. */
export const planAward: Step = async (scene) => {
  const { plan } = await scene.buyer('POST', '/api/v1/supplier-quotes/award-plan', {
    procurementId: scene.requisition.id,
    limits: [{ kind: 'max_suppliers', count: 3 }],
    save: true,
    reason: 'План с наименьшей стоимостью',
  });
  scene.accepted = ((plan as Plan | null)?.allocations ?? []).map(({ itemId, supplierId, quantity }) => ({
    lineId: itemId,
    supplierId,
    quantity,
  }));
};
