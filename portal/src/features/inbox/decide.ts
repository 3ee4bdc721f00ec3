import { api, ask } from '../../shared/api/client.ts';
import { sayOfContract } from '../../shared/approvals/say-of-contract.ts';
import type { Task } from './tasks.ts';

/** Says yes or no to a task, as the server takes it: a no has its reason. It may be said as the page is left: it outlives the page. */
export async function decide(task: Task, verdict: 'approved' | 'rejected', reason = ''): Promise<void> {
  const { kind, id } = task;
  if (kind === 'requisition' || kind === 'invoice') return moveTo(task, verdict, reason);
  const options = { params: { path: { id } }, keepalive: true };
  if (kind === 'contract') await sayOfContract(id, verdict, reason);
  else if (kind === 'proposal')
    await ask(
      verdict === 'approved'
        ? api.POST('/api/v1/commercial-proposals/{id}/approve', { ...options, body: {} })
        : api.POST('/api/v1/commercial-proposals/{id}/reject', { ...options, body: { reason } }),
    );
  else
    await ask(
      verdict === 'approved'
        ? api.POST('/api/v1/sales-invoices/{id}/approve', { ...options, body: {} })
        : api.POST('/api/v1/sales-invoices/{id}/reject', { ...options, body: { reason } }),
    );
}

async function moveTo({ kind, id }: Task, status: 'approved' | 'rejected', reason: string): Promise<void> {
  const body = { status, from: 'pending_approval' as const, ...(reason !== '' && { reason }) };
  const options = { body, keepalive: true };
  if (kind === 'requisition') {
    const params = { path: { procurementId: id } };
    await ask(api.PATCH('/api/v1/purchase-requisitions/{procurementId}/status', { params, ...options }));
  } else
    await ask(api.PATCH('/api/v1/invoices/{invoiceId}/status', { params: { path: { invoiceId: id } }, ...options }));
}
