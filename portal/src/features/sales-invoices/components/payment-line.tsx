import { ActionIcon, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { salesPayment as noun } from '../../../../../nouns/sales-payment.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { nameOf } from '../name-of.ts';
import type { SalesInvoiceCard, SalesPayment } from '../queries.ts';
import classes from './invoice-content.module.css';

interface PaymentLineProps {
  invoice: SalesInvoiceCard;
  payment: SalesPayment;
  onEdit(): void;
}

/** One payment: how much, when, how and by which document; changed or deleted by who may. */
export function PaymentLine({ invoice, payment, onEdit }: PaymentLineProps) {
  const client = useQueryClient();
  const may = useMay();
  const { id: paymentId, amount, currency, paidAt, method, source, documentNumber, comment } = payment;
  const remove = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/sales-invoices/{id}/payments/{paymentId}', {
          params: { path: { id: invoice.id, paymentId } },
        }),
      ),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
      tellDone(say('Payment deleted', 'Оплата удалена'));
    },
  });
  const confirm = () =>
    openConfirm({
      title: say('Delete the payment?', 'Удалить оплату?'),
      children: `${showMoney(amount, currency)}, ${showDay(paidAt)}. ${say('Invoice', 'Счёт')} ${nameOf(invoice)}`,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Keep', 'Оставить') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  const named = (act: string) => `${act}: ${say('payment', 'оплата')} ${showMoney(amount, currency)}`;
  const about = [
    valueOf(noun, 'method', method),
    documentNumber && `№ ${documentNumber}`,
    valueOf(noun, 'source', source),
    comment,
  ];
  return (
    <div className={classes.payment} data-payment>
      <b>{showMoney(amount, currency)}</b>
      <span>{showDay(paidAt)}</span>
      <Group gap={0}>
        {may('payments.update') && (
          <ActionIcon variant="subtle" color="gray" aria-label={named(say('Change', 'Изменить'))} onClick={onEdit}>
            <Pencil size={16} />
          </ActionIcon>
        )}
        {may('payments.delete') && (
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            aria-label={named(say('Delete', 'Удалить'))}
            onClick={confirm}
          >
            <Trash2 size={16} />
          </ActionIcon>
        )}
      </Group>
      <small className="dimmed">{about.filter(Boolean).join(' · ')}</small>
    </div>
  );
}
