import type { WriteContext } from '../../../kernel/operation.ts';
import {
  conflict,
  type FieldError,
  fieldError,
  invalid,
  unknownRecord,
  words,
} from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type PayableInvoice, payableInvoices } from '../../billing/payable-invoices.ts';
import { type Payee, payeesById } from '../../counterparties/payees.ts';
import { type Asked, invoiceFaults } from './invoice-faults.ts';
import { payeeFaults, payeeOf } from './payee-of.ts';
import { purposeOf } from './purpose-of.ts';

interface Checking {
  today: string;
  unwritable: (text: string) => string[];
}

/** What is written of each invoice, in the order they were asked for; everything that keeps one from being paid is reported at once. */
export async function resolveOrders(ctx: WriteContext, asked: readonly Asked[], checking: Checking) {
  const found = await payableInvoices(
    ctx.db,
    asked.map(({ invoiceId }) => invoiceId),
  );
  const payees = await payeesById(ctx.db, [...new Set(found.map(({ counterpartyId }) => counterpartyId))]);
  const [byId, payeeById] = [
    new Map(found.map((one) => [one.id, one])),
    new Map(payees.map((one) => [one.counterpartyId, one])),
  ];
  const orders: Array<{ invoiceId: string; amount: string; payee: ReturnType<typeof payeeOf>; purpose: string }> = [];
  const errors = asked.flatMap((one, index) => {
    const at = `/invoices/${index}`;
    const invoice = byId.get(one.invoiceId);
    const payee = invoice && payeeById.get(invoice.counterpartyId);
    if (!invoice || !payee) return [unknownRecord(`${at}/invoiceId`)];
    if (asked.findIndex(({ invoiceId }) => invoiceId === one.invoiceId) < index)
      return [fieldError(`${at}/invoiceId`, 'duplicate', words('is given twice', 'указан дважды'))];
    const faults = faultsOf(at, one, invoice, payee, checking);
    if (faults.length > 0) return faults;
    const amount = new Exact(one.amount ?? invoice.outstanding).toFixed(2);
    orders.push({ invoiceId: invoice.id, amount, payee: payeeOf(payee), purpose: purposeOf(invoice, amount) });
    return [];
  });
  if (errors.length > 0) throw invalid(errors);
  return orders;
}

function faultsOf(
  at: string,
  { amount }: Asked,
  invoice: PayableInvoice,
  payee: Payee,
  { today, unwritable }: Checking,
): FieldError[] {
  const letters = unwritable(purposeOf(invoice, '1'));
  const unwritten = words(
    `${invoice.number}: the file cannot contain ${letters.join(' ')}`,
    `${invoice.number}: в файл нельзя записать символы ${letters.join(' ')}`,
  );
  return [
    ...invoiceFaults(at, invoice, amount, today),
    ...payeeFaults(at, payee, unwritable),
    ...(letters.length > 0 ? [fieldError(at, 'text_unwritable', unwritten)] : []),
  ];
}

/** An invoice is paid by one order: a second one is made for who insists. */
export async function refuseExported(ctx: WriteContext, invoiceIds: readonly string[]) {
  const held = await ctx.db.many<{ invoiceId: string; fileId: string }>(sql`
    select distinct on (invoice_id) invoice_id as "invoiceId", file_id as "fileId" from payment_orders
    where tenant_id = ${ctx.db.tenant} and invoice_id = any(${invoiceIds}::uuid[]) order by invoice_id, file_id`);
  if (held.length > 0)
    throw conflict(
      'already_exported',
      words(
        'Some of the invoices are already in a payment order file. Send `again` to put them into another one.',
        'Часть счетов уже есть в файле платёжных поручений. Передайте again, если нужно ещё одно поручение.',
      ),
      { exported: held },
    );
}
