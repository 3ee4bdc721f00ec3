import { Link, useParams } from '@tanstack/react-router';
import { budgetEntry as noun } from '../../../../../nouns/budget-entry.ts';
import { recordPages } from '../../../../../nouns/record-pages.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { type Budget, useEntries } from '../queries.ts';

const pages: Readonly<Record<string, string>> = { ...recordPages, supplierReturn: '/supplier-returns' };

/** The requisitions, invoices and credits behind the figures of a budget. */
export function EntriesTab({ budget }: { budget: Budget }) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <DataTable
      label={say('What takes of the budget', 'Из чего сложился расход')}
      list={useEntries(budget.id)}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      empty={
        <Empty title={say('Nothing draws on the budget yet', 'Бюджет пока не расходуют')}>
          {say(
            'Requisitions of its code appear here once they are sent for approval.',
            'Заявки с его кодом появятся здесь, когда их отправят на согласование.',
          )}
        </Empty>
      }
      columns={[
        {
          id: 'number',
          header: say('Record', 'Запись'),
          width: 160,
          cell: ({ recordType, recordId, number }) => (
            <Link to={`/${portal}${pages[recordType]}/${recordId}` as '/'}>{number}</Link>
          ),
        },
        { id: 'kind', header: labelOf(noun, 'kind'), cell: ({ kind }) => valueOf(noun, 'kind', kind) },
        {
          id: 'recordAmount',
          header: labelOf(noun, 'recordAmount'),
          align: 'right',
          wide: true,
          cell: ({ recordAmount, currency }) => showMoney(recordAmount, currency),
        },
        {
          id: 'amount',
          header: say('Amount', 'Сумма'),
          align: 'right',
          cell: ({ amount, rate }) =>
            rate === null ? say('no rate', 'нет курса') : showMoney(amount, budget.currency),
        },
        {
          id: 'updatedAt',
          header: labelOf(noun, 'updatedAt'),
          wide: true,
          width: 130,
          cell: ({ updatedAt }) => showDay(updatedAt),
        },
      ]}
    />
  );
}
