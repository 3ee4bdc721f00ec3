import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { contract as noun } from '../../../../../nouns/contract.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { ContractCard } from '../queries.ts';
import { ContractDialog } from './contract-dialog.tsx';

/** What was agreed on top of a contract, each a contract of its own. */
export function Annexes({ contract }: { contract: ContractCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const [adding, setAdding] = useState(false);
  const mayAdd = useMay()('contracts.create') && contract.status !== 'terminated' && contract.status !== 'expired';
  const add = mayAdd && (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setAdding(true)}>
      {say('Annex', 'Приложение')}
    </Button>
  );
  return (
    <Section title={say('Annexes', 'Приложения')} actions={add} bare>
      <PlainTable
        label={say('Annexes', 'Приложения')}
        rows={contract.annexes}
        idOf={({ id }) => id}
        isPale={({ status }) => status === 'terminated' || status === 'expired'}
        empty={
          <Empty title={say('No annexes yet', 'Приложений пока нет')}>
            {say(
              'An annex is a contract of its own, with the same counterparty.',
              'Приложение — отдельный договор с тем же контрагентом.',
            )}
          </Empty>
        }
        columns={[
          {
            id: 'number',
            header: labelOf(noun, 'number'),
            cell: ({ id, number }) => <Link to={`/${portal}/contracts/${id}` as '/'}>{number}</Link>,
          },
          { id: 'title', header: labelOf(noun, 'title'), cell: ({ title }) => title },
          { id: 'date', header: labelOf(noun, 'date'), wide: true, cell: ({ date }) => showDay(date) },
          {
            id: 'limit',
            header: labelOf(noun, 'amountLimit'),
            align: 'right',
            wide: true,
            cell: ({ amountLimit, currency }) => showMoney(amountLimit, currency),
          },
          {
            id: 'status',
            header: labelOf(noun, 'status'),
            cell: ({ status }) => <StatusOf noun={noun} status={status} />,
          },
        ]}
      />
      <ContractDialog opened={adding} parent={contract} onClose={() => setAdding(false)} />
    </Section>
  );
}
