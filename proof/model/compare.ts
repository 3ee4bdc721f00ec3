import type { Book, Requisition } from './book.ts';
import { compareApprovals, waitedFor } from './compare-approvals.ts';
import {
  acceptedOf,
  acceptedQuantity,
  activeLines,
  actualOf,
  actualTotal,
  arrivals,
  grossTotal,
  invoicedOf,
  onHand,
  paidOf,
  plannedOf,
  plannedTotal,
  receivedOf,
  soldTotal,
} from './counted.ts';
import type { Answered, Place } from './deed.ts';
import { base } from './deeds/requisitions.ts';
import { moneyText, percentOf, quantityText, sum } from './figures.ts';
import type { World } from './furnish.ts';
import { items } from './items.ts';

/** Where what is read differs from what the model holds. Versions and the names of decisions are taken from what is read. */
export async function compare(world: World, book: Book, place: Place): Promise<string[]> {
  const found: string[] = [];
  const differs = (what: string, held: unknown, read: unknown) => {
    const [one, other] = [JSON.stringify(held), JSON.stringify(read)];
    if (one !== other) found.push(`${what} is ${other}, foretold ${one}`);
  };
  const tables = await readTables(world);
  for (const [at, requisition] of book.requisitions.entries()) {
    const { json: card } = await world.ask('GET', `${base}/${requisition.id}`);
    differs(`requisition ${at}`, foretold(book, requisition), shown(card));
    if (card.version < requisition.version) found.push(`requisition ${at} went back to version ${card.version}`);
    requisition.version = card.version;
    const waits = card.approval?.waitsFor.map(({ id }: Answered) => id).sort() ?? null;
    differs(`whom requisition ${at} waits for`, waitedFor(book, requisition, place), waits);
    for (const line of requisition.lines) nameDecisions(requisition, line, tables.decisions, place, differs);
  }
  const invoices = book.invoices.map((one) => ({
    id: one.id,
    status: one.status,
    disputedFrom: one.disputedFrom,
    gross: moneyText(grossTotal(one)),
    paid: moneyText(paidOf(one)),
  }));
  differs('invoices', byId(invoices), byId(tables.invoices));
  const sales = book.sales.map((one) => ({
    ...{ id: one.id, status: one.status },
    ...{ gross: moneyText(soldTotal(one)), paid: moneyText(paidOf(one)) },
  }));
  differs('sales invoices', byId(sales), byId(tables.sales));
  const proposals = book.proposals.map((one) => ({
    ...{ id: one.id, status: one.status, gross: moneyText(soldTotal(one)), invoice: one.invoice },
  }));
  differs('proposals', byId(proposals), byId(tables.proposals));
  differs('quotes', byId(book.quotes.map(({ id, status }) => ({ id, status }))), byId(tables.quotes));
  differs('requests', byId(book.requests.map(({ id, status }) => ({ id, status }))), byId(tables.requests));
  for (const [item, kind] of items.entries())
    if (kind === 'product')
      differs(
        `stock of item ${item}`,
        quantityText(onHand(book, item)),
        tables.stock[place.itemIds[item] as string] ?? '0',
      );
  await compareApprovals(world, book, place, differs);
  return found;
}

const byId = <One extends { id: string }>(all: readonly One[]) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));

interface Decision {
  id: string;
  lineId: string;
  supplierId: string;
  quantity: string;
}

interface Tables {
  decisions: Decision[];
  invoices: Array<{ id: string; status: string; disputedFrom: string | null; gross: string; paid: string }>;
  sales: Array<{ id: string; status: string; gross: string; paid: string }>;
  proposals: Array<{ id: string; status: string; gross: string; invoice: string | null }>;
  quotes: Array<{ id: string; status: string }>;
  requests: Array<{ id: string; status: string }>;
  stock: Record<string, string>;
}

async function readTables({ rows, tenantId }: World): Promise<Tables> {
  const list = (columns: string, from: string) =>
    `(select coalesce(json_agg(json_build_object(${columns})), '[]') from ${from})`;
  const [tables] = await rows<Tables>(
    `select ${list(`'id', id, 'lineId', line_id, 'supplierId', supplier_id, 'quantity', trim_scale(quantity)::text`, `requisition_allocations where tenant_id = $1 and status = 'accepted'`)} as decisions,
      ${list(`'id', id, 'status', status, 'disputedFrom', disputed_from, 'gross', trim_scale(gross)::text, 'paid', trim_scale(paid_amount)::text`, 'invoices where tenant_id = $1')} as invoices,
      ${list(`'id', id, 'status', status, 'gross', trim_scale(gross_amount)::text, 'paid', trim_scale(paid_amount)::text`, 'sales_invoices where tenant_id = $1')} as sales,
      ${list(`'id', id, 'status', status, 'gross', trim_scale(gross_amount)::text, 'invoice', (select made.id from sales_invoices made where made.tenant_id = $1 and made.proposal_id = commercial_proposals.id)`, 'commercial_proposals where tenant_id = $1')} as proposals,
      ${list(`'id', id, 'status', status`, 'supplier_quotes where tenant_id = $1')} as quotes,
      ${list(`'id', id, 'status', status`, 'invoice_requests where tenant_id = $1')} as requests,
      (select coalesce(json_object_agg(catalog_item_id, trim_scale(on_hand)::text), '{}') from stock_balances where tenant_id = $1) as stock`,
    [tenantId],
  );
  return tables as Tables;
}

function nameDecisions(
  requisition: Requisition,
  line: Requisition['lines'][number],
  decisions: readonly Decision[],
  { suppliers }: Place,
  differs: (what: string, held: unknown, read: unknown) => void,
) {
  for (const held of acceptedOf(requisition, line)) {
    const read = decisions.find(
      (one) => one.lineId === line.id && one.supplierId === suppliers[held.supplier]?.supplierId,
    );
    differs('an accepted quantity', quantityText(held.quantity), read?.quantity);
    if (held.id !== '') differs('the name of a decision', held.id, read?.id);
    held.id = read?.id ?? '';
  }
}

const shown = ({ status, heldFrom, plannedTotal: planned, actualTotal: actual, lineCount, ...card }: Answered) => ({
  status,
  heldFrom,
  planned: trimmed(planned),
  actual: actual === null ? null : trimmed(actual),
  lineCount,
  coverages: [card.supplyCoverage.percent, card.invoiceCoverage.percent, card.receiptCoverage.percent],
  lines: card.items.map((line: Answered) => [
    line.status,
    ...[
      line.quantity,
      line.supplyCoverage.acceptedQuantity,
      line.supplyCoverage.remainingQuantity,
      line.invoicedQuantity,
    ],
    ...[line.receivedQuantity, line.rejectedQuantity, line.closedShortQuantity],
  ]),
});

function foretold(book: Book, requisition: Requisition) {
  const active = activeLines(requisition);
  const goods = active.filter(({ item }) => items[item] === 'product');
  const covered = (lines: typeof active, done: (line: (typeof active)[number]) => number) =>
    percentOf(
      lines.map((line) => ({
        done: done(line),
        wanted: line.quantity,
        amount: plannedOf(line) || (actualOf(requisition, line) ?? 0),
      })),
    );
  const accepted = (line: (typeof active)[number]) => acceptedQuantity(requisition, line);
  const received = (line: (typeof active)[number]) => receivedOf(requisition, line);
  const rejected = (line: (typeof active)[number]) =>
    sum(arrivals(requisition).map((part) => (part.line === line ? part.rejected : 0)));
  const actual = actualTotal(requisition);
  return {
    status: requisition.status,
    heldFrom: requisition.heldFrom,
    planned: moneyText(plannedTotal(requisition)),
    actual: actual === null ? null : moneyText(actual),
    lineCount: active.length,
    coverages: [
      covered(active, accepted),
      covered(active, (line) => invoicedOf(book, line)),
      covered(goods.length > 0 ? goods : active, received),
    ],
    lines: requisition.lines.map((line) => [
      line.cancelled ? 'cancelled' : 'active',
      ...[line.quantity, accepted(line), Math.max(0, line.quantity - accepted(line)), invoicedOf(book, line)].map(
        quantityText,
      ),
      ...[received(line), rejected(line), line.closedShort].map(quantityText),
    ]),
  };
}

/** `148500.00` as the model writes it: `148500`. */
const trimmed = (said: string) => said.replace(/\.?0+$/, '');
