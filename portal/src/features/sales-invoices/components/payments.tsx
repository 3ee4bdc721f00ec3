import { Button, Group, Progress, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paymentStatuses } from '../../../../../nouns/invoice.ts';
import { owedStatuses } from '../../../../../nouns/sales-invoice-flow.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { paidPercent } from '../model/paid-percent.ts';
import type { SalesInvoiceCard, SalesPayment } from '../queries.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentLine } from './payment-line.tsx';

/** How far the customer has paid, and by what. */
export function Payments({ invoice }: { invoice: SalesInvoiceCard }) {
  const may = useMay();
  const [edited, setEdited] = useState<SalesPayment | 'new'>();
  const { payments, paidAmount, outstandingAmount, totalAmount, currency, paymentStatus, status } = invoice;
  if (status === 'void') return null;
  const mayAdd = may('payments.create') && owedStatuses.includes(status);
  return (
    <Section
      title={say('Payments', 'Оплаты')}
      actions={<Status tone={paymentStatuses[paymentStatus].tone}>{say(paymentStatuses[paymentStatus])}</Status>}
    >
      <Progress
        value={paidPercent(paidAmount, totalAmount)}
        color="green"
        aria-label={say('Paid, percent', 'Оплачено, процентов')}
      />
      <Group justify="space-between" mt="xs" mb="sm" gap="xs">
        <Text size="sm">
          {say('Paid', 'Оплачено')} <b data-paid>{showMoney(paidAmount, currency)}</b>
        </Text>
        <Text size="sm" c="dimmed">
          {say('Left', 'Осталось')} {showMoney(outstandingAmount, currency)}
        </Text>
      </Group>
      {payments === null && (
        <Text size="sm" c="dimmed">
          {say('Your role cannot see payments.', 'Ваша роль не показывает оплаты.')}
        </Text>
      )}
      {payments?.map((payment) => (
        <PaymentLine key={payment.id} invoice={invoice} payment={payment} onEdit={() => setEdited(payment)} />
      ))}
      {mayAdd && (
        <Button mt="sm" variant="default" leftSection={<Plus size={16} />} onClick={() => setEdited('new')}>
          {say('Payment', 'Оплата')}
        </Button>
      )}
      {edited && (
        <PaymentDialog
          invoice={invoice}
          payment={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
