import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { showUnit } from '../../../kit/units.ts';
import type { ItemForm } from '../item-values.ts';

export function ItemSupplyFields({
  form,
  disabled,
  currency,
}: {
  form: ItemForm;
  disabled: boolean;
  currency: string | undefined;
}) {
  const unit = showUnit(form.values.baseUom);
  const decimal = (
    name: 'plannedCost' | 'minOrderQty' | 'packQty' | 'leadTimeDays' | 'weightKg' | 'volumeM3' | 'overReceiptPct',
    beside?: string,
  ) => (
    <DecimalInput
      label={beside ? `${labelOf(catalogItem, name)}, ${beside}` : labelOf(catalogItem, name)}
      disabled={disabled}
      {...bind(form, name)}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
      <Help of="catalog_item.plannedCost">{decimal('plannedCost', currency)}</Help>
      <Select
        {...ofField(catalogItem, 'vatRate')}
        clearable
        disabled={disabled}
        data={choicesOf(catalogItem, 'vatRate')}
        {...form.getInputProps('vatRate')}
      />
      <Help of="catalog_item.leadTimeDays">{decimal('leadTimeDays')}</Help>
      <Help of="catalog_item.minOrderQty">{decimal('minOrderQty', unit)}</Help>
      <Help of="catalog_item.packQty">{decimal('packQty', unit)}</Help>
      <Help of="catalog_item.overReceiptPct">{decimal('overReceiptPct')}</Help>
      {decimal('weightKg')}
      {decimal('volumeM3')}
      <TextInput {...ofField(catalogItem, 'okpd2')} disabled={disabled} {...form.getInputProps('okpd2')} />
      <TextInput {...ofField(catalogItem, 'tnved')} disabled={disabled} {...form.getInputProps('tnved')} />
    </SimpleGrid>
  );
}
