import type { WorkingCalendar } from '../../../../../nouns/working-calendar.ts';
import { mannersOf } from '../../../kernel/manners-of.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { purposeOf } from '../../bank-files/payment-orders/purpose-of.ts';
import { invoicesToPay } from '../../billing/invoices-to-pay.ts';
import { payableInvoices } from '../../billing/payable-invoices.ts';
import { type Payee, payeesById } from '../../counterparties/payees.ts';
import { invoicesToCollect } from '../../sales/invoices-to-collect.ts';
import { eveningAfter } from './evening.ts';

/** Money that came or went for an invoice. */
export interface Movement {
  way: 'in' | 'out';
  invoiceId: string;
  amount: string;
  party: Payee;
  purpose: string;
}

interface Planned {
  day: string;
  move(): Movement;
}

/**
 * What is paid on the evening of a day, and whether something is left for a later one. An invoice has one evening: the first after it
 * was approved or issued, on or after the day it is due.
 */
export async function movementsOf(ctx: ReadContext, calendar: WorkingCalendar, day: string) {
  const planned = [...(await outgoing(ctx, calendar)), ...(await incoming(ctx, calendar))];
  return {
    movements: planned.filter((one) => one.day === day).map((one) => one.move()),
    goesOn: planned.some((one) => one.day > day),
  };
}

/** What we pay: all that is owed of approved invoices. */
async function outgoing({ db }: ReadContext, calendar: WorkingCalendar): Promise<Planned[]> {
  const owed = await invoicesToPay(db);
  const parties = await partiesOf(
    db,
    owed.map(({ counterpartyId }) => counterpartyId),
  );
  const payable = await payableInvoices(
    db,
    owed.map(({ id }) => id),
  );
  const byId = new Map(payable.map((one) => [one.id, one]));
  return owed.flatMap(({ id, counterpartyId, approvedAt, dueDate, onHoldUntil }) => {
    const [party, invoice] = [parties.get(counterpartyId), byId.get(id)];
    if (!party || !invoice) return [];
    const free = onHoldUntil && daysAfter(onHoldUntil, 1);
    const from =
      [dueDate, free]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    const amount = new Exact(invoice.outstanding).toFixed(2);
    const move = () => ({ way: 'out' as const, invoiceId: id, amount, party, purpose: purposeOf(invoice, amount) });
    return [{ day: eveningAfter(calendar, new Date(approvedAt), from), move }];
  });
}

/** What customers pay: all that they owe, half of it once, or nothing, as their names say. */
async function incoming({ db }: ReadContext, calendar: WorkingCalendar): Promise<Planned[]> {
  const owed = await invoicesToCollect(db);
  const parties = await partiesOf(
    db,
    owed.map(({ customerId }) => customerId),
  );
  return owed.flatMap(({ id, number, customerId, issueDate, issuedAt, dueDate, gross, paid }) => {
    const party = parties.get(customerId);
    const manners = mannersOf(party?.name ?? '');
    const isHalf = manners.has('partial');
    if (!party || manners.has('unpaid') || (isHalf && !new Exact(paid).isZero())) return [];
    const amount = (isHalf ? new Exact(gross).div(2) : new Exact(gross).minus(paid)).toFixed(2);
    const purpose = `Оплата по счету № ${number} от ${printedDay(issueDate)}.`;
    const move = () => ({ way: 'in' as const, invoiceId: id, amount, party, purpose });
    return [{ day: eveningAfter(calendar, new Date(issuedAt), dueDate), move }];
  });
}

const partiesOf = async (db: ReadContext['db'], ids: readonly string[]): Promise<ReadonlyMap<string, Payee>> =>
  new Map((await payeesById(db, [...new Set(ids)])).map((party) => [party.counterpartyId, party]));
