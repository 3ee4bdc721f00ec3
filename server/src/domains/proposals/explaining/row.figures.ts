import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { isEntered } from '../../../../../nouns/pricing/is-entered.ts';
import { proposalRow as declared, type ProposalRow } from '../../../../../nouns/proposal-row.ts';
import { type AmountName, amountSteps } from '../../../platform/explain/amount-steps.ts';
import { type Figure, inputsOf } from '../../../platform/explain/figure.ts';
import { wayTo } from '../../../platform/explain/way-to.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { ofRow } from './priced-row.ts';
import { rowSteps } from './row-steps.ts';

type Card = CommercialProposal & { rows: ProposalRow[] };

/** What `nouns/pricing/price-rows.ts` counts of a row. */
export const rowFigures: Readonly<Record<string, Figure<ProposalRow, Card>>> = {
  lineCostAmount: figure('lineCostAmount'),
  markupPercent: figure('markupPercent'),
  markupAmount: figure('markupAmount'),
  allocatedExpenseAmount: ofCost('allocatedExpenseAmount'),
  commissionAmount: ofCost('commissionAmount'),
  unitPrice: ofCost('unitPrice'),
  lineAmount: ofCost('lineAmount'),
  netAmount: ofLineAmount('netAmount'),
  vatAmount: ofLineAmount('vatAmount'),
  grossAmount: ofLineAmount('grossAmount'),
};

function figure(name: string): Figure<ProposalRow, Card> {
  return { explain: (row, _, card) => wayTo(`rows[${card.rows.indexOf(row) + 1}].${name}`, rowSteps(card)) };
}

/** Unless prices are entered, it follows from the cost. */
function ofCost(name: string): Figure<ProposalRow, Card> {
  return { ...figure(name), needs: (card) => (isEntered(card) ? [] : ['margins.read']) };
}

function ofLineAmount(name: AmountName): Figure<ProposalRow, Card> {
  return {
    explain: (row, _, card) => {
      const { vatMode, currency } = card;
      const { vatRate } = row;
      const from = ofRow(card, row);
      const { vatAmount, netAmount, grossAmount } = amountSteps({
        vatMode,
        vatRate,
        scale: scaleOf(currency),
        currency,
      });
      const inputs = [
        ...inputsOf(declared.fields, row, ['lineAmount'], { from, currency }),
        ...(vatRate === 'none' ? [] : inputsOf(declared.fields, row, ['vatRate'], { from })),
      ];
      return wayTo(name, [...inputs, vatAmount, netAmount, grossAmount]);
    },
  };
}
