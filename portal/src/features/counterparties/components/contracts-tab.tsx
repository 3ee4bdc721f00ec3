import { Link, useParams } from '@tanstack/react-router';
import { contract } from '../../../../../nouns/contract.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useContractsOf } from '../queries.ts';

/** What was agreed with them. */
export function ContractsTab({ counterpartyId }: { counterpartyId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <DataTable
      label={say('Contracts', 'Договоры')}
      list={useContractsOf(counterpartyId)}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      empty={<Empty title={say('No contracts yet', 'Договоров пока нет')} />}
      columns={[
        {
          id: 'number',
          header: labelOf(contract, 'number'),
          width: 140,
          cell: ({ id, number }) => <Link to={`/${portal}/contracts/${id}` as '/'}>{number}</Link>,
        },
        {
          id: 'title',
          header: labelOf(contract, 'title'),
          cell: ({ title }) => <span title={title}>{title}</span>,
        },
        {
          id: 'kind',
          header: labelOf(contract, 'kind'),
          width: 200,
          wide: true,
          cell: ({ kind }) => valueOf(contract, 'kind', kind),
        },
        {
          id: 'validTo',
          header: labelOf(contract, 'validTo'),
          width: 140,
          wide: true,
          cell: ({ validTo }) => (validTo ? showDay(validTo) : say('without end', 'бессрочно')),
        },
        {
          id: 'limit',
          header: labelOf(contract, 'amountLimit'),
          width: 150,
          align: 'right',
          wide: true,
          cell: ({ amountLimit, currency }) => showMoney(amountLimit, currency),
        },
        {
          id: 'status',
          header: labelOf(contract, 'status'),
          width: 140,
          cell: ({ status }) => <StatusOf noun={contract} status={status} />,
        },
      ]}
    />
  );
}
