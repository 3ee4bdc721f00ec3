import Type, { type Static } from 'typebox';
import type { Requisition } from '../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { id, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { aboutOverrun } from '../budgets/overrun-meta.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';

const about = {
  itemIds: Type.Optional(Type.Array(id('Line'), { title: 'Lines, at most 20' })),
  committed: Type.Optional(Type.String({ title: 'Committed, in the currency of the requisition' })),
  budget: Type.Optional(Type.String({ title: 'Budget' })),
  ...aboutOverrun,
  contractId: Type.Optional(id('Contract')),
  contractCurrency: Type.Optional(Type.String({ title: 'Currency of the contract' })),
  fields: Type.Optional(
    Type.Array(Type.String(), { title: 'Fields, as they are named in the body of a new requisition' }),
  ),
};

export const requisitionWarnings = warnings('required_after_due', about);

export type RequisitionWarning = Static<typeof requisitionWarnings>[number];

/** A requisition with its lines, and what should be known of them. */
export const wholeRequisition = object(
  {
    ...requisition.fields,
    items: Type.Array(requisitionLine.view, { title: 'Lines, in their order' }),
    warnings: requisitionWarnings,
  },
  { title: 'Purchase requisition with its lines' },
);

const most = 20;

/** What was saved all the same: lines wanted after the requisition itself, prices that no known rate counts, a contract in another currency. */
export function warningsOf(
  ctx: ReadContext,
  { dueDate, currency, contractId, contract }: Requisition,
  lines: readonly RequisitionLine[],
): RequisitionWarning[] {
  const active = lines.filter(({ status }) => status === 'active');
  const late = active.filter(({ requiredAt }) => dueDate !== null && requiredAt !== null && requiredAt > dueDate);
  const uncounted = active.filter(({ plannedPrice, fxRate }) => plannedPrice !== null && fxRate === null);
  const about = (code: string, sentence: ReturnType<typeof words>, found: readonly RequisitionLine[]) =>
    found.length > 0 ? [warning(ctx, code, sentence, { itemIds: found.slice(0, most).map(({ id }) => id) })] : [];
  return [
    ...about(
      'required_after_due',
      words('Some lines are needed after the date of the requisition.', 'Строки нужны позже срока заявки.'),
      late,
    ),
    ...about(
      'no_rate',
      words(
        'There is no exchange rate: these lines are not in the total.',
        'Нет курса валюты: эти строки не вошли в сумму.',
      ),
      uncounted,
    ),
    ...(contractId && contract && contract.currency !== currency
      ? [
          warning(
            ctx,
            'contract_currency_differs',
            words(
              `The contract is in ${contract.currency}, the requisition in ${currency}.`,
              `Валюта договора ${contract.currency}, а заявки ${currency}.`,
            ),
            { contractId, contractCurrency: contract.currency },
          ),
        ]
      : []),
  ];
}
