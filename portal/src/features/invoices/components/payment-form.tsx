import { Button, Checkbox, Group, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { payment as noun } from '../../../../../nouns/payment.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { isPositive } from '../model.ts';
import type { InvoiceCard, Payment } from '../queries.ts';
import { Differences } from './differences.tsx';

const fields = ['amount', 'paidAt', 'method', 'documentNumber', 'comment'] as const;

interface PaymentFormProps {
  invoice: InvoiceCard;
  payment: Payment | undefined;
  onClose(): void;
}

/** A payment that was made; what is still owed stands in it to begin with. */
export function PaymentForm({ invoice, payment, onClose }: PaymentFormProps) {
  const client = useQueryClient();
  const { outstandingAmount, currency } = invoice;
  const [isOver, setOver] = useState(false);
  const form = useKeptForm({
    draft: 'payment',
    record: invoice.id,
    initialValues: {
      amount: payment?.amount ?? (isPositive(outstandingAmount) ? outstandingAmount : ''),
      paidAt: payment?.paidAt ?? '',
      method: payment?.method ?? ('bank' as Payment['method']),
      documentNumber: payment?.documentNumber ?? '',
      comment: payment?.comment ?? '',
      allowOverpayment: false,
    },
  });
  const problem = useFormProblem(form, fields);
  const save = useMutation({
    mutationFn: (values: typeof form.values) => savePayment(invoice.id, payment, values),
    meta: { toldByPage: true },
    onError(error) {
      if (isProblem(error) && error.members.rule === 'overpayment') setOver(true);
      problem.show(error);
    },
    async onSuccess() {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['invoices'] });
      tellDone(say('The payment is saved', 'Оплата сохранена'));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={payment ? say('Payment', 'Оплата') : say('New payment', 'Новая оплата')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Differences invoice={invoice} />
          <Group grow align="flex-start">
            <DecimalInput
              label={`${say('Amount', 'Сумма')}, ${payment?.currency ?? currency}`}
              required
              data-autofocus
              description={`${say('Still owed', 'Осталось')} ${showMoney(outstandingAmount, currency)}`}
              {...form.getInputProps('amount')}
              value={form.values.amount}
              onChange={(next) => form.setFieldValue('amount', next ?? '')}
            />
            <TextInput
              type="date"
              label={say('Day of the payment', 'День оплаты')}
              description={say('Today, if left out', 'Если не указать — сегодня')}
              {...form.getInputProps('paidAt')}
            />
          </Group>
          <Group grow align="flex-start">
            <Select
              label={say('How', 'Способ')}
              allowDeselect={false}
              data={choicesOf(noun, 'method')}
              {...form.getInputProps('method')}
            />
            <TextInput label={say('Payment order', 'Номер поручения')} {...form.getInputProps('documentNumber')} />
          </Group>
          <Textarea label={say('Comment', 'Комментарий')} autosize {...form.getInputProps('comment')} />
          {isOver && (
            <Checkbox
              label={say('Overpay on purpose', 'Переплатить намеренно')}
              {...form.getInputProps('allowOverpayment', { type: 'checkbox' })}
            />
          )}
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

interface Values {
  amount: string;
  paidAt: string;
  method: Payment['method'];
  documentNumber: string;
  comment: string;
  allowOverpayment: boolean;
}

function savePayment(id: string, payment: Payment | undefined, values: Values) {
  const { amount, method, allowOverpayment } = values;
  const body = {
    amount,
    method,
    documentNumber: values.documentNumber.trim() || null,
    comment: values.comment.trim() || null,
    ...(values.paidAt !== '' && { paidAt: values.paidAt }),
    ...(allowOverpayment && { allowOverpayment }),
  };
  return payment
    ? ask(
        api.PATCH('/api/v1/invoices/{invoiceId}/payments/{paymentId}', {
          params: { path: { invoiceId: id, paymentId: payment.id } },
          body,
        }),
      )
    : ask(api.POST('/api/v1/invoices/{invoiceId}/payments', { params: { path: { invoiceId: id } }, body }));
}
