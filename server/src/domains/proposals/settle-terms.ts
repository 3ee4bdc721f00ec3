import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { Terms } from '../../../../nouns/pricing/is-entered.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { amountFaults } from '../../kernel/values/amount-faults.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { commissionConflict, overHundred, withMarkup } from './faults.ts';

type Given = Partial<
  Pick<
    CommercialProposal,
    'pricingMode' | 'proposalModel' | 'commissionMode' | 'commissionPercent' | 'commissionFixedAmount'
  >
>;

/** How prices will be counted. A commission value that was kept for another mode goes with the mode. */
export function settleTerms(
  before: CommercialProposal | null,
  given: Given,
  { vatMode, currency }: Pick<CommercialProposal, 'vatMode' | 'currency'>,
): Terms {
  const commissionMode = given.commissionMode ?? before?.commissionMode ?? 'none';
  const terms = {
    pricingMode: given.pricingMode ?? before?.pricingMode ?? 'cost_plus',
    proposalModel: given.proposalModel ?? before?.proposalModel ?? 'resale',
    commissionMode,
    commissionPercent: commissionMode === 'percent' ? valueOf('commissionPercent', before, given) : null,
    commissionFixedAmount: commissionMode === 'fixed' ? valueOf('commissionFixedAmount', before, given) : null,
    vatMode,
    scale: scaleOf(currency),
  };
  const faults = [...conflicts(given, commissionMode), ...valueFaults(terms)];
  if (faults.length > 0) throw invalid(faults);
  // An entered price would hold a markup.
  if (terms.proposalModel === 'agency' && terms.pricingMode !== 'cost_plus') throw withMarkup('/pricingMode');
  return terms;
}

const valueOf = (
  name: 'commissionPercent' | 'commissionFixedAmount',
  before: CommercialProposal | null,
  given: Given,
): string | null => (given[name] === undefined ? (before?.[name] ?? null) : given[name]);

export const isSet = (value: string | null | undefined): value is string =>
  typeof value === 'string' && !new Exact(value).isZero();

const conflicts = (
  { commissionPercent, commissionFixedAmount }: Given,
  mode: Terms['commissionMode'],
): FieldError[] => [
  ...(mode !== 'percent' && isSet(commissionPercent) ? [commissionConflict('/commissionPercent')] : []),
  ...(mode !== 'fixed' && isSet(commissionFixedAmount) ? [commissionConflict('/commissionFixedAmount')] : []),
];

const needed = (at: string) =>
  fieldError(at, 'required', words('is required for this commission mode', 'нужно для этого способа расчёта комиссии'));

const valueFaults = ({ commissionMode, commissionPercent, commissionFixedAmount, scale }: Terms): FieldError[] => [
  ...(commissionMode === 'percent' && commissionPercent === null ? [needed('/commissionPercent')] : []),
  ...(commissionMode === 'fixed' && commissionFixedAmount === null ? [needed('/commissionFixedAmount')] : []),
  ...percentFaults('/commissionPercent', commissionPercent),
  ...(commissionFixedAmount === null ? [] : amountFaults('/commissionFixedAmount', commissionFixedAmount, scale)),
];

/** A part of the whole, to the fourth digit after the point. */
export function percentFaults(at: string, percent: string | null): FieldError[] {
  if (percent === null) return [];
  return new Exact(percent).gt(100) ? [overHundred(at)] : amountFaults(at, percent, 4);
}
