import { Button, Checkbox, Group, MultiSelect, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { Matrix } from '../model/matrix.ts';
import { noWish, type PlanWish } from '../model/plan-wish.ts';

interface PlanFormProps {
  matrix: Matrix;
  working: boolean;
  onPlan(wish: PlanWish): void;
}

/** Limits of the plan; none is needed. */
export function PlanForm({ matrix, working, onPlan }: PlanFormProps) {
  const form = useKeptForm<PlanWish>({ draft: 'award-plan', initialValues: noWish });
  const names = new Map(matrix.columns.map(({ supplierId, supplierName }) => [supplierId, supplierName]));
  const suppliers = [...names].map(([value, label]) => ({ value, label }));
  return (
    <form onSubmit={form.onSubmit(onPlan)}>
      <Stack>
        <DraftNote draft={form.draft} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberInput
            label={say('Maximum suppliers', 'Поставщиков не больше')}
            placeholder={say('any number', 'сколько угодно')}
            min={1}
            max={100}
            allowDecimal={false}
            value={form.values.suppliers}
            onChange={(next) => form.setFieldValue('suppliers', typeof next === 'number' ? next : '')}
            data-autofocus
          />
          <DecimalInput
            label={say('Maximum share each, %', 'Доля каждого не больше, %')}
            value={form.values.share}
            onChange={(share) => form.setFieldValue('share', share)}
          />
          <TextInput
            type="date"
            label={say('Everything delivered by', 'Всё доставлено к')}
            {...form.getInputProps('delivery')}
          />
          <DecimalInput
            label={say(`Budget, ${matrix.currency}`, `Бюджет, ${matrix.currency}`)}
            value={form.values.budget}
            onChange={(budget) => form.setFieldValue('budget', budget)}
          />
          <MultiSelect
            label={say('Suppliers to include', 'Обязательно участвуют')}
            data={suppliers}
            {...form.getInputProps('use')}
          />
          <MultiSelect
            label={say('Suppliers to exclude', 'Не участвуют')}
            data={suppliers}
            {...form.getInputProps('avoid')}
          />
        </SimpleGrid>
        <Checkbox.Group
          label={say('Ignore', 'Не учитывать')}
          value={form.values.without}
          onChange={(without) => form.setFieldValue('without', without as PlanWish['without'])}
        >
          <Group mt={4}>
            <Checkbox value="moq" label={say('minimum order quantities', 'минимальные партии')} />
            <Checkbox value="packs" label={say('whole packs', 'целые упаковки')} />
          </Group>
        </Checkbox.Group>
        <Group>
          <Button type="submit" variant="default" loading={working}>
            {say('Find the plan', 'Подобрать план')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
