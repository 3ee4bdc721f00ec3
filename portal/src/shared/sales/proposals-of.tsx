import { Button, Group } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { commercialProposal as noun } from '../../../../nouns/commercial-proposal.ts';
import { Empty } from '../../kit/empty.tsx';
import { labelOf } from '../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { StatusOf } from '../../kit/status-of.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { useList } from '../../kit/table/use-list.ts';
import { api, askPage } from '../api/client.ts';
import { useMay } from '../session/me.ts';

/** What a customer was offered. */
export function ProposalsOf({ customerId }: { customerId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  return (
    <>
      {may('commercial_proposals.create') && (
        <Group mb="sm">
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            renderRoot={(props) => (
              <Link {...props} to={`/${portal}/proposals?create=customer&open=${customerId}` as '/'} />
            )}
          >
            {say('Proposal', 'Предложение')}
          </Button>
        </Group>
      )}
      <DataTable
        label={say('Commercial proposals', 'Коммерческие предложения')}
        list={useProposals(customerId)}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        empty={<Empty title={say('No proposals to them yet', 'Предложений покупателю пока нет')} />}
        columns={[
          {
            id: 'number',
            header: labelOf(noun, 'number'),
            width: 160,
            cell: ({ id, number }) => <Link to={`/${portal}/proposals/${id}` as '/'}>{number}</Link>,
          },
          {
            id: 'title',
            header: labelOf(noun, 'title'),
            wide: true,
            cell: ({ title }) => <span title={title ?? undefined}>{title ?? '—'}</span>,
          },
          {
            id: 'until',
            header: labelOf(noun, 'validUntil'),
            wide: true,
            cell: ({ validUntil }) => showDay(validUntil),
          },
          {
            id: 'total',
            header: labelOf(noun, 'totalAmount'),
            align: 'right',
            cell: ({ totalAmount, currency }) => showMoney(totalAmount, currency),
          },
          {
            id: 'status',
            header: labelOf(noun, 'status'),
            width: 150,
            cell: ({ status }) => <StatusOf noun={noun} status={status} />,
          },
        ]}
      />
    </>
  );
}

const useProposals = (customerId: string) =>
  useList(['proposals', 'of', customerId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/commercial-proposals', {
        params: { query: { limit: 100, cursor, customerId, sort: '-updatedAt' } },
        signal,
      }),
    ),
  );
