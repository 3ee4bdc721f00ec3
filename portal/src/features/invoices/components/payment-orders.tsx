import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { counted, say } from '../../../kit/say.ts';
import type { Invoice } from '../queries.ts';
import { OrdersDialog } from './orders-dialog.tsx';

/** A file of payment orders for the approved ones of the chosen invoices. */
export function PaymentOrders({ invoices, onClear }: { invoices: readonly Invoice[]; onClear(): void }) {
  const [isOpen, setOpen] = useState(false);
  const payable = invoices.filter(({ status }) => status === 'approved');
  return (
    <Group mb="md">
      <b>{counted(invoices.length, ['invoice', 'invoices'], ['счёт выбран', 'счёта выбрано', 'счетов выбрано'])}</b>
      <Button disabled={payable.length === 0} onClick={() => setOpen(true)}>
        {say('Payment orders', 'Платёжные поручения')}
      </Button>
      <Button variant="subtle" onClick={onClear}>
        {say('Clear', 'Снять выбор')}
      </Button>
      {payable.length === 0 && (
        <Text size="sm" c="dimmed">
          {say('Only approved invoices can be paid.', 'Поручения создаются только по согласованным счетам.')}
        </Text>
      )}
      {isOpen && (
        <OrdersDialog invoices={payable} left={invoices.length - payable.length} onClose={() => setOpen(false)} />
      )}
    </Group>
  );
}
