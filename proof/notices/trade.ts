import type { Installation } from '../crash/start-installation.ts';
import type { Seeded } from '../seeded.ts';
import type { Ask, Asked, Fact, Purchase, World } from './world.ts';

const receivedAt = '2026-03-02T08:00:00.000Z';
const firstPrice = 4_000_000;

interface Trading {
  installation: Installation;
  world: World;
  ask: Ask;
  random: Seeded;
}

/** Goods come, and suppliers revise their quotes; each is a fact with a price of its own. */
export async function trade(trading: Trading, count: number, note: (fact: Fact) => void) {
  const { world, random } = trading;
  for (let at = 0; at < count; at += 1) {
    const figure = String(firstPrice + at);
    note(
      random.chance(1 / 2)
        ? await receive(trading, random.pick(world.purchases), figure)
        : await answer(trading, random.pick(world.requests), figure),
    );
  }
}

async function receive({ installation, world, ask }: Trading, purchase: Purchase, figure: string): Promise<Fact> {
  const { id, lineId, warehouseId, people } = purchase;
  await ask(world.owner, 'POST', `/purchase-requisitions/${id}/stock-receipt`, {
    ...{ warehouseId, receivedAt },
    items: [{ procurementItemId: lineId, quantity: '1', unitCost: figure }],
  });
  return {
    key: await newestFact(installation, id, ['procurement.stock_received']),
    ...{ reader: 'purchase_requisitions.read', concerns: people },
    price: { figure, of: id, reader: 'catalog.cost_read' },
  };
}

/** A supplier who has answered is asked again before he may. */
async function answer({ installation, world, ask }: Trading, request: Asked, figure: string): Promise<Fact> {
  const { quoteId } = await ask<{ quoteId: string }>(
    null,
    'POST',
    `/public/v1/supplier-rfqs/${request.token}/quote-submit`,
    { contactName: 'Ольга Петрова', lines: [{ rfqItemId: request.positionId, price: figure }] },
  );
  const key = await newestFact(installation, quoteId, ['supplier_quote.submitted', 'supplier_quote.version_created']);
  await ask(world.owner, 'PATCH', `/supplier-quotes/${quoteId}`, { revising: true });
  return {
    key,
    ...{ reader: 'supplier_quotes.read', concerns: [request.buyer] },
    price: { figure, of: quoteId, reader: 'supplier_quotes.read' },
  };
}

async function newestFact({ rows, tenantId }: Installation, entityId: string, events: readonly string[]) {
  const [fact] = await rows<{ id: string }>(
    'select id from audit_events where tenant_id = $1 and entity_id = $2 and event = any($3) order by id desc limit 1',
    [tenantId, entityId, events],
  );
  if (!fact) throw new Error(`No fact tells of ${entityId}`);
  return fact.id;
}
