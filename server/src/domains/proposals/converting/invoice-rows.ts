import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { ProposalRow } from '../../../../../nouns/proposal-row.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { pieces } from '../../../kernel/values/units.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import type { RowInput } from '../../sales/sales-invoice.input.ts';
import { customerGroups } from '../public/customer-groups.ts';

/** Rows of an invoice for what was offered; in the agency model the fee of the agent is one of them. */
export function invoiceRows(proposal: CommercialProposal, rows: readonly ProposalRow[]): RowInput[] {
  const groupOf = customerGroups(rows);
  return [...rows.map((row) => asRow(proposal, row, groupOf(row))), ...agentFee(proposal)];
}

function asRow(proposal: CommercialProposal, row: ProposalRow, groupLabel: string | null): RowInput {
  const { catalogItemId, name, quantity, uom, vatRate } = row;
  return {
    ...{ catalogItemId, name, quantity, uom, vatRate, unitPrice: row.unitPrice ?? '0' },
    ...{ groupKey: groupLabel === null ? null : row.groupKey, groupLabel },
    unitCost: unitCostOf(proposal, row),
  };
}

/** Without VAT, and with the share of the expenses: so the invoice earns what the proposal did. */
function unitCostOf({ vatMode, currency }: CommercialProposal, row: ProposalRow): string | null {
  if (row.lineCostAmount === null) return null;
  const scale = scaleOf(currency);
  const price = fraction(row.lineCostAmount).plus(row.allocatedExpenseAmount).toFixed(scale);
  const { netAmount } = lineAmounts({ quantity: '1', price, vatMode, vatRate: row.vatRate, scale });
  return fraction(netAmount).div(row.quantity).toText(6);
}

/** The fee has no VAT of its own. */
const agentFee = ({ proposalModel, commissionAmount }: CommercialProposal): RowInput[] =>
  proposalModel === 'agency' && fraction(commissionAmount).cmp(0) > 0
    ? [
        {
          ...{ name: 'Агентское вознаграждение', quantity: '1', uom: pieces, vatRate: 'none' },
          ...{ unitPrice: commissionAmount, unitCost: '0' },
        },
      ]
    : [];
