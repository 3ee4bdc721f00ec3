import { api, ask } from '../api/client.ts';

/** What an approver says of a contract. It may be said as the page is left: it outlives the page. */
export function sayOfContract(id: string, verdict: 'approved' | 'rejected', reason: string) {
  const options = { params: { path: { id } }, keepalive: true };
  return verdict === 'approved'
    ? ask(api.POST('/api/v1/contracts/{id}/approve', { ...options, body: {} }))
    : ask(api.POST('/api/v1/contracts/{id}/reject', { ...options, body: { reason } }));
}
