import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { type ItemForm, labels } from '../item-values.ts';
import { vatRates } from '../words.ts';

export function ItemSupplyFields({
  form,
  disabled,
  currency,
}: {
  form: ItemForm;
  disabled: boolean;
  currency: string | undefined;
}) {
  const named = labels();
  const unit = showUnit(form.values.baseUom);
  const decimal = (
    name: 'plannedCost' | 'minOrderQty' | 'packQty' | 'leadTimeDays' | 'weightKg' | 'volumeM3' | 'overReceiptPct',
    beside?: string,
  ) => (
    <DecimalInput
      label={beside ? `${named[name]}, ${beside}` : named[name]}
      disabled={disabled}
      {...bind(form, name)}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
      {decimal('plannedCost', currency)}
      <Select
        label={say('VAT rate', 'Ставка НДС')}
        clearable
        disabled={disabled}
        data={Object.entries(vatRates).map(([value, label]) => ({ value, label: say(label) }))}
        {...form.getInputProps('vatRate')}
      />
      {decimal('leadTimeDays')}
      {decimal('minOrderQty', unit)}
      {decimal('packQty', unit)}
      {decimal('overReceiptPct')}
      {decimal('weightKg')}
      {decimal('volumeM3')}
      <TextInput label={named.okpd2} disabled={disabled} {...form.getInputProps('okpd2')} />
      <TextInput label={named.tnved} disabled={disabled} {...form.getInputProps('tnved')} />
    </SimpleGrid>
  );
}
