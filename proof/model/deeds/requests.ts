import fc from 'fast-check';
import type { Allocation, Book, Request } from '../book.ts';
import { acceptedOf, invoiceLines, isStanding, openRequests, requestedOf } from '../counted.ts';
import { broken, deed, percent, pick, which } from '../deed.ts';
import { quantityText, share, sum } from '../figures.ts';
import { follow } from '../flow.ts';
import { base } from './requisitions.ts';

const closed = ['draft', 'rejected', 'cancelled'];

export const requestInvoices = deed(
  'ask for invoices',
  { of: which, at: which, portion: fc.option(percent), by: fc.option(which) },
  ({ of, at, portion, by }, book, { suppliers }) => {
    const requisition = pick(book.requisitions, of);
    const line = requisition && pick(requisition.lines, at);
    if (!requisition || !line) return undefined;
    const supplier = by === null ? null : by % suppliers.length;
    const held = acceptedOf(requisition, line).filter((one) => supplier === null || one.supplier === supplier);
    const most = sum(held.map((one) => freeOf(book, one)));
    const quantity = portion === null ? most : Math.max(1, share(line.quantity, portion));
    const item = {
      procurementItemId: line.id,
      ...(supplier !== null && { supplierId: suppliers[supplier]?.supplierId }),
      ...(portion !== null && { quantity: quantityText(quantity) }),
    };
    return {
      call: ['POST', `${base}/${requisition.id}/request-supplier-invoices`, { items: [item], channel: 'link' }],
      refusals: broken({
        requisition_not_open: closed.includes(requisition.status),
        not_found_reference: line.cancelled,
        no_accepted_supply: held.length === 0,
        over_requested: quantity > most,
        nothing_to_request: most === 0,
      }),
      write({ results }) {
        for (const { request } of results) {
          const parts = request.lines.map(({ allocationId }: Record<string, string>) => allocationId);
          book.requests.push({
            id: request.id,
            requisition,
            supplier: suppliers.findIndex(({ supplierId }) => supplierId === request.supplierId),
            status: 'sent',
            parts: [],
          });
          for (const one of held.filter(({ id }) => parts.includes(id)))
            book.requests.at(-1)?.parts.push({ allocation: one, quantity: 0 });
        }
        spread(book, held, quantity);
        if (['approved', 'in_sourcing', 'supplier_selected'].includes(requisition.status))
          requisition.status = 'awaiting_delivery';
        follow(book, requisition);
      },
    };
  },
);

/** From the earliest decision on; the parts were made empty, for what they ask must come out of this alone. */
function spread(book: Book, held: readonly Allocation[], quantity: number) {
  const fresh = book.requests.flatMap(({ parts }) => parts.filter((part) => part.quantity === 0));
  let rest = quantity;
  for (const one of held) {
    const part = Math.min(rest, freeOf(book, one));
    const asked = fresh.find(({ allocation }) => allocation === one);
    if (asked) asked.quantity = part;
    rest -= part;
  }
}

/** Neither asked for by a request that stands, nor invoiced without one. */
function freeOf(book: Book, allocation: Allocation): number {
  const unasked = book.invoices
    .filter((one) => isStanding(one) && (one.request === null || one.request.status === 'cancelled'))
    .flatMap(({ lines }) => lines)
    .filter((one) => one.allocation === allocation);
  const taken = requestedOf(book, allocation) + sum(unasked.map(({ quantity }) => quantity));
  return Math.max(0, allocation.quantity - taken);
}

export const cancelRequest = deed('cancel a request for an invoice', { of: which }, ({ of }, book) => {
  const request = pick(book.requests, of);
  if (!request) return undefined;
  return {
    call: ['POST', `${base}/${request.requisition.id}/invoice-requests/${request.id}/cancel`, {}],
    refusals: broken({ invalid_state_transition: request.status === 'invoiced' }),
    write() {
      request.status = 'cancelled';
    },
  };
});

/** How far requests are answered by the invoices that stand. */
export function followRequests(book: Book): void {
  for (const request of openRequests(book)) request.status = answered(book, request);
}

function answered(book: Book, request: Request): string {
  const own = invoiceLines({ ...book, invoices: book.invoices.filter((one) => one.request === request) });
  const given = request.parts.map(({ allocation, quantity }) => ({
    quantity,
    invoiced: sum(own.filter((one) => one.allocation === allocation).map((one) => one.quantity)),
  }));
  if (given.every(({ quantity, invoiced }) => invoiced >= quantity)) return 'invoiced';
  return given.some(({ invoiced }) => invoiced > 0) ? 'partially_invoiced' : 'sent';
}
