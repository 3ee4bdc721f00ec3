import { Group, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { payment as noun } from '../../../../nouns/payment.ts';
import { DecimalInput } from '../../kit/form/decimal-input.tsx';
import { choicesOf } from '../../kit/form/of-field.ts';
import { showMoney } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import type { Owed, PaymentValues } from './payment-values.ts';

interface PaymentFieldsProps {
  form: UseFormReturnType<PaymentValues>;
  invoice: Owed;
  /** Of the payment, which is not always that of the invoice. */
  currency: string;
}

export function PaymentFields({ form, invoice, currency }: PaymentFieldsProps) {
  return (
    <>
      <Group grow align="flex-start">
        <DecimalInput
          label={`${say('Amount', 'Сумма')}, ${currency}`}
          required
          data-autofocus
          description={`${say('Still owed', 'Осталось')} ${showMoney(invoice.outstandingAmount, invoice.currency)}`}
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
    </>
  );
}
