import { ok } from './billing.ts';
import { drainJobs, owner, type Portal, request } from './harness.ts';
import { installations } from './integrations.ts';
import { salesPortal } from './sales.ts';

/** Who sells in such a portal, and who buys; an operator has to know both. */
export const seller = { inn: '7707083893', kpp: '773601001' };
export const buyer = { inn: '7728168971', kpp: '773601001' };

const scopes = ['customer_documents', 'supplier_documents', 'settings', 'counterparties', 'finance'].flatMap((area) => [
  `${area}.read`,
  `${area}.write`,
]);

/** A portal that sells and has an operator of electronic documents at work, connected by these settings. */
export async function operatorPortalBy(publicId: string, operator: 'A' | 'B' | 'C', settings: object, held?: Portal) {
  const sales = await salesPortal({}, held);
  const key = await sales.portal.key(...scopes, 'documents.read', 'logistics.read');
  const ask = (method: string, path: string, body?: unknown) =>
    request(method, path.startsWith('/api') ? path : `/api/v1/e-documents${path}`, { key, body });
  const customerId = await sales.newParty('ООО «Юг»', { roles: ['customer'], kind: 'legal_entity', ...buyer });
  const installationId = ok(await ask('POST', installations, { publicId, settings }), 201).id as string;
  const report = ok(await ask('POST', `${installations}/${installationId}/test`, {}));
  if (!report.ok) throw new Error(JSON.stringify(report));

  const drain = () => drainJobs(sales.portal.tenantId);
  /** What the operator told meanwhile, taken in. */
  const sync = async () => {
    ok(await ask('POST', `${installations}/${installationId}/sync`, {}), 202);
    await drain();
  };
  const give = (entityId: string) => ask('POST', '/outgoing', { entityType: 'salesInvoice', entityId, operator });
  const card = async (id: string) => ok(await ask('GET', `/outgoing/${id}`));
  /** An issued invoice that was given to the operator, and the write for it. */
  const given = async () => {
    const invoice = await sales.issued({ customerId });
    const { id } = ok(await give(invoice.id), 201);
    await drain();
    return { invoice, id: id as string };
  };
  const writes = async () =>
    (
      await owner.query(
        'select id, operation, status, attempts, awaits_decision from integration_outbox where tenant_id = $1 order by created_at',
        [sales.portal.tenantId],
      )
    ).rows;
  /** Waits of the outbox are over. */
  const later = async () => {
    await owner.query('update jobs set due_at = now() where tenant_id = $1', [sales.portal.tenantId]);
    await drain();
  };
  return { ...sales, ask, customerId, installationId, drain, sync, give, card, given, writes, later };
}

/** What a person sees of a document's place. */
export const stands = ({ status, signatureStatus }: { status: string; signatureStatus: string }) =>
  `${status} ${signatureStatus}`;
