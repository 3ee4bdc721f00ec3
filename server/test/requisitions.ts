import assert from 'node:assert/strict';
import type { Requisition } from '../../nouns/requisition.ts';
import { requisitions } from '../src/domains/requisitions/requisition.ts';
import { settleRequisition } from '../src/domains/requisitions/settle-requisition.ts';
import { id, object } from '../src/kernel/fields.ts';
import { command, type WriteContext } from '../src/kernel/operation.ts';
import { uuidv7 } from '../src/kernel/values/uuid.ts';
import { newPerson, newPortal, owner, type Portal, request, run, signIn } from './harness.ts';

export const url = '/api/v1/purchase-requisitions';

const areas = ['purchase_requisitions', 'catalog', 'counterparties', 'warehouses', 'settings', 'integration_api'];

export type Answer = Awaited<ReturnType<typeof request>>;

/** A day every test may want things by. */
export const someDay = '2031-05-20';

/** A portal whose key has all rights for requisitions, with short calls for tests. */
export async function requisitionPortal(held?: Portal) {
  const portal = held ?? (await newPortal());
  const key = await portal.key(
    ...areas.flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]),
    'variables.read',
  );
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, body, headers });
  const create = async (more: Record<string, unknown> = {}) =>
    made(await ask('POST', url, { dueDate: someDay, items: [line()], ...more }));
  const settle = async (company: Record<string, unknown>) => {
    const { status, json } = await ask('PATCH', '/api/v1/settings/company', company);
    assert.equal(status, 200, JSON.stringify(json));
  };
  const cardOf = async (id: string) => (await ask('GET', `${url}/${id}`)).json;
  const moveTo = (id: string, status: string, more: object = {}) =>
    ask('PATCH', `${url}/${id}/status`, { status, ...more });
  /** A requisition that went through approval where the company asks for none. */
  const approved = async (more: Record<string, unknown> = {}) => {
    await settle({ approvalRequired: false });
    const { id } = await create(more);
    const { status, json } = await moveTo(id, 'approved');
    assert.equal(status, 200, JSON.stringify(json));
    return cardOf(id);
  };
  return { portal, key, ask, create, settle, cardOf, moveTo, approved };
}

/** Another person of a portal, with a function for requests. */
export async function colleague(portal: Portal, role: Parameters<typeof newPerson>[1]) {
  const person = await newPerson(portal, role);
  const token = await signIn(portal, person.userId);
  const ask = (method: string, path: string, body?: unknown) => request(method, path, { token, body });
  return { ...person, ask };
}

/** Settles a requisition, as the domains above do after they wrote under it. */
export const settled = (
  portal: Portal,
  requisitionId: string,
  work: (ctx: WriteContext, held: Requisition) => Promise<unknown> = async () => {},
) =>
  run(
    command({
      name: 'requisitions.test-settle',
      summary: { en: 'Settle', ru: 'Свести' },
      permission: 'purchase_requisitions.update',
      scope: null,
      input: object({ id: id() }),
      output: object({}),
      async run(ctx, { id }) {
        const held = await requisitions.lock(ctx.db, id);
        await work(ctx, held);
        if ((await settleRequisition(ctx, held)) === held) ctx.nothingChanged();
        return {};
      },
    }),
    portal.owner,
    { id: requisitionId },
  );

interface Accepted {
  quantity: string;
  price?: string;
  received?: string;
  invoiced?: string;
}

/** An accepted allocation of a line, written as the decisions write it, and the requisition settled. */
export async function accept(
  portal: Portal,
  line: { id: string; procurementId: string },
  supplierId: string,
  { quantity, price = '90', received = '0', invoiced = '0' }: Accepted,
): Promise<string> {
  const allocationId = uuidv7();
  await owner.query(
    `insert into requisition_allocations (tenant_id, id, requisition_id, line_id, supplier_id, quantity, uom, price, currency, vat_mode,
       amount, received_quantity, invoiced_quantity)
     values ($1, $2, $3, $4, $5, $6, '796', $7, 'RUB', 'included', round($6::measure * $7::price, 2), $8, $9)`,
    [portal.tenantId, allocationId, line.procurementId, line.id, supplierId, quantity, price, received, invoiced],
  );
  await settled(portal, line.procurementId);
  return allocationId;
}

/** What invoices and receipts have told of a line, and the requisition settled. */
export async function counted(
  portal: Portal,
  line: { id: string; procurementId: string },
  counts: { received?: string; invoiced?: string },
) {
  await owner.query(
    'update requisition_lines set received_quantity = coalesce($3, received_quantity), invoiced_quantity = coalesce($4, invoiced_quantity) where tenant_id = $1 and id = $2',
    [portal.tenantId, line.id, counts.received ?? null, counts.invoiced ?? null],
  );
  await settled(portal, line.procurementId);
}

export const line = (more: Record<string, unknown> = {}) => ({
  name: 'Цемент М500',
  quantity: '10',
  plannedPrice: '100',
  ...more,
});

export function made({ status, json }: Answer) {
  assert.equal(status, 201, JSON.stringify(json));
  return json;
}
