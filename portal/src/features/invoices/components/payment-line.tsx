import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payment as noun } from '../../../../../nouns/payment.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { InvoiceCard, Payment } from '../queries.ts';
import classes from './invoice-page.module.css';

interface PaymentLineProps {
  invoice: InvoiceCard;
  payment: Payment;
  onEdit(): void;
}

/** One payment: how much, when, how and by which document; changed or deleted by who may. */
export function PaymentLine({ invoice, payment, onEdit }: PaymentLineProps) {
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
    openConfirm({
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
