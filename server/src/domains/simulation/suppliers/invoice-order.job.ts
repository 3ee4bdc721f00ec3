import Type from 'typebox';
import { job } from '../../../kernel/job.ts';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { createInvoice } from '../../billing/operations/create-invoice.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { getOrder } from '../../orders/operations/get-order.ts';
import { ordered } from './ordered.ts';
import { sendUpd } from './send-upd.ts';

/** What is charged too much by who makes mistakes. */
const mistaken = '1.1';

/** The invoice of a supplier for what it has confirmed: a УПД by the operator where it can be, else a letter's. An order that is invoiced already is left alone. */
export const invoiceOrder = job({
  name: 'simulation.invoice-order',
  payload: ordered,
  command: command({
    name: 'simulation.invoice-order',
    summary: words('Invoice an order', 'Выставить счёт по заказу от тестового поставщика'),
    permission: 'internal',
    scope: null,
    input: ordered,
    output: Type.Unknown(),

    async run(ctx, { orderId }) {
      ctx.nothingChanged();
      const order = await ctx.ask(getOrder, { id: orderId });
      const { status, invoicing, counterpartyId, currency, vatMode } = order;
      if (!confirmed.includes(status) || invoicing !== 'none') return;
      const factor = mannersOf(order.supplier.name).has('mismatched') ? mistaken : '1';
      const goods = order.lines
        .filter(({ confirmedQuantity }) => new Exact(confirmedQuantity ?? 0).gt(0))
        .map((line) => ({
          ...line,
          quantity: line.confirmedQuantity as string,
          price: new Exact(line.price).times(factor).toDecimalPlaces(2).toFixed(),
        }));
      const day = dayIn((await regionalOf(ctx)).timezone);
      if (await sendUpd(ctx, { order, goods, day, number: numberFor(order, 'УПД') })) return;
      await ctx.call(createInvoice, {
        ...{ counterpartyId, currency, vatMode, source: 'mail' },
        externalNumber: numberFor(order, 'СЧ'),
        externalDate: day,
        lines: goods.map(({ id, procurementItemId, quantity, price, vatRate }) => ({
          ...{ orderLineId: id, procurementItemId, quantity, price, vatRate },
        })),
      });
    },
  }),
});

const confirmed: readonly string[] = ['confirmed', 'confirmed_in_part', 'partially_received', 'received'];

/** «СЧ-2026-0001», and «СЧ-2026-0001-2» for the second revision of its order. */
const numberFor = ({ number, revision }: { number: string; revision: number }, kind: string) =>
  `${number.replace(/^PO/, kind)}${revision > 1 ? `-${revision}` : ''}`;
