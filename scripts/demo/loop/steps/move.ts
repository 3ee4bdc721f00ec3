import type { Step } from '../scene.ts';

/** Moves the requisition, by the buyer or by the head of purchasing. */
export const move =
  (who: 'buyer' | 'head', status: string, reason?: string): Step =>
  async ({ requisition, [who]: say }) => {
    await say('PATCH', `/api/v1/purchase-requisitions/${requisition.id}/status`, { status, ...(reason && { reason }) });
  };
