import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { invoicingStates } from '../../../../../nouns/purchase-order.ts';
import { showMoney } from '../../../kit/format.ts';
import { say, words } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import type { Answer } from '../../../shared/api/answer.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { InvoiceCard } from '../queries.ts';
import classes from './invoice-page.module.css';

type Proposal = Answer<'billing.propose-orders'>['items'][number];
type Order = Proposal['order'];

interface InvoiceOrdersProps {
  portal: string;
  invoice: InvoiceCard;
}

/** Orders that the invoice is for; while some of its lines name none, those that it is likely to be for. */
export function InvoiceOrders({ portal, invoice }: InvoiceOrdersProps) {
  const { id, lines, version } = invoice;
  const client = useQueryClient();
  const may = useMay();
  const named = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))];
  const mayRead = may('purchase_orders.read');
  const { data: orders } = useQuery({
    queryKey: ['orders', 'invoiced', named],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/purchase-orders', { params: { query: { 'id[in]': named.join(','), limit: 200 } }, signal })),
    enabled: mayRead && named.length > 0,
  });
  const mayLink = mayRead && may('invoices.update') && invoice.status !== 'cancelled';
  const { data: proposed } = useQuery({
    queryKey: ['invoices', id, 'order-proposals', version],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/invoices/{invoiceId}/order-proposals', { params: { path: { invoiceId: id } }, signal })),
    enabled: mayLink && lines.some(({ orderId }) => orderId === null),
  });
  const link = useMutation({
    mutationFn: (orderId: string) =>
      ask(
        api.POST('/api/v1/invoices/{invoiceId}/link-orders', {
          params: { path: { invoiceId: id } },
          body: { orderIds: [orderId] },
        }),
      ),
    async onSuccess() {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['invoices'] }),
        client.invalidateQueries({ queryKey: ['orders'] }),
      ]);
      tellDone(say('The invoice is linked to the order', 'Счёт связан с заказом'));
    },
  });
  const likely = (proposed?.items ?? []).filter(
    ({ order, because }) => because.length > 0 && !named.includes(order.id),
  );
  if (!mayRead || (named.length === 0 && likely.length === 0)) return null;
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Orders', 'Заказы')}</h2>
      </header>
      {(orders?.items ?? []).map((order) => (
        <OrderLine key={order.id} portal={portal} order={order}>
          <Status tone={invoicingStates[order.invoicing].tone}>{say(invoicingStates[order.invoicing])}</Status>
        </OrderLine>
      ))}
      {likely.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {say('It may be for these orders', 'Похоже, счёт по этим заказам')}
        </Text>
      )}
      {likely.map(({ order, because }) => (
        <OrderLine
          key={order.id}
          portal={portal}
          order={order}
          note={because.map((one) => say(reasons[one])).join(', ')}
        >
          <Button
            variant="default"
            size="compact-sm"
            aria-label={say(`Link to ${order.number}`, `Связать с ${order.number}`)}
            loading={link.isPending && link.variables === order.id}
            onClick={() => link.mutate(order.id)}
          >
            {say('Link', 'Связать')}
          </Button>
        </OrderLine>
      ))}
    </section>
  );
}

const reasons = {
  number: words('its number is in the invoice', 'номер есть в счёте'),
  requisition: words('the same requisition', 'та же заявка'),
  sum: words('the same sum', 'та же сумма'),
};

interface OrderLineProps {
  portal: string;
  order: Order;
  note?: string;
  children: ReactNode;
}

const OrderLine = ({ portal, order, note, children }: OrderLineProps) => (
  <div className={classes.order}>
    <span>
      <Link to={`/${portal}/purchase-orders/${order.id}` as '/'} style={{ color: 'var(--accent)' }}>
        {order.number}
      </Link>{' '}
      <span className="dimmed">{[showMoney(order.grossAmount, order.currency), note].filter(Boolean).join(' · ')}</span>
    </span>
    {children}
  </div>
);
