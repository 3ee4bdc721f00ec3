import type { Quote } from '../../server/src/domains/rfqs/comparison/quoted.ts';
import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { fillItems, newKey, newPortal } from '../environment/fill-portals.ts';
import type { Connection } from '../measure/open-connection.ts';
import { requestText } from '../measure/request-text.ts';
import { randomTender } from '../quotes/random-tender.ts';

/** Sends a call, and refuses any other answer than a good one. */
type Send = (method: string, path: string, body?: object) => Promise<string>;

interface Made {
  id: string;
  items: Array<{ id: string; quantity: string }>;
}

interface Quoted {
  current: { lines: Array<{ id: string; procurementItemId: string; quantityOffered: string | null }> };
}

/** An approved requisition of so many catalog items, quoted by so many suppliers: all of it entered as people do. */
export async function quotedRequisition(
  { owner, pepper, connection }: { owner: Pool; pepper: Buffer; connection: Connection },
  { lines, suppliers }: { lines: number; suppliers: number },
) {
  const tenantId = await newPortal(owner);
  const key = await newKey(owner, pepper, tenantId);
  const send: Send = async (method, path, body) => {
    const reply = await connection.send(requestText(method, `/api/v1/${path}`, key, body));
    if (reply.status >= 300) throw new Error(`${method} ${path} was refused: ${reply.body}`);
    return reply.body;
  };
  const ask = async <Answer>(method: string, path: string, body: object): Promise<Answer> =>
    JSON.parse(await send(method, path, body));
  await fillItems(owner, tenantId, 5_000);
  const items = await idsOf(`select id from catalog_items where tenant_id = $1 order by sku limit ${lines}`);
  const { needs, quotes } = randomTender({ lines, suppliers });
  const wanted = needs.map(({ name, quantity }, at) => ({ name, quantity, catalogItemId: items[at], vatRate: '22' }));
  await send('PATCH', 'settings/company', { approvalRequired: false });
  const requisition = await ask<Made>('POST', 'purchase-requisitions', { dueDate: '2031-05-20', items: wanted });
  await send('PATCH', `purchase-requisitions/${requisition.id}/status`, { status: 'approved' });
  const lineOf = new Map(needs.map(({ id }, at) => [id, requisition.items[at]?.id as string]));
  const given: Quoted[] = [];
  for (const [at, quote] of quotes.entries()) {
    const { id: counterpartyId } = await ask<{ id: string }>('POST', 'counterparties', {
      kind: 'legal_entity',
      shortName: `ООО «Поставщик ${at}»`,
      roles: ['supplier'],
    });
    const body = { counterpartyId, ...contentOf(quote, lineOf) };
    given.push(await ask<Quoted>('POST', `purchase-requisitions/${requisition.id}/quotes`, body));
  }
  return { send, requisition, quotes: given };

  async function idsOf(text: string) {
    return (await owner.query<{ id: string }>(text, [tenantId])).rows.map(({ id }) => id);
  }
}

const contentOf = ({ vatMode, extraCosts, lines }: Quote, lineOf: ReadonlyMap<string, string>) => ({
  currency: 'RUB',
  vatMode,
  validUntil: '2031-06-30',
  extraCosts,
  lines: lines.map((line) => ({
    procurementItemId: lineOf.get(line.needId),
    price: line.price,
    priceTiers: line.priceTiers,
    discountPercent: line.discountPercent,
    vatRate: line.vatRate,
    moq: line.moq,
    packQuantity: line.packQuantity,
    quantityOffered: line.quantityOffered,
    deliveryDays: line.deliveryDays,
  })),
});
