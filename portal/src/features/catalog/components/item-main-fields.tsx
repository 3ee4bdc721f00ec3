import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { bind } from '../../../kit/form/bind.ts';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import type { ItemForm } from '../item-values.ts';

export function ItemMainFields({ form, disabled }: { form: ItemForm; disabled: boolean }) {
  const text = (name: 'sku' | 'brand' | 'manufacturer' | 'manufacturerSku' | 'barcode' | 'countryCode') => (
    <TextInput {...ofField(catalogItem, name)} disabled={disabled} {...form.getInputProps(name)} />
  );
  return (
    <Stack>
      <TextInput {...ofField(catalogItem, 'name')} disabled={disabled} {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
        {text('sku')}
        <Select
          {...ofField(catalogItem, 'type')}
          allowDeselect={false}
          disabled={disabled}
          data={choicesOf(catalogItem, 'type')}
          {...form.getInputProps('type')}
        />
        <UnitInput {...ofField(catalogItem, 'baseUom')} disabled={disabled} {...bind(form, 'baseUom')} />
        <SelectOrMake
          of="category"
          {...ofField(catalogItem, 'categoryId')}
          disabled={disabled}
          {...bind(form, 'category')}
        />
        {text('brand')}
        {text('manufacturer')}
        {text('manufacturerSku')}
        {text('barcode')}
        {text('countryCode')}
      </SimpleGrid>
      <Textarea
        {...ofField(catalogItem, 'description')}
        autosize
        minRows={2}
        disabled={disabled}
        {...form.getInputProps('description')}
      />
    </Stack>
  );
}
