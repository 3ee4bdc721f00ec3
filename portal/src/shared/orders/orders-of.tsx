import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { purchaseOrder as noun } from '../../../../nouns/purchase-order.ts';
import { labelOf } from '../../kit/form/of-field.ts';
import { showMoney } from '../../kit/format.ts';
import { counted, say } from '../../kit/say.ts';
import { Section } from '../../kit/section.tsx';
import { StatusOf } from '../../kit/status-of.tsx';
import { PlainTable } from '../../kit/table/plain-table.tsx';
import { ProblemText, tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import { useMay } from '../session/me.ts';
import { ExpectedDay } from './expected-day.tsx';

interface OrdersOfProps {
  requisitionId: string;
  /** Suppliers are chosen, and it has not ended. */
  mayOrder: boolean;
}

/** What is ordered by a requisition, and the way to order what is decided and in no order. */
export function OrdersOf({ requisitionId, mayOrder }: OrdersOfProps) {
  const { portal } = useParams({ from: '/$portal' });
  const client = useQueryClient();
  const may = useMay();
  const { data: orders, error } = useQuery({
    queryKey: ['orders', 'of', requisitionId],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-orders', {
          params: { query: { procurementId: requisitionId, limit: 200, sort: 'number' } },
          signal,
        }),
      ),
  });
  const make = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/purchase-orders/from-requisition', { body: { requisitionId } })),
    async onSuccess({ items }) {
      await client.invalidateQueries({ queryKey: ['orders'] });
      const made = counted(items.length, ['order', 'orders'], ['заказ', 'заказа', 'заказов']);
      tellDone(say(`Made: ${made}`, `Создано: ${made}`));
    },
  });
  const button = mayOrder && may('purchase_orders.create') && (
    <Button variant="default" leftSection={<Plus size={16} />} loading={make.isPending} onClick={() => make.mutate()}>
      {say('Make orders', 'Создать заказы')}
    </Button>
  );
  if (error) return <ProblemText error={error} />;
  if (!orders || (orders.items.length === 0 && !button)) return null;
  return (
    <Section title={say('Orders to suppliers', 'Заказы поставщикам')} actions={button} bare>
      <PlainTable
        label={say('Orders to suppliers', 'Заказы поставщикам')}
        rows={orders.items}
        idOf={({ id }) => id}
        isPale={({ status }) => status === 'cancelled'}
        empty={
          <Text size="sm" c="dimmed" p="md">
            {say(
              'What is decided becomes an order to each supplier: it is sent, confirmed and received.',
              'Принятые решения станут заказами: по одному каждому поставщику, с подтверждением и сроками.',
            )}
          </Text>
        }
        columns={[
          {
            id: 'number',
            header: labelOf(noun, 'number'),
            cell: ({ id, number }) => <Link to={`/${portal}/purchase-orders/${id}` as '/'}>{number}</Link>,
          },
          { id: 'supplier', header: say('Supplier', 'Поставщик'), cell: ({ supplier }) => supplier.name },
          {
            id: 'expected',
            header: say('Expected', 'Ожидается'),
            cell: ({ expectedDate, late }) => <ExpectedDay day={expectedDate} late={late} />,
          },
          {
            id: 'gross',
            header: say('Total', 'Сумма'),
            align: 'right',
            wide: true,
            cell: ({ grossAmount, currency }) => showMoney(grossAmount, currency),
          },
          {
            id: 'status',
            header: labelOf(noun, 'status'),
            cell: ({ status }) => <StatusOf noun={noun} status={status} />,
          },
        ]}
      />
    </Section>
  );
}
