import type { Seeded } from '../seeded.ts';
import { makeRecord } from './make-record.ts';
import { mayRead } from './may-read.ts';
import { someOf } from './some-of.ts';
import type { Ask, Asked, Person, Purchase, World } from './world.ts';

const [ofBlind, ofSeeing, ofLosing, ofLeaving] = [12, 6, 4, 2];

interface Making {
  ask: Ask;
  owner: { token: string };
  random: Seeded;
  staying: readonly Person[];
  /** Those who will lose their role, and those who will be blocked: buyers until then. */
  losing: readonly Person[];
  leaving: readonly Person[];
}

/** What is bought while people talk: goods for people who see no costs, and quotes for buyers, some of whom will lose the right to read them. */
export async function makeTrade(making: Making): Promise<Pick<World, 'purchases' | 'requests'>> {
  const { ask, owner, random, staying, losing, leaving } = making;
  await ask(owner, 'PATCH', '/settings/company', { approvalRequired: false });
  const counterpartyId = await makeRecord(ask, owner, '/counterparties', {
    shortName: 'ООО «Цементный двор»',
    roles: ['supplier'],
  });
  const warehouseId = await makeRecord(ask, owner, '/warehouses', { name: 'Основной' });
  const catalogItemId = await makeRecord(ask, owner, '/catalog', { name: 'Щебень', baseUom: '796' });
  const blind = staying.filter((person) => !mayRead(person, 'catalog.cost_read'));
  const seeing = staying.filter((person) => mayRead(person, 'supplier_quotes.read'));
  const purchases: Purchase[] = [];
  for (const requester of someOf(random, blind, ofBlind)) {
    const people = [requester, random.pick(seeing)];
    purchases.push(await makePurchase(ask, owner, { counterpartyId, warehouseId, catalogItemId, people }));
  }
  const buyers = [
    ...someOf(random, seeing, ofSeeing),
    ...someOf(random, losing, ofLosing),
    ...someOf(random, leaving, ofLeaving),
  ];
  const requests: Asked[] = [];
  for (const buyer of buyers) requests.push(await makeRequest(ask, owner, counterpartyId, buyer));
  return { purchases, requests };
}

interface Purchasing {
  counterpartyId: string;
  warehouseId: string;
  catalogItemId: string;
  people: readonly Person[];
}

/** A requisition whose supplier is decided, so that its goods may come. */
async function makePurchase(ask: Ask, owner: { token: string }, purchasing: Purchasing): Promise<Purchase> {
  const { counterpartyId, warehouseId, catalogItemId, people } = purchasing;
  const quantity = '100000';
  const { id, items } = await ask<{ id: string; items: Array<{ id: string }> }>(
    ...([owner, 'POST', '/purchase-requisitions'] as const),
    {
      title: 'Щебень',
      dueDate: '2099-06-01',
      requesterId: people[0]?.id,
      responsibleId: people[1]?.id,
      items: [{ catalogItemId, quantity }],
    },
  );
  const lineId = items[0]?.id as string;
  const requisition = `/purchase-requisitions/${id}`;
  await ask(owner, 'PATCH', `${requisition}/status`, { status: 'approved' });
  const quote = await ask<{ lines: Array<{ id: string }> }>(owner, 'POST', `${requisition}/quotes`, {
    counterpartyId,
    lines: [{ procurementItemId: lineId, price: '494' }],
  });
  await ask(owner, 'PATCH', `${requisition}/quote-line-decisions`, {
    decisions: [{ procurementItemId: lineId, allocations: [{ quoteLineId: quote.lines[0]?.id, quantity }] }],
  });
  return { id, lineId, warehouseId, people };
}

/** A request that was sent to one supplier, with his link. */
async function makeRequest(ask: Ask, owner: { token: string }, counterpartyId: string, buyer: Person): Promise<Asked> {
  const request = await ask<{ id: string; items: Array<{ id: string }>; recipients: Array<{ id: string }> }>(
    ...([owner, 'POST', '/supplier-rfqs'] as const),
    {
      title: 'Щебень',
      responseDeadline: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString(),
      responsibleId: buyer.id,
      items: [{ name: 'Щебень', quantity: '1' }],
      recipients: [{ counterpartyId, email: 'sales@cement.example' }],
    },
  );
  await ask(owner, 'POST', `/supplier-rfqs/${request.id}/send`, {});
  const link = `/supplier-rfqs/${request.id}/recipients/${request.recipients[0]?.id}/link`;
  const { url } = await ask<{ url: string }>(owner, 'GET', link);
  return { token: new URL(url).hash.slice(1), positionId: request.items[0]?.id as string, buyer };
}
