import fc from 'fast-check';
import { followContent } from '../approval.ts';
import type { Allocation, Book, Line, Requisition } from '../book.ts';
import { acceptedOf, acceptedQuantity, invoicedBy, invoicedOf, receivedBy, receivedOf } from '../counted.ts';
import { broken, deed, type Place, type Plan, percent, pick, which } from '../deed.ts';
import { million, moneyText, quantityText, share, sum } from '../figures.ts';
import { follow } from '../flow.ts';
import { items } from '../items.ts';

export const base = '/api/v1/purchase-requisitions';

const wanted = fc.record({
  item: fc.nat({ max: items.length - 1 }),
  quantity: fc.integer({ min: 1, max: 40 }).map((halves) => (halves * million) / 2),
  price: fc.integer({ min: 1, max: 20_000 }),
});

type Wanted = typeof wanted extends fc.Arbitrary<infer One> ? One : never;

const lineBody = ({ item, quantity, price }: Wanted, { itemIds }: Place) => ({
  catalogItemId: itemIds[item],
  quantity: quantityText(quantity),
  plannedPrice: moneyText(price),
});

const newLine = (given: Wanted, { id }: { id: string }): Line => ({ ...given, id, cancelled: false, closedShort: 0 });

export const createRequisition = deed(
  'create a requisition',
  { lines: fc.array(wanted, { minLength: 1, maxLength: 3 }) },
  ({ lines }, book, place): Plan | undefined =>
    book.requisitions.length > 2
      ? undefined
      : {
          call: ['POST', base, { dueDate: '2031-05-20', items: lines.map((line) => lineBody(line, place)) }],
          refusals: [],
          write: ({ id, items: made }) =>
            book.requisitions.push({
              ...{ id, kind: 'procurement', status: 'draft', sentBy: null, approval: null },
              heldFrom: null,
              dueDate: true,
              approvedTotal: null,
              version: 1,
              lines: lines.map((line, at) => newLine(line, made[at])),
              allocations: [],
              receipts: [],
            }),
        },
);

const isClosed = ({ status }: Requisition) => status === 'cancelled' || status === 'completed';

export const addLine = deed('add a line', { of: which, line: wanted }, ({ of, line }, book, place) => {
  const requisition = pick(book.requisitions, of);
  if (!requisition || requisition.lines.length > 4) return undefined;
  return {
    call: ['POST', `${base}/${requisition.id}/items`, { items: [lineBody(line, place)] }],
    refusals: broken({ requisition_closed: isClosed(requisition) }),
    write({ items: all }) {
      requisition.lines.push(newLine(line, all.at(-1)));
      followContent(book, requisition);
      follow(book, requisition);
    },
  };
});

const leastOf = (book: Book, requisition: Requisition, line: Line) =>
  Math.max(invoicedOf(book, line), receivedOf(requisition, line));

/** What suppliers have begun stays with each of them. */
const begunOf = (book: Book, requisition: Requisition, line: Line) =>
  sum(acceptedOf(requisition, line).map((one) => processedOf(book, requisition, one)));

export const processedOf = (book: Book, requisition: Requisition, allocation: Allocation) =>
  Math.max(invoicedBy(book, allocation), receivedBy(requisition, allocation));

/** Lets go of what is accepted beyond a quantity: whole decisions that nobody has begun, then parts of those that were. */
function release(book: Book, requisition: Requisition, line: Line, most: number) {
  const held = acceptedOf(requisition, line);
  const begun = (one: Allocation) => processedOf(book, requisition, one) > 0;
  let soFar = 0;
  for (const one of [...held.filter(begun), ...held.filter((other) => !begun(other))]) {
    soFar += one.quantity;
    if (soFar > most && !begun(one)) one.accepted = false;
  }
  for (const one of acceptedOf(requisition, line).reverse()) {
    const excess = Math.max(0, acceptedQuantity(requisition, line) - most);
    one.quantity -= Math.min(excess, one.quantity - processedOf(book, requisition, one));
  }
}

export const changeLine = deed(
  'change a line',
  { of: which, at: which, portion: percent, lets: fc.boolean() },
  ({ of, at, portion, lets }, book) => {
    const requisition = pick(book.requisitions, of);
    const line = requisition && pick(requisition.lines, at);
    if (!requisition || !line) return undefined;
    const quantity = Math.max(1, share(line.quantity, portion));
    const least = leastOf(book, requisition, line);
    const isLowered = !line.cancelled && quantity < line.quantity && quantity < acceptedQuantity(requisition, line);
    return {
      call: [
        'PATCH',
        `${base}/${requisition.id}/items/${line.id}`,
        { quantity: quantityText(quantity), ...(lets && { releaseAllocations: true }) },
      ],
      refusals: broken({
        requisition_closed: isClosed(requisition),
        below_processed: quantity < least || (isLowered && lets && quantity < begunOf(book, requisition, line)),
        below_accepted: isLowered && !lets,
      }),
      write() {
        if (quantity === line.quantity) return;
        line.quantity = quantity;
        if (isLowered) release(book, requisition, line, quantity);
        followContent(book, requisition);
        follow(book, requisition);
      },
    };
  },
);

export const cancelLine = deed('cancel a line', { of: which, at: which }, ({ of, at }, book) => {
  const requisition = pick(book.requisitions, of);
  const line = requisition && pick(requisition.lines, at);
  if (!requisition || !line) return undefined;
  return {
    call: ['DELETE', `${base}/${requisition.id}/items/${line.id}`],
    refusals: broken({
      requisition_closed: isClosed(requisition),
      below_processed: !line.cancelled && leastOf(book, requisition, line) > 0,
    }),
    write() {
      if (line.cancelled) return;
      release(book, requisition, line, 0);
      line.cancelled = true;
      followContent(book, requisition);
      follow(book, requisition);
    },
  };
});

export const restoreLine = deed('bring a line back', { of: which, at: which }, ({ of, at }, book) => {
  const requisition = pick(book.requisitions, of);
  const line =
    requisition &&
    pick(
      requisition.lines.filter(({ cancelled }) => cancelled),
      at,
    );
  if (!requisition || !line) return undefined;
  return {
    call: ['PATCH', `${base}/${requisition.id}/items/${line.id}`, { status: 'active' }],
    refusals: broken({ requisition_closed: isClosed(requisition) }),
    write() {
      line.cancelled = false;
      followContent(book, requisition);
      follow(book, requisition);
    },
  };
});

export const dateRequisition = deed('say by when', { of: which, known: fc.boolean() }, ({ of, known }, book) => {
  const requisition = pick(book.requisitions, of);
  if (!requisition) return undefined;
  const at = requisition.heldFrom ?? requisition.status;
  return {
    call: ['PATCH', `${base}/${requisition.id}`, { dueDate: known ? '2031-05-20' : null }],
    refusals: broken({
      requisition_closed: requisition.status === 'cancelled',
      due_date_required: !known && at !== 'draft' && at !== 'rejected',
    }),
    write() {
      requisition.dueDate = known;
    },
  };
});

/** Resting on a version that is gone. */
export const changeLate = deed('change what has changed', { of: which }, ({ of }, book) => {
  const requisition = pick(book.requisitions, of);
  if (!requisition || requisition.version < 2) return undefined;
  const headers = { 'if-match': `"v${requisition.version - 1}"` };
  return {
    call: ['PATCH', `${base}/${requisition.id}`, { comment: 'поздно' }, headers],
    refusals: ['precondition_failed'],
    write() {},
  };
});
