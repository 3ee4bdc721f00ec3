import fc from 'fast-check';
import type { Arrival, Book, Line, Requisition } from '../book.ts';
import { acceptedOf, acceptedQuantity, isStanding, keptWhere, onHand, receivedOf } from '../counted.ts';
import { broken, deed, type Place, percent, pick, which } from '../deed.ts';
import { quantityText, share, sum } from '../figures.ts';
import { decidedIn, follow } from '../flow.ts';
import { items } from '../items.ts';
import { base } from './requisitions.ts';

const delivered = fc.record({
  at: which,
  portion: percent,
  rejected: fc.constantFrom(0, 0, 0, 20, 100),
  by: fc.option(which),
  paper: fc.option(which),
});

type Delivered = typeof delivered extends fc.Arbitrary<infer One> ? One : never;
type Given = Omit<Arrival, 'allocation'> & { quantity: number; named: number | null; mute: boolean };

/** Long past, so that whatever is received has happened. */
const receivedAt = '2026-03-02T08:00:00.000Z';

export const receive = deed(
  'receive goods',
  { of: which, came: fc.array(delivered, { minLength: 1, maxLength: 2 }) },
  ({ of, came }, book, place) => {
    const requisition = pick(book.requisitions, of);
    if (!requisition || requisition.lines.length === 0) return undefined;
    const given = came.map((one) => givenBy(book, requisition, one));
    return {
      call: [
        'POST',
        `${base}/${requisition.id}/stock-receipt`,
        { warehouseId: place.warehouseId, receivedAt, items: given.map((one) => bodyOf(one, place)) },
      ],
      refusals: broken({
        requisition_status: ![...decidedIn, 'completed'].includes(requisition.status),
        line_cancelled: given.some(({ line }) => line.cancelled),
        line_closed_short: given.some(({ line }) => isClosedShort(requisition, line)),
        required: given.some(({ mute }) => mute),
        over_receipt: isTooMuch(book, requisition, given),
      }),
      write({ id }) {
        const parts = given.map(
          ({ line, supplier, invoiceLine, kept, rejected }): Arrival => ({
            line,
            supplier,
            allocation: acceptedOf(requisition, line).find((one) => one.supplier === supplier) ?? null,
            invoiceLine,
            kept,
            rejected,
          }),
        );
        requisition.receipts.push({ id, reversed: false, parts });
        follow(book, requisition);
      },
    };
  },
);

function givenBy(
  book: Book,
  requisition: Requisition,
  { at, portion, rejected: percents, by, paper }: Delivered,
): Given {
  const line = pick(requisition.lines, at) as Line;
  const papers = book.invoices
    .filter(isStanding)
    .flatMap((invoice) =>
      invoice.lines.filter((one) => one.line === line).map((one) => ({ id: one.id, supplier: invoice.supplier })),
    );
  const invoiced = paper === null ? undefined : pick(papers, paper);
  const named = invoiced ? null : by === null ? null : by % 3;
  const suppliers = [...new Set(acceptedOf(requisition, line).map(({ supplier }) => supplier))];
  const quantity = Math.max(1, share(line.quantity, portion));
  const rejected = share(quantity, percents);
  return {
    line,
    quantity,
    kept: quantity - rejected,
    rejected,
    named,
    supplier: invoiced?.supplier ?? named ?? suppliers[0] ?? null,
    invoiceLine: invoiced?.id ?? null,
    mute: !invoiced && named === null && suppliers.length > 1,
  };
}

const bodyOf = ({ line, quantity, rejected, named, invoiceLine }: Given, { suppliers }: Place) => ({
  procurementItemId: line.id,
  quantity: quantityText(quantity),
  ...(rejected > 0 && { rejectedQuantity: quantityText(rejected), rejectReason: 'брак' }),
  ...(named !== null && { supplierId: suppliers[named]?.supplierId }),
  ...(invoiceLine !== null && { invoiceLineId: invoiceLine }),
});

/** All that is still expected has come. */
const isClosedShort = (requisition: Requisition, line: Line) =>
  line.closedShort > 0 && receivedOf(requisition, line) + line.closedShort >= line.quantity;

/** More than the line wants or than its supplier was to deliver, with what comes over either, after what came with it. */
function isTooMuch({ profile }: Book, requisition: Requisition, given: readonly Given[]): boolean {
  const allowed = (quantity: number) => Math.floor((quantity * (1_000 + profile.overReceiptTenths)) / 1_000);
  return given.some(({ line, supplier, kept }, place) => {
    const before = given.slice(0, place).filter((one) => one.line === line);
    const decided = acceptedOf(requisition, line);
    const ofLine =
      allowed(Math.max(line.quantity, acceptedQuantity(requisition, line))) -
      line.closedShort -
      receivedOf(requisition, line) -
      sum(before.map((one) => one.kept));
    const ofSupplier =
      allowed(sum(decided.map((one) => (one.supplier === supplier ? one.quantity : 0)))) -
      keptWhere(requisition, (part) => part.line === line && part.supplier === supplier) -
      sum(before.map((one) => (one.supplier === supplier ? one.kept : 0)));
    return kept > Math.max(0, decided.length === 0 ? ofLine : Math.min(ofLine, ofSupplier));
  });
}

export const reverse = deed('take a receipt back', { of: which, at: which }, ({ of, at }, book) => {
  const requisition = pick(
    book.requisitions.filter(({ receipts }) => receipts.length > 0),
    of,
  );
  const receipt = requisition && pick(requisition.receipts, at);
  if (!requisition || !receipt) return undefined;
  const goods = items.map((kind, item) =>
    kind === 'product' ? sum(receipt.parts.map(({ line, kept }) => (line.item === item ? kept : 0))) : 0,
  );
  return {
    call: ['POST', `${base}/${requisition.id}/stock-receipts/${receipt.id}/reverse`, { reason: 'приняли не туда' }],
    refusals: broken({
      requisition_closed: !receipt.reversed && requisition.status === 'cancelled',
      insufficient_stock: !receipt.reversed && goods.some((quantity, item) => quantity > onHand(book, item)),
    }),
    write() {
      receipt.reversed = true;
      follow(book, requisition);
    },
  };
});

export const spend = deed(
  'take from the stock',
  { item: fc.constantFrom(0, 1), portion: percent },
  ({ item, portion }, book, place) => {
    const there = onHand(book, item);
    if (there === 0) return undefined;
    const quantity = Math.max(1, share(there, portion));
    return {
      call: [
        'POST',
        `/api/v1/catalog/${place.itemIds[item]}/movements/adjustment`,
        { warehouseId: place.warehouseId, reason: 'loss', quantityDelta: quantityText(-quantity) },
      ],
      refusals: broken({ insufficient_stock: quantity > there }),
      write() {
        book.adjusted[item] = (book.adjusted[item] ?? 0) - quantity;
      },
    };
  },
);
