import { Select, SimpleGrid } from '@mantine/core';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { say } from '../../../kit/say.ts';
import type { PartyForm } from '../party-values.ts';
import { standings } from '../words.ts';

export function SupplierTerms({
  form,
  disabled,
  currency,
}: {
  form: PartyForm;
  disabled: boolean;
  currency: string | null | undefined;
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
      <Select
        label={say('Standing', 'Допуск')}
        allowDeselect={false}
        disabled={disabled}
        data={Object.entries(standings).map(([value, label]) => ({ value, label: say(label) }))}
        {...form.getInputProps('standing')}
      />
      <DecimalInput
        label={say('Payment term, days', 'Отсрочка платежа, дней')}
        disabled={disabled}
        {...bind(form, 'paymentTermsDays')}
      />
      <DecimalInput
        label={say('Lead time, days', 'Срок поставки, дней')}
        disabled={disabled}
        {...bind(form, 'leadTimeDays')}
      />
      <DecimalInput
        label={`${say('Smallest order', 'Минимальный заказ')}${currency ? `, ${currency}` : ''}`}
        disabled={disabled}
        {...bind(form, 'minOrderAmount')}
      />
      <DecimalInput label={say('Rating', 'Рейтинг')} disabled={disabled} {...bind(form, 'rating')} />
    </SimpleGrid>
  );
}
