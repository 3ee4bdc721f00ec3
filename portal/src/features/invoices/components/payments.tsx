import { Button, Group, Progress, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paymentStatuses } from '../../../../../nouns/invoice.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { paidPercent } from '../model.ts';
import { paymentBlocks } from '../payment-blocks.ts';
import type { InvoiceCard, Payment } from '../queries.ts';
import { Credits } from './credits.tsx';
import classes from './invoice-page.module.css';
import { PaymentForm } from './payment-form.tsx';
import { PaymentLine } from './payment-line.tsx';

/** How far the invoice is paid, and by what. */
export function Payments({ invoice }: { invoice: InvoiceCard }) {
  const may = useMay();
  const [edited, setEdited] = useState<Payment | 'new'>();
  const { payments, paidAmount, outstandingAmount, totals, currency, paymentStatus, paymentBlock } = invoice;
  const percent = paidPercent(paidAmount, totals.gross);
  const posted = payments?.filter((one) => one.status === 'posted') ?? [];
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Payments', 'Оплаты')}</h2>
        <Status tone={paymentStatuses[paymentStatus].tone}>{say(paymentStatuses[paymentStatus])}</Status>
      </header>
      <Progress value={percent} color="green" aria-label={say('Paid, percent', 'Оплачено, процентов')} />
      <Group justify="space-between" mt="xs" mb="sm">
        <Text size="sm">
          {say('Paid', 'Оплачено')} <b data-paid>{showMoney(paidAmount, currency)}</b> {say('of', 'из')}{' '}
          {showMoney(totals.gross, currency)}
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
      {posted.map((payment) => (
        <PaymentLine key={payment.id} invoice={invoice} payment={payment} onEdit={() => setEdited(payment)} />
      ))}
      {payments !== null && <Credits invoice={invoice} />}
      {may('payments.create') && paymentBlock && (
        <Text size="sm" c="dimmed">
          {say(paymentBlocks[paymentBlock])}
        </Text>
      )}
      {may('payments.create') && !paymentBlock && (
        <Button mt="md" variant="default" leftSection={<Plus size={16} />} onClick={() => setEdited('new')}>
          {say('Payment', 'Оплата')}
        </Button>
      )}
      {edited && (
        <PaymentForm
          invoice={invoice}
          payment={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
