import { Decimal } from 'decimal.js';
import Type from 'typebox';
import { decimal, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { paidWidget } from './paid-widget.ts';
import { isSeen, readWidgets } from './read-widgets.ts';

/** Widgets with their licences, and what they come to this month. */
export const widgetList = object({
  items: Type.Array(paidWidget.view, { title: 'Widgets' }),
  estimatedMonthlyAmountRub: decimal('All of them this month, ₽', { examples: ['3500.00'] }),
});

export const inAll = <Widget extends { estimatedMonthlyAmountRub: string }>(items: Widget[]) => ({
  items,
  estimatedMonthlyAmountRub: items
    .reduce((sum, one) => sum.plus(one.estimatedMonthlyAmountRub), new Decimal(0))
    .toFixed(2),
});

export const listPaidWidgets = query({
  name: 'company.list-paid-widgets',
  summary: words('List paid widgets', 'Список платных виджетов'),
  description:
    'Every widget on offer with its licence: status, months, price and what this month comes to. Hidden and disabled ones are left out. Licences are ' +
    'written by the operator of the platform; a portal begins a trial itself, once.',
  permission: 'company_settings.read',
  scope: ['company.read', 'settings.read'],
  input: object({}),
  output: widgetList,
  run: async ({ db, language }) => inAll((await readWidgets(db, language)).filter(isSeen)),
});
