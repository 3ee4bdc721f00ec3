import assert from 'node:assert/strict';
import { uuidv7 } from '../src/kernel/values/uuid.ts';
import { owner, type Portal, request } from './harness.ts';
import { accept, line, requisitionPortal } from './requisitions.ts';
import { newWarehouse } from './stock.ts';
import { newCounterparty } from './suppliers.ts';

export const url = '/api/v1/invoices';

/** A portal whose key has all rights for requisitions and invoices, with short calls for tests. */
export async function billingPortal(held?: Portal) {
  const base = await requisitionPortal(held);
  const { portal } = base;
  // One person does everything here; who may approve and when is paid are tests of their own.
  await owner.query(
    'insert into company_profiles (tenant_id, no_self_approval, pay_only_approved) values ($1, false, false)',
    [portal.tenantId],
  );
  const key = await portal.key(
    ...[
      'finance',
      'supplier_documents',
      'purchase_requisitions',
      'catalog',
      'settings',
      'integration_api',
      'counterparties',
    ].flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]),
  );
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, body, headers });
  const supplier = await newCounterparty(portal);
  const receive = async (more: Record<string, unknown> = {}) =>
    ok(await ask('POST', url, { counterpartyId: supplier.counterpartyId, lines: [paper()], ...more }), 201);
  const card = async (id: string) => ok(await ask('GET', `${url}/${id}`));
  const move = (id: string, status: string, more: object = {}) =>
    ask('PATCH', `${url}/${id}/status`, { status, ...more });
  const pay = (id: string, amount: string, more: object = {}) =>
    ask('POST', `${url}/${id}/payments`, { amount, ...more });
  const approve = async (id: string, more: object = {}) => {
    ok(await move(id, 'pending_approval'));
    return ok(await move(id, 'approved', more));
  };
  /** An approved requisition whose lines were accepted from the supplier, ten of each at 100 with VAT. */
  const decided = async (items: Array<Record<string, unknown>> = [{}], price = '100') => {
    const requisition = await base.approved({ items: items.map((one) => line({ vatRate: '22', ...one })) });
    const allocations: string[] = [];
    for (const item of requisition.items)
      allocations.push(await accept(portal, item, supplier.supplierId, { quantity: item.quantity, price }));
    return { requisition, items: requisition.items, allocations };
  };
  return { ...base, key, ask, supplier, receive, card, move, pay, approve, decided };
}

export type Billing = Awaited<ReturnType<typeof billingPortal>>;

/** A line of an invoice: ten pieces at 100, VAT within. */
export const paper = (more: Record<string, unknown> = {}) => ({
  name: 'Цемент М500',
  quantity: '10',
  price: '100',
  vatRate: '22',
  ...more,
});

export function ok({ status, json }: Awaited<ReturnType<typeof request>>, wanted = 200) {
  assert.equal(status, wanted, JSON.stringify(json));
  return json;
}

/** The code of a refusal with its rule or its fields. */
export function refusal({ status, json }: Awaited<ReturnType<typeof request>>) {
  const about =
    json.rule ??
    json.errors?.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).join(', ');
  return about === undefined ? `${status} ${json.code}` : `${status} ${json.code}: ${about}`;
}

/** Goods that came for a requisition, to a warehouse of its own. */
export async function came({ portal, ask }: Billing, requisitionId: string, item: object) {
  const warehouseId = await newWarehouse(portal, `Склад ${uuidv7()}`);
  const body = { warehouseId, receivedAt: '2026-03-02T09:00:00.000Z', items: [item] };
  return ask('POST', `/api/v1/purchase-requisitions/${requisitionId}/stock-receipt`, body);
}
