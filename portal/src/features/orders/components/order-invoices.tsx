import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { invoice as noun } from '../../../../../nouns/invoice.ts';
import { matchingStatuses } from '../../../../../nouns/invoice-matching.ts';
import { purchaseOrder as orderNoun } from '../../../../../nouns/purchase-order.ts';
import { invoiceableOrders } from '../../../../../nouns/purchase-order-flow.ts';
import { compareDecimals } from '../../../kit/decimal-sum.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { InvoiceDialog } from '../dialogs/invoice-dialog.tsx';
import type { OrderCard } from '../queries.ts';

/** What of the order is invoiced and paid, by which invoices, and the way to enter the next. */
export function OrderInvoices({ order }: { order: OrderCard }) {
  const { id, currency, invoicing, leftAmount } = order;
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const [isEntering, setEntering] = useState(false);
  const { data: invoices } = useQuery({
    queryKey: ['invoices', 'of-order', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/invoices', { params: { query: { orderId: id, limit: 200 } }, signal })),
    enabled: may('invoices.read'),
  });
  const figure = (field: 'invoicedAmount' | 'paidAmount' | 'leftAmount') =>
    [
      labelOf(orderNoun, field),
      <Fragment key={field}>
        {showMoney(order[field], currency)}{' '}
        {compareDecimals(order[field], '0') > 0 && <ExplainMark figure={{ of: 'order', id, field }} />}
      </Fragment>,
    ] as const;
  const mayEnter =
    may('invoices.create') && compareDecimals(leftAmount, '0') > 0 && invoiceableOrders.includes(order.status);
  return (
    <Section
      title={say('Invoices', 'Счета')}
      actions={
        mayEnter && (
          <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setEntering(true)}>
            {say('Enter an invoice', 'Внести счёт')}
          </Button>
        )
      }
    >
      <Facts
        of={[
          [labelOf(orderNoun, 'invoicing'), valueOf(orderNoun, 'invoicing', invoicing)],
          figure('invoicedAmount'),
          figure('paidAmount'),
          figure('leftAmount'),
        ]}
      />
      {invoices && (
        <PlainTable
          label={say('Invoices', 'Счета')}
          rows={invoices.items}
          idOf={(one) => one.id}
          isPale={({ status }) => status === 'cancelled' || status === 'rejected'}
          empty={
            <Text size="sm" c="dimmed" mt="sm">
              {say('No invoice names this order yet.', 'Счетов по этому заказу пока нет.')}
            </Text>
          }
          columns={[
            {
              id: 'number',
              header: labelOf(noun, 'number'),
              cell: ({ id: invoiceId, number, externalNumber }) => (
                <Link to="/$portal/invoices/$id" params={{ portal, id: invoiceId }}>
                  {externalNumber ?? number}
                </Link>
              ),
            },
            { id: 'due', header: labelOf(noun, 'dueDate'), wide: true, cell: ({ dueDate }) => showDay(dueDate) },
            {
              id: 'gross',
              header: say('Total', 'Сумма'),
              align: 'right',
              cell: (one) => showMoney(one.totals.gross, one.currency),
            },
            {
              id: 'matching',
              header: labelOf(noun, 'matching'),
              wide: true,
              cell: ({ matching: { status } }) => (
                <Status tone={matchingStatuses[status].tone}>{say(matchingStatuses[status])}</Status>
              ),
            },
            {
              id: 'status',
              header: labelOf(noun, 'status'),
              cell: ({ status }) => <StatusOf noun={noun} status={status} />,
            },
          ]}
        />
      )}
      {isEntering && <InvoiceDialog order={order} onClose={() => setEntering(false)} />}
    </Section>
  );
}
