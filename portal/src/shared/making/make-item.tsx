import { Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { catalogItem as noun } from '../../../../nouns/catalog-item.ts';
import { bind } from '../../kit/form/bind.ts';
import { DecimalInput } from '../../kit/form/decimal-input.tsx';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import { labelOf, ofField } from '../../kit/form/of-field.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { RecordSelect } from '../../kit/form/record-select.tsx';
import { UnitInput } from '../../kit/form/unit-input.tsx';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { Help } from '../../kit/help/help.tsx';
import type { Unit } from '../../kit/units.ts';
import { api, ask } from '../api/client.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import { findCategories } from '../records/categories.ts';
import { AlreadyThere } from './already-there.tsx';
import type { MakingProps } from './makeable.ts';
import { MakingForm } from './making-form.tsx';

const blank = { sku: '', category: null as RecordOption | null, plannedCost: null as string | null };

/** A product by its name, unit and article; the rest is filled in on its page. */
export function MakeItem({ of, typed, onMade, onClose }: MakingProps) {
  const form = useKeptForm({
    draft: 'made-item',
    record: typed,
    initialValues: { ...blank, name: typed, baseUom: '796' as Unit },
  });
  const problem = useFormProblem(form, ['name', 'sku', 'baseUom', 'category', 'plannedCost'], (field) =>
    field.replace(/^plannedCost\..*/, 'plannedCost').replace('categoryId', 'category'),
  );
  const { values } = form;
  const create = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/catalog', { body: bodyOf(values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess({ id, name, sku }) {
      form.draft.drop();
      onMade({ id, label: name, about: sku ?? undefined });
    },
  });
  return (
    <MakingForm
      error={problem.above}
      draft={form.draft}
      isPending={create.isPending}
      onSubmit={create.mutate}
      onClose={onClose}
    >
      <TextInput {...ofField(noun, 'name')} {...escapeIsOwn} data-autofocus {...form.getInputProps('name')} />
      <Group grow align="flex-start">
        <TextInput {...ofField(noun, 'sku')} {...escapeIsOwn} {...form.getInputProps('sku')} />
        <UnitInput {...ofField(noun, 'baseUom')} {...escapeIsOwn} {...bind(form, 'baseUom')} />
      </Group>
      <AlreadyThere of={of} words={[values.sku, values.name]} onTake={onMade} />
      <RecordSelect
        kind="categories"
        {...ofField(noun, 'categoryId')}
        {...escapeIsOwn}
        find={findCategories}
        {...bind(form, 'category')}
      />
      <Help of="catalog_item.plannedCost">
        <DecimalInput label={labelOf(noun, 'plannedCost')} {...escapeIsOwn} {...bind(form, 'plannedCost')} />
      </Help>
    </MakingForm>
  );
}

const bodyOf = ({ name, sku, baseUom, category, plannedCost }: typeof blank & { name: string; baseUom: Unit }) => ({
  name,
  baseUom,
  sku: sku || null,
  categoryId: category?.id ?? null,
  ...(plannedCost && { plannedCost: { price: plannedCost } }),
});
