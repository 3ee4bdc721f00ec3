import fc from 'fast-check';
import { followContent, followStatus } from '../approval.ts';
import type { Book, InvoiceLine, Line, Requisition } from '../book.ts';
import { acceptedOf } from '../counted.ts';
import { broken, deed, percent, pick, which } from '../deed.ts';
import { moneyText, quantityText, share } from '../figures.ts';
import { follow } from '../flow.ts';
import { followRequests } from './requests.ts';

export const url = '/api/v1/invoices';

export const closed = ['draft', 'rejected', 'cancelled'];
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
          ...{ id, kind: 'invoice', status: 'received', sentBy: null, approval: null },
          supplier,
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

export function followLines(book: Book, lines: readonly InvoiceLine[]) {
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
        if (invoice.status === 'approved') {
          invoice.status = 'received';
          followStatus(book, invoice);
        } else if (invoice.disputedFrom === 'approved') {
          invoice.disputedFrom = 'received';
          invoice.approval = null;
        } else followContent(book, invoice);
        followLines(book, lines);
      },
    };
  },
);
