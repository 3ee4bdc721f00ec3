import { owner, request } from './harness.ts';
import { made, requisitionPortal } from './requisitions.ts';
import { newCounterparty } from './suppliers.ts';

export const url = '/api/v1/supplier-rfqs';

let suppliers = 0;

/** An instant so many hours from now. */
export const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A portal that may do all with requests for quotes, and the shortest words to do it. */
export async function rfqPortal() {
  const requisitions = await requisitionPortal();
  const { portal } = requisitions;
  const areas = ['supplier_documents', 'purchase_requisitions', 'catalog', 'counterparties', 'warehouses', 'settings'];
  const key = await portal.key(
    ...areas.flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]),
    'variables.read',
  );
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, body, headers });
  const supplier = async (contact: { email?: string; fullName?: string } = {}, name?: string) => {
    suppliers += 1;
    const email = contact.email ?? `sales-${suppliers}-${portal.tenantId.slice(-6)}@cement.ru`;
    const party = await newCounterparty(portal, name ?? `ООО «Поставщик ${suppliers}»`);
    await owner.query(
      'insert into counterparty_contacts (tenant_id, counterparty_id, full_name, email, is_primary) values ($1, $2, $3, $4, true)',
      [portal.tenantId, party.counterpartyId, contact.fullName ?? 'Ольга Петрова', email],
    );
    return { ...party, email };
  };
  const draft = async (more: Record<string, unknown> = {}) =>
    made(await ask('POST', url, { title: 'Цемент', responseDeadline: hoursAhead(100), items: [item()], ...more }));
  const cardOf = async (id: string) => (await ask('GET', `${url}/${id}`)).json;
  return { ...requisitions, key, ask, supplier, draft, cardOf };
}

export const item = (more: Record<string, unknown> = {}) => ({ name: 'Цемент М500', quantity: '10', ...more });
