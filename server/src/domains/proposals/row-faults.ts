import { isEntered, type Terms } from '../../../../nouns/pricing/is-entered.ts';
import type { ProposalRow } from '../../../../nouns/proposal-row.ts';
import type { FieldError } from '../../kernel/problems/errors.ts';
import { amountFaults } from '../../kernel/values/amount-faults.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { quantityFaults } from '../../kernel/values/quantity-faults.ts';
import * as fault from './faults.ts';
import type { RowInput } from './proposal.input.ts';
import { isSet, percentFaults } from './settle-terms.ts';

/** What is wrong with a row by itself and by the terms of its proposal. */
export const rowFaults = (row: ProposalRow, input: RowInput, terms: Terms): FieldError[] => [
  ...(row.name === '' ? [fault.nameless] : []),
  ...quantityFaults(row.quantity, '/quantity', row.uom),
  ...(!isEntered(terms) && row.unitCost === null ? [fault.costless] : []),
  ...(isEntered(terms) && row.unitPrice === null ? [fault.priceless] : []),
  ...(terms.vatMode === 'none' && row.vatRate !== 'none' ? [fault.vatWhereNone] : []),
  ...(isEntered(terms) ? [] : faultsOfMarkup(row, terms)),
  ...commissionFaults(row, input, terms),
];

const faultsOfMarkup = ({ markupBasis, markupPercent, markupAmount }: ProposalRow, { scale }: Terms): FieldError[] =>
  markupBasis === 'percent'
    ? markupFaults('/markupPercent', markupPercent)
    : amountFaults('/markupAmount', new Exact(markupAmount ?? '0').abs().toFixed(), scale);

/** A markup in percent: not more off than the cost, to the fourth digit after the point. */
export function markupFaults(at: string, percent: string | null): FieldError[] {
  if (percent === null) return [];
  return new Exact(percent).lt(-100)
    ? [fault.markupBelowCost(at)]
    : amountFaults(at, new Exact(percent).abs().toFixed(), 4);
}

function commissionFaults(row: ProposalRow, input: RowInput, { commissionMode, scale }: Terms): FieldError[] {
  const { commissionPercent, commissionFixedAmount } = row;
  if (commissionMode !== 'per_line')
    return (['commissionPercent', 'commissionFixedAmount'] as const).flatMap((name) =>
      isSet(input[name]) ? [fault.commissionConflict(`/${name}`)] : [],
    );
  if (isSet(commissionPercent) && isSet(commissionFixedAmount))
    return [fault.commissionConflict('/commissionFixedAmount')];
  return [
    ...percentFaults('/commissionPercent', commissionPercent),
    ...(commissionFixedAmount === null ? [] : amountFaults('/commissionFixedAmount', commissionFixedAmount, scale)),
  ];
}

/** What shows only once the amounts are counted. */
export function amountsFaults(row: ProposalRow, terms: Terms): FieldError[] {
  const { lineCostAmount, markupAmount, grossAmount, markupBasis } = row;
  const isLess =
    !isEntered(terms) &&
    markupBasis === 'amount' &&
    new Exact(lineCostAmount ?? '0').plus(markupAmount ?? '0').isNegative();
  const isHuge = [lineCostAmount, markupAmount, grossAmount].some((amount) => new Exact(amount ?? '0').abs().gte(most));
  return [...(isLess ? [fault.markupBelowCost('/markupAmount')] : []), ...(isHuge ? [fault.tooMuch('/quantity')] : [])];
}

/** So that two thousand of them still make a sum that is kept. */
const most = '100000000000';
