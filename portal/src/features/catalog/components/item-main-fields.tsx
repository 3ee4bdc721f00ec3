import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { bind } from '../../../kit/form/bind.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { say } from '../../../kit/say.ts';
import { findCategories } from '../../../shared/records/categories.ts';
import { type ItemForm, labels } from '../item-values.ts';
import { itemTypes } from '../words.ts';

export function ItemMainFields({ form, disabled }: { form: ItemForm; disabled: boolean }) {
  const named = labels();
  const text = (name: 'sku' | 'brand' | 'manufacturer' | 'manufacturerSku' | 'barcode' | 'countryCode') => (
    <TextInput label={named[name]} disabled={disabled} {...form.getInputProps(name)} />
  );
  return (
    <Stack>
      <TextInput label={named.name} required disabled={disabled} {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
        {text('sku')}
        <Select
          label={say('Type', 'Тип')}
          allowDeselect={false}
          disabled={disabled}
          data={Object.entries(itemTypes).map(([value, label]) => ({ value, label: say(label) }))}
          {...form.getInputProps('type')}
        />
        <UnitInput label={say('Base unit', 'Единица учёта')} disabled={disabled} {...bind(form, 'baseUom')} />
        <RecordSelect
          kind="categories"
          label={say('Category', 'Категория')}
          disabled={disabled}
          find={findCategories}
          {...bind(form, 'category')}
        />
        {text('brand')}
        {text('manufacturer')}
        {text('manufacturerSku')}
        {text('barcode')}
        {text('countryCode')}
      </SimpleGrid>
      <Textarea
        label={named.description}
        autosize
        minRows={2}
        disabled={disabled}
        {...form.getInputProps('description')}
      />
    </Stack>
  );
}
