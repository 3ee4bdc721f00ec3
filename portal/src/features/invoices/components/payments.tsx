import { Button, Group, Progress, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paymentStatuses } from '../../../../../nouns/invoice.ts';
import { payment as noun } from '../../../../../nouns/payment.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { paymentBlocks } from '../invoice-words.ts';
import { paidPercent } from '../model.ts';
import type { InvoiceCard, Payment } from '../queries.ts';
import classes from './invoice-page.module.css';
import { PaymentForm } from './payment-form.tsx';

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

function PaymentLine({ invoice, payment, onEdit }: { invoice: InvoiceCard; payment: Payment; onEdit(): void }) {
  const client = useQueryClient();
  const may = useMay();
  const { amount, currency, paidAt, method, source, documentNumber, comment } = payment;
  const remove = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/invoices/{invoiceId}/payments/{paymentId}', {
          params: { path: { invoiceId: invoice.id, paymentId: payment.id } },
        }),
      ),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['invoices'] });
      tellDone(say('Payment deleted', 'Оплата удалена'));
    },
  });
  const confirm = () =>
    modals.openConfirmModal({
      title: say('Delete the payment?', 'Удалить оплату?'),
      children: `${showMoney(amount, currency)}, ${showDay(paidAt)}. ${say('Invoice', 'Счёт')} ${invoice.externalNumber ?? invoice.number}`,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Keep', 'Оставить') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <div className={classes.payment} data-payment>
      <span>{showMoney(amount, currency)}</span>
      <span>{showDay(paidAt)}</span>
      <span className="dimmed">
        {[
          valueOf(noun, 'method', method),
          documentNumber && `№ ${documentNumber}`,
          valueOf(noun, 'source', source),
          comment,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Group gap="xs">
        {may('payments.update') && (
          <Button variant="subtle" size="compact-sm" onClick={onEdit}>
            {say('Change', 'Изменить')}
          </Button>
        )}
        {may('payments.delete') && (
          <Button variant="subtle" color="red" size="compact-sm" loading={remove.isPending} onClick={confirm}>
            {say('Delete', 'Удалить')}
          </Button>
        )}
      </Group>
    </div>
  );
}
