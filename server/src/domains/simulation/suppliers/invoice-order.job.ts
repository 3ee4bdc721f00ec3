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

/** What is charged too much by who makes mistakes. */
const mistaken = '1.1';

/** The invoice of a supplier for what it has confirmed. An order that is invoiced already is left alone. */
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
      const lines = order.lines.filter(({ confirmedQuantity }) => new Exact(confirmedQuantity ?? 0).gt(0));
      await ctx.call(createInvoice, {
        ...{ counterpartyId, currency, vatMode, source: 'mail' },
        externalNumber: numberFor(order),
        externalDate: dayIn((await regionalOf(ctx)).timezone),
        lines: lines.map(({ id, procurementItemId, confirmedQuantity, price, vatRate }) => ({
          ...{ orderLineId: id, procurementItemId, vatRate },
          quantity: confirmedQuantity as string,
          price: new Exact(price).times(factor).toDecimalPlaces(2).toFixed(),
        })),
      });
    },
  }),
});

const confirmed: readonly string[] = ['confirmed', 'confirmed_in_part', 'partially_received', 'received'];

/** «СЧ-2026-0001», and «СЧ-2026-0001-2» for the second revision of its order. */
const numberFor = ({ number, revision }: { number: string; revision: number }) =>
  `${number.replace(/^PO/, 'СЧ')}${revision > 1 ? `-${revision}` : ''}`;
