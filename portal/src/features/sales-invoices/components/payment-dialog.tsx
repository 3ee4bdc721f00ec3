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
import type { SalesInvoiceCard, SalesPayment } from '../queries.ts';

interface PaymentDialogProps {
  invoice: SalesInvoiceCard;
  payment: SalesPayment | undefined;
  onClose(): void;
}

/** Money that came from the customer; what is still owed stands in it to begin with. */
export function PaymentDialog({ invoice, payment, onClose }: PaymentDialogProps) {
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const form = useKeptForm<PaymentValues>({
    draft: 'sales-payment',
    record: payment?.id ?? invoice.id,
    initialValues: paymentValuesOf(invoice, payment),
    // Taking too much is agreed to each time it is asked.
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
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
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
          <PaymentFields form={form} invoice={invoice} currency={payment?.currency ?? invoice.currency} />
          {isOver && (
            <Checkbox
              label={say('Take more than is owed', 'Принять больше, чем к оплате')}
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

function savePayment(id: string, payment: SalesPayment | undefined, values: PaymentValues) {
  const body = paymentBodyOf(values);
  if (!payment) return ask(api.POST('/api/v1/sales-invoices/{id}/payments', { params: { path: { id } }, body }));
  const path = { id, paymentId: payment.id };
  return ask(api.PATCH('/api/v1/sales-invoices/{id}/payments/{paymentId}', { params: { path }, body }));
}
