import { dayIn, type InvoiceRequest, type Scene, type Step } from '../scene.ts';

const base = ({ requisition }: Scene) => `/api/v1/purchase-requisitions/${requisition.id}`;

/** Everybody who was accepted is asked for an invoice: by a letter, or by a person with `link`. */
export const requestInvoices =
  (channel: 'email' | 'link' = 'email'): Step =>
  async (scene) => {
    const lines = [...new Set(scene.accepted.map(({ lineId }) => lineId))];
    const { results } = await scene.buyer('POST', `${base(scene)}/request-supplier-invoices`, {
      items: lines.map((procurementItemId) => ({ procurementItemId })),
      message: 'Просим выставить счёт на согласованное количество.',
      dueDate: dayIn(scene, 7),
      channel,
    });
    scene.requests = (results as Array<{ request: InvoiceRequest | null }>).flatMap(({ request }) => request ?? []);
  };

export const cancelRequests: Step = async (scene) => {
  for (const { id } of scene.requests) await scene.buyer('POST', `${base(scene)}/invoice-requests/${id}/cancel`, {});
};
