import { Button, Checkbox, Modal, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { PaymentFields } from '../../../shared/payments/payment-fields.tsx';
import {
  type PaymentValues,
  paymentBodyOf,
  paymentFields,
  paymentValuesOf,
} from '../../../shared/payments/payment-values.ts';
import type { InvoiceCard, Payment } from '../queries.ts';
import { Differences } from './differences.tsx';

interface PaymentFormProps {
  invoice: InvoiceCard;
  payment: Payment | undefined;
  onClose(): void;
}

/** A payment that was made; what is still owed stands in it to begin with. */
export function PaymentForm({ invoice, payment, onClose }: PaymentFormProps) {
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const form = useKeptForm<PaymentValues>({
    draft: 'payment',
    record: payment?.id ?? invoice.id,
    initialValues: paymentValuesOf(invoice, payment),
    // Overpaying is agreed to each time it is asked.
    never: ['allowOverpayment'],
  });
  const problem = useFormProblem(form, paymentFields);
  const save = useMutation({
    mutationFn: (values: PaymentValues) => savePayment(invoice.id, payment, values),
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
          <PaymentFields form={form} invoice={invoice} currency={payment?.currency ?? invoice.currency} />
          {isOver && (
            <Checkbox
              label={say('Overpay on purpose', 'Переплатить намеренно')}
              {...form.getInputProps('allowOverpayment', { type: 'checkbox' })}
            />
          )}
          <DialogButtons>
            <Button type="submit" loading={save.isPending}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

function savePayment(invoiceId: string, payment: Payment | undefined, values: PaymentValues) {
  const body = paymentBodyOf(values);
  if (!payment)
    return ask(api.POST('/api/v1/invoices/{invoiceId}/payments', { params: { path: { invoiceId } }, body }));
  const path = { invoiceId, paymentId: payment.id };
  return ask(api.PATCH('/api/v1/invoices/{invoiceId}/payments/{paymentId}', { params: { path }, body }));
}
