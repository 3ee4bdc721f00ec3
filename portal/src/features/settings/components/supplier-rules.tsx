import { MultiSelect, Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { company as declared } from '../../../../../nouns/company.ts';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { CompanyValues } from '../company-values.ts';

/** Whether a supplier must be qualified before it is chosen and ordered from, and who signs that it was chosen. */
export function SupplierRules({ form }: { form: UseFormReturnType<CompanyValues> }) {
  const mayNameCategories = useMay()('catalog.read');
  const { data: categories = [] } = useQuery({ ...categoryTreeQuery, enabled: mayNameCategories });
  const isAsked = form.values.qualificationPolicy !== 'off';
  return (
    <Section title={say('Suppliers', 'Поставщики')}>
      <Stack gap="md">
        <Select
          label={say('Choosing or ordering without a qualification', 'Выбор и заказ без допуска поставщика')}
          allowDeselect={false}
          data={choicesOf(declared, 'qualificationPolicy')}
          {...form.getInputProps('qualificationPolicy')}
        />
        {isAsked && mayNameCategories && (
          <MultiSelect
            label={labelOf(declared, 'qualificationCategoryIds')}
            placeholder={form.values.qualificationCategoryIds.length === 0 ? say('Everywhere', 'Во всех') : undefined}
            searchable
            data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('qualificationCategoryIds')}
          />
        )}
      </Stack>
    </Section>
  );
}
