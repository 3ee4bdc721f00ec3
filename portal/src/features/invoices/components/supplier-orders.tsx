import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { NewLine, ProposedOrder } from '../new-lines.ts';
import classes from './invoice-page.module.css';

interface SupplierOrdersProps {
  portal: string;
  supplierId: string;
  procurementId: string | undefined;
  /** As it is typed so far: suppliers write the number of an order beside their own. */
  externalNumber: string;
  lines: readonly NewLine[];
  onTake(order: ProposedOrder): void;
}

/** What the supplier has been ordered and has not invoiced, to be taken into the invoice by one click. */
export function SupplierOrders({
  portal,
  supplierId,
  procurementId,
  externalNumber,
  lines,
  onTake,
}: SupplierOrdersProps) {
  const may = useMay();
  const [number] = useDebouncedValue(externalNumber.trim(), 300);
  const query = { supplierId, ...(procurementId && { procurementId }), ...(number && { externalNumber: number }) };
  const { data } = useQuery({
    queryKey: ['invoices', 'order-proposals', query],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/invoices/order-proposals', { params: { query }, signal })),
    enabled: may('purchase_orders.read'),
    placeholderData: (before) => before,
  });
  const taken = new Set(lines.map(({ orderLineId }) => orderLineId));
  const open = (data?.items ?? []).filter((one) => one.lines.some(({ id }) => !taken.has(id)));
  if (open.length === 0) return null;
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Orders that are not invoiced whole', 'Заказы, по которым выставлено не всё')}</h2>
      </header>
      {open.map((one) => (
        <div key={one.order.id} className={classes.order}>
          <span>
            <Link to={`/${portal}/purchase-orders/${one.order.id}` as '/'} style={{ color: 'var(--accent)' }}>
              {one.order.number}
            </Link>{' '}
            <span className="dimmed">
              {say('left', 'осталось')} {showMoney(one.order.leftAmount, one.order.currency)}
            </span>
            <Text size="sm" c="dimmed">
              {one.lines
                .map(({ name, leftQuantity, uom }) => `${name} — ${showQuantity(leftQuantity, showUnit(uom))}`)
                .join(', ')}
            </Text>
          </span>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={say(`Take lines of ${one.order.number}`, `Взять строки ${one.order.number}`)}
            onClick={() => onTake(one)}
          >
            {say('Take lines', 'Взять строки')}
          </Button>
        </div>
      ))}
    </section>
  );
}
