import fc from 'fast-check';
import { followStatus, routeOf, say, unheard } from '../approval.ts';
import type { Book, SalesInvoice, SoldRow } from '../book.ts';
import { paidOf, soldTotal } from '../counted.ts';
import { as, broken, deed, type Place, type Plan, percent, pick, which } from '../deed.ts';
import { moneyText, quantityText, share } from '../figures.ts';
import { salesMoves } from '../flow.ts';
import { maySend, owner } from '../people.ts';
import { soldRows } from './proposals.ts';

const url = '/api/v1/sales-invoices';

const asRow = ({ quantity, price }: SoldRow, at: number) => ({
  name: `Строка ${at + 1}`,
  quantity: quantityText(quantity),
  unitPrice: moneyText(price),
  vatRate: '22',
});

export const createSale = deed('make a sales invoice', { rows: soldRows }, ({ rows }, book, { customerId }) => ({
  call: ['POST', url, { customerId, vatMode: 'included', rows: rows.map(asRow) }],
  refusals: [],
  write: ({ id }) =>
    void book.sales.push({
      id,
      kind: 'sales_invoice',
      status: 'draft',
      sentBy: null,
      approval: null,
      rows,
      payments: [],
      isOfProposal: false,
    }),
}));

export const changeSale = deed(
  'change the rows of a sales invoice',
  { of: which, rows: soldRows },
  ({ of, rows }, book) => {
    const sale = pick(book.sales, of);
    if (!sale) return undefined;
    return {
      call: ['PATCH', `${url}/${sale.id}`, { rows: rows.map(asRow) }],
      refusals: broken({ invoice_frozen: !['draft', 'pending_approval', 'approved'].includes(sale.status) }),
      write() {
        sale.rows = rows;
        moveTo(book, sale, 'draft');
      },
    };
  },
);

export const moveSale = deed(
  'move a sales invoice',
  { of: which, by: fc.constantFrom('issue', 'issue', 'approve', ...Object.keys(salesMoves)) },
  ({ of, by: at }, book, place) => {
    const sale = pick(book.sales, of);
    return sale && movingSale(book, place, sale, { at, by: owner });
  },
);

export function movingSale(
  book: Book,
  place: Place,
  sale: SalesInvoice,
  { at, by }: { at: string; by: number },
): Plan | undefined {
  const move = salesMoves[at];
  if (!move) return undefined;
  const isAllowed = move.from.includes(sale.status);
  const verdict = at === 'approve' ? 'approved' : at === 'reject' ? 'rejected' : null;
  const isAtOnce = at === 'issue' && sale.status === 'draft';
  return {
    call: ['POST', `${url}/${sale.id}/${at}`, move.says ? { reason: 'так решили' } : {}, as(place, by)],
    refusals: broken({
      ...(verdict && isAllowed && unheard(book, sale, by, verdict)),
      ...(at === 'submit-approval' && { forbidden: !maySend('sales_invoice', by) }),
      invalid_state_transition: !isAllowed,
      approval_required: isAtOnce && book.profile.approvalRequired,
      approval_route: isAtOnce && routeOf(book, sale) !== undefined,
      has_payments: at === 'void' && paidOf(sale) > 0,
    }),
    write() {
      if (verdict && !say(book, sale, by, verdict)) return;
      if (at === 'submit-approval') sale.sentBy = by;
      moveTo(book, sale, move.to);
    },
  };
}

function moveTo(book: Book, sale: SalesInvoice, to: string) {
  if (sale.status === to) return;
  sale.status = to;
  followStatus(book, sale);
}

export const deleteSale = deed('delete a sales invoice', { of: which }, ({ of }, book) => {
  // The proposal that an invoice was made of goes back to what it was a moment later.
  const sale = pick(
    book.sales.filter(({ isOfProposal }) => !isOfProposal),
    of,
  );
  if (!sale) return undefined;
  return {
    call: ['DELETE', `${url}/${sale.id}`],
    refusals: broken({ not_deletable: sale.status !== 'draft' }),
    write: () => void book.sales.splice(book.sales.indexOf(sale), 1),
  };
});

const isOwed = ({ status }: SalesInvoice) => status === 'issued' || status === 'sent';

export const paySale = deed(
  'register what a customer paid',
  { of: which, portion: percent, insists: fc.boolean(), owed: fc.boolean() },
  ({ of, portion, insists, owed }, book) => {
    const issued = book.sales.filter(isOwed);
    const sale = pick(owed && issued.length > 0 ? issued : book.sales, of);
    if (!sale) return undefined;
    const amount = Math.max(1, share(soldTotal(sale), portion));
    return {
      call: [
        'POST',
        `${url}/${sale.id}/payments`,
        { amount: moneyText(amount), ...(insists && { allowOverpayment: true }) },
      ],
      refusals: broken({
        invoice_not_issued: !isOwed(sale),
        overpayment: !insists && paidOf(sale) + amount - soldTotal(sale) > 1,
      }),
      write: ({ id }) => void sale.payments.push({ id, amount }),
    };
  },
);

export const deleteSalePayment = deed('delete what a customer paid', { of: which, at: which }, ({ of, at }, book) => {
  const sale = pick(
    book.sales.filter(({ payments }) => payments.length > 0),
    of,
  );
  const payment = sale && pick(sale.payments, at);
  if (!sale || !payment) return undefined;
  return {
    call: ['DELETE', `${url}/${sale.id}/payments/${payment.id}`],
    refusals: [],
    write() {
      sale.payments = sale.payments.filter((one) => one !== payment);
    },
  };
});
