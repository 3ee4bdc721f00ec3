import assert from 'node:assert/strict';
import type { SupplierRfq } from '../../nouns/supplier-rfq.ts';
import { rfqClockSchedule } from '../src/domains/rfqs/clock/clock.schedule.ts';
import { settleRfq } from '../src/domains/rfqs/settle-rfq.ts';
import { supplierRfq, supplierRfqs } from '../src/domains/rfqs/supplier-rfq.ts';
import { id, object } from '../src/kernel/fields.ts';
import { command, type WriteContext } from '../src/kernel/operation.ts';
import { words } from '../src/kernel/problems/errors.ts';
import { uuidv7 } from '../src/kernel/values/uuid.ts';
import { toolsOf } from '../src/platform/jobs/keep-schedules.ts';
import { owner, type Portal, request, run, workerDoor } from './harness.ts';
import { made, requisitionPortal } from './requisitions.ts';
import { newCounterparty } from './suppliers.ts';

export const url = '/api/v1/supplier-rfqs';
export const publicUrl = '/api/v1/public/v1/supplier-rfqs';

let suppliers = 0;

/** An instant so many hours from now. */
export const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A portal that may do all with requests for quotes, and the shortest words to do it. */
export async function rfqPortal(held?: Portal) {
  const requisitions = await requisitionPortal(held);
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
  const send = async (id: string, body: object = {}) => {
    const { status, json } = await ask('POST', `${url}/${id}/send`, body);
    assert.equal(status, 200, JSON.stringify(json));
    return json;
  };
  /** A request that so many suppliers were asked. */
  const sent = async (count = 1, more: Record<string, unknown> = {}) => {
    const asked = await Promise.all(Array.from({ length: count }, () => supplier()));
    const { id } = await draft({ recipients: asked.map(({ supplierId }) => ({ supplierId })), ...more });
    return { ...(await send(id)), asked };
  };
  const tokenOf = async (id: string, recipientId: string): Promise<string> => {
    const { json } = await ask('GET', `${url}/${id}/recipients/${recipientId}/link`);
    return new URL(json.url).hash.slice(1);
  };
  return { ...requisitions, key, ask, supplier, draft, cardOf, send, sent, tokenOf };
}

export const item = (more: Record<string, unknown> = {}) => ({ name: 'Цемент М500', quantity: '10', ...more });

/** A look at a link, as a person's browser makes it. */
export const look = (
  token: string,
  { method = 'GET', userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } = {},
) => request(method, `${publicUrl}/${token}`, { headers: { 'user-agent': userAgent } });

/** A quote of a supplier as the tables keep it. */
export async function quoteOf(
  { tenantId }: Pick<Portal, 'tenantId'>,
  rfq: { id: string },
  { supplierId, counterpartyId }: { supplierId: string; counterpartyId: string },
  status = 'submitted',
): Promise<string> {
  const quoteId = uuidv7();
  await owner.query(
    `insert into supplier_quotes (tenant_id, id, number, rfq_id, supplier_id, counterparty_id, source, status, currency)
     values ($1, $2, $3, $4, $5, $6, 'manual', $7, 'RUB')`,
    [tenantId, quoteId, quoteId.slice(-12), rfq.id, supplierId, counterpartyId, status],
  );
  return quoteId;
}

/** Works on a held request, as the domain's own operations do, and settles it. */
export const settled = (
  portal: Portal,
  rfqId: string,
  work: (ctx: WriteContext, held: SupplierRfq) => Promise<unknown> = async () => {},
): Promise<SupplierRfq> =>
  run(
    command({
      name: 'test.settle',
      summary: words('Settle', 'Пересчитать'),
      permission: 'signed-in',
      scope: null,
      input: object({ id: id() }),
      output: supplierRfq.view,
      async run(ctx, input) {
        ctx.nothingChanged();
        const held = await supplierRfqs.lock(ctx.db, input.id);
        await work(ctx, held);
        return settleRfq(ctx, held);
      },
    }),
    portal.owner,
    { id: rfqId },
  );

/** Moves the times of a request so many hours into the past, as if they had gone by. */
export async function letPass({ tenantId }: Pick<Portal, 'tenantId'>, rfqId: string, hours: number) {
  const earlier = (moment: string) => `later(${moment}, ${-hours * 3_600})`;
  await owner.query(
    `update supplier_rfqs set response_deadline = ${earlier('response_deadline')}, due_at = ${earlier('due_at')} where tenant_id = $1 and id = $2`,
    [tenantId, rfqId],
  );
  await owner.query(
    `update supplier_rfq_recipients set sent_at = ${earlier('sent_at')}, last_reminded_at = ${earlier('last_reminded_at')} where tenant_id = $1 and rfq_id = $2`,
    [tenantId, rfqId],
  );
  await owner.query(
    `update supplier_rfq_links set expires_at = ${earlier('expires_at')} where tenant_id = $1 and recipient_id in
       (select id from supplier_rfq_recipients where tenant_id = $1 and rfq_id = $2)`,
    [tenantId, rfqId],
  );
}

/** What the worker does every minute, for this portal alone. */
export const tick = ({ tenantId }: Pick<Portal, 'tenantId'>) =>
  rfqClockSchedule.run({
    ...toolsOf(workerDoor),
    portalsWith: async () => [tenantId],
  });
