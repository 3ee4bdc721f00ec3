import { ok } from './billing.ts';
import { newPortal, owner, type Portal, request } from './harness.ts';

export const url = '/api/v1/sales-invoices';

const scopes = [
  ...['customer_documents', 'counterparties', 'catalog', 'settings', 'finance', 'supplier_documents'],
  'purchase_requisitions',
].flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]);

/** A row of eight at 155.61 with VAT. */
export const cement = { name: 'Цемент М500', quantity: '8', unitPrice: '155.61', vatRate: '22' };

const seller = { name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' };

interface Switches {
  approvalRequired?: boolean;
  noSelfApproval?: boolean;
}

/** A portal that sells, with a seller, a customer and the shortest words to write an invoice; no approval is asked for unless told. */
export async function salesPortal({ approvalRequired = false, noSelfApproval = true }: Switches = {}, held?: Portal) {
  const portal = held ?? (await newPortal());
  await owner.query(
    `insert into company_profiles (tenant_id, approval_required, no_self_approval, pay_only_approved) values ($1, $2, $3, false)
     on conflict (tenant_id) do update set approval_required = excluded.approval_required, no_self_approval = excluded.no_self_approval`,
    [portal.tenantId, approvalRequired, noSelfApproval],
  );
  const key = await portal.key(...scopes);
  const call = (method: string, path: string, body?: unknown) => request(method, path, { key, body });
  const ask = (method: string, path = '', body?: unknown) => call(method, `${url}${path}`, body);
  const newSeller = async (more: object = {}) =>
    ok(await call('POST', '/api/v1/settings/seller-profiles', { ...seller, ...more }), 201).id as string;
  const newParty = async (shortName: string, more: object = { roles: ['customer'] }) =>
    ok(await call('POST', '/api/v1/counterparties', { shortName, ...more }), 201).id as string;
  const sellerId = await newSeller();
  const customerId = await newParty('ООО «Север»');
  const create = async (more: Record<string, unknown> = {}) =>
    ok(await ask('POST', '', { customerId, rows: [cement], ...more }), 201);
  const change = async (id: string, body: Record<string, unknown>) => ok(await ask('PATCH', `/${id}`, body));
  const card = async (id: string) => ok(await ask('GET', `/${id}`));
  const act = (id: string, move: string, body: object = {}) => ask('POST', `/${id}/${move}`, body);
  const issued = async (more: Record<string, unknown> = {}) => ok(await act((await create(more)).id, 'issue'));
  const pay = (id: string, amount: string, more: object = {}) => ask('POST', `/${id}/payments`, { amount, ...more });
  return {
    ...{ portal, key, call, ask, newSeller, newParty, sellerId, customerId },
    ...{ create, change, card, act, issued, pay },
  };
}
