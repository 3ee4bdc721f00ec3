import fc from 'fast-check';
import {
  acceptedOf,
  type Book,
  grossTotal,
  type Invoice,
  type InvoiceLine,
  isStanding,
  type Line,
  paidOf,
  type Requisition,
} from '../book.ts';
import { broken, deed, percent, pick, which } from '../deed.ts';
import { moneyText, quantityText, share, sum } from '../figures.ts';
import { follow, invoiceMoves, paidOrNot } from '../flow.ts';
import { followRequests } from './requests.ts';

export const url = '/api/v1/invoices';

const closed = ['draft', 'rejected', 'cancelled'];
const wanted = fc.record({ of: which, at: which, portion: percent, price: fc.integer({ min: 1, max: 20_000 }) });

export const createInvoice = deed(
  'enter an invoice',
  { by: which, answers: fc.option(which), lines: fc.array(wanted, { minLength: 1, maxLength: 2 }) },
  ({ by, answers, lines }, book, { suppliers }) => {
    const request = answers === null ? null : (pick(book.requests, answers) ?? null);
    const supplier = request?.supplier ?? by % suppliers.length;
    const given = lines.flatMap(({ of, at, portion, price }) => {
      const requisition = request?.requisition ?? pick(book.requisitions, of);
      const line = requisition && pick(requisition.lines, at);
      return requisition && line
        ? [{ requisition, line, price, quantity: Math.max(1, share(line.quantity, portion)) }]
        : [];
    });
    if (given.length === 0) return undefined;
    const body = given.map(({ line, price, quantity }) => ({
      procurementItemId: line.id,
      quantity: quantityText(quantity),
      price: moneyText(price),
      vatRate: '22',
    }));
    return {
      call: [
        'POST',
        url,
        {
          supplierId: suppliers[supplier]?.supplierId,
          currency: 'RUB',
          vatMode: 'included',
          lines: body,
          ...(request && { invoiceRequestId: request.id }),
        },
      ],
      refusals: broken({
        requisition_not_open: given.some(({ requisition }) => closed.includes(requisition.status)),
        line_cancelled: given.some(({ line }) => line.cancelled),
        request_cancelled: request?.status === 'cancelled',
      }),
      write({ id, lines: made }) {
        const kept = given.map(
          (one, place): InvoiceLine => ({
            ...one,
            id: made[place].id,
            allocation: ownOf(one.requisition, one.line, supplier),
          }),
        );
        book.invoices.push({
          id,
          supplier,
          status: 'received',
          disputedFrom: null,
          lines: kept,
          request,
          payments: [],
        });
        followLines(book, kept);
      },
    };
  },
);

const ownOf = (requisition: Requisition, line: Line, supplier: number) =>
  acceptedOf(requisition, line).find((one) => one.supplier === supplier) ?? null;

function followLines(book: Book, lines: readonly InvoiceLine[]) {
  for (const requisition of new Set(lines.map((line) => line.requisition))) follow(book, requisition);
  followRequests(book);
}

export const changeInvoice = deed(
  'change an invoice',
  { of: which, at: which, portion: percent },
  ({ of, at, portion }, book) => {
    const invoice = pick(book.invoices, of);
    const changed = invoice && pick(invoice.lines, at);
    if (!invoice || !changed) return undefined;
    const lines = invoice.lines.map(
      (line): InvoiceLine => ({
        ...line,
        quantity: line === changed ? Math.max(1, share(line.quantity, portion)) : line.quantity,
        allocation: ownOf(line.requisition, line.line, invoice.supplier),
      }),
    );
    const isNew = lines.some(
      (line, place) =>
        line.quantity !== invoice.lines[place]?.quantity || line.allocation !== invoice.lines[place]?.allocation,
    );
    const body = lines.map(({ id, line, quantity, price }) => ({
      id,
      procurementItemId: line.id,
      quantity: quantityText(quantity),
      price: moneyText(price),
      vatRate: '22',
    }));
    return {
      call: ['PATCH', `${url}/${invoice.id}`, { lines: body }],
      refusals: broken({
        invoice_closed: invoice.status === 'cancelled',
        invoice_paid: isNew && invoice.status === 'paid',
      }),
      write() {
        if (!isNew) return;
        invoice.lines = lines;
        if (invoice.status === 'approved') invoice.status = 'received';
        if (invoice.disputedFrom === 'approved') invoice.disputedFrom = 'received';
        followLines(book, lines);
      },
    };
  },
);

const targets = fc.constantFrom(
  'pending_approval',
  'approved',
  'approved',
  'rejected',
  'received',
  'disputed',
  'cancelled',
  'paid',
);

export const moveInvoice = deed(
  'move an invoice',
  { of: which, to: targets, says: fc.boolean(), insists: fc.boolean() },
  ({ of, to, says, insists }, book) => {
    const invoice = pick(book.invoices, of);
    if (!invoice) return undefined;
    const reasons = { ...(says && { reason: 'так решили' }), ...(insists && { overrideReason: 'договорились' }) };
    const found = to === invoice.status ? [] : refusals(book, invoice, to, says);
    return {
      call: ['PATCH', `${url}/${invoice.id}/status`, { status: to, ...reasons }],
      refusals: insists ? found.filter((rule) => rule !== 'matching_blocked') : found,
      write() {
        if (to === invoice.status) return;
        const before = isStanding(invoice);
        invoice.disputedFrom = to === 'disputed' ? invoice.status : null;
        invoice.status = paidOrNot(to, paidOf(invoice) >= grossTotal(invoice));
        if (before !== isStanding(invoice)) followLines(book, invoice.lines);
      },
    };
  },
);

function refusals(book: Book, invoice: Invoice, to: string, says: boolean): string[] {
  const { status, disputedFrom, lines } = invoice;
  if (status === 'disputed' && to === disputedFrom) return [];
  const found = invoiceMoves.find((one) => one.from.includes(status) && one.to === to);
  if (!found) return ['invalid_state_transition'];
  const needs = (what: string) => found.needs?.includes(what) ?? false;
  const ids = lines.map(({ id }) => id);
  const received = book.requisitions
    .flatMap(({ receipts }) => receipts.filter(({ reversed }) => !reversed))
    .flatMap(({ parts }) => parts);
  return broken({
    required: needs('reason') && !says,
    matching_blocked: needs('matching') && isBlocked(book, invoice),
    has_payments: needs('no_payments') && paidOf(invoice) > 0,
    has_receipts:
      needs('no_receipts') && received.some(({ invoiceLine }) => invoiceLine !== null && ids.includes(invoiceLine)),
    requisition_not_open:
      status === 'rejected' &&
      to === 'received' &&
      lines.some(({ requisition }) => closed.includes(requisition.status)),
  });
}

/** More is invoiced of a line than was accepted of its supplier, or another supplier was accepted. */
function isBlocked(book: Book, invoice: Invoice): boolean {
  if (!book.profile.blocks) return false;
  return invoice.lines.some(({ requisition, line }) => {
    const decided = acceptedOf(requisition, line);
    const own = decided.filter(({ supplier }) => supplier === invoice.supplier);
    const all = book.invoices.filter(
      (one) => one === invoice || (one.supplier === invoice.supplier && isStanding(one)),
    );
    const invoiced = sum(all.flatMap(({ lines }) => lines.map((one) => (one.line === line ? one.quantity : 0))));
    return (decided.length > 0 && own.length === 0) || invoiced > sum(own.map(({ quantity }) => quantity));
  });
}
