import Type from 'typebox';
import type { Budget } from '../../../../nouns/budget.ts';
import { id, text } from '../../kernel/fields.ts';
import { Exact } from '../../kernel/values/decimal.ts';

/** What a warning of an overrun says besides its words. */
export const aboutOverrun = {
  budgetId: Type.Optional(id('Budget')),
  budgetCode: Type.Optional(text(100, 'Budget code')),
  available: Type.Optional(Type.String({ title: 'What the requisition could take of the budget, in its currency' })),
  missing: Type.Optional(Type.String({ title: 'By how much the budget is overrun, in its currency' })),
  currency: Type.Optional(Type.String({ title: 'Currency of the budget' })),
};

/** How far a budget is overrun after so much was asked of it. */
export function overrunMeta({ id, code, availableAmount, currency }: Budget, asked: string) {
  const left = new Exact(availableAmount);
  return {
    ...{ budgetId: id, budgetCode: code, currency },
    available: Exact.max(left.plus(asked), 0).toFixed(2),
    missing: left.neg().toFixed(2),
  };
}
