import { commercialProposal as noun, proposalExpense } from '../../../../../nouns/commercial-proposal.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import type { ProposalCard } from '../queries.ts';

const expense = { fields: proposalExpense };

/** What is spent on the whole, as it is read. */
export function ExpensesTable({ card: { expenses, currency, expenseTotalAmount } }: { card: ProposalCard }) {
  if (expenses.length === 0) return null;
  const title = labelOf(noun, 'expenses');
  return (
    <Section title={title} bare>
      <PlainTable
        label={title}
        rows={expenses}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          { id: 'name', header: labelOf(expense, 'name'), cell: ({ name }) => name },
          {
            id: 'allocation',
            header: labelOf(expense, 'allocation'),
            cell: ({ allocation }) => valueOf(expense, 'allocation', allocation),
          },
          {
            id: 'amount',
            header: labelOf(expense, 'amount'),
            align: 'right',
            cell: ({ amount }) => showMoney(amount, currency),
          },
        ]}
        foot={
          <tr>
            <td colSpan={2}>{labelOf(noun, 'expenseTotalAmount')}</td>
            <td data-align="right">{showMoney(expenseTotalAmount, currency)}</td>
          </tr>
        }
      />
    </Section>
  );
}
