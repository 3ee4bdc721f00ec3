import { Button, MultiSelect, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { budget as noun } from '../../../../../nouns/budget.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import type { Budget } from '../queries.ts';
import { useBudgetForm } from '../use-budget-form.ts';

interface BudgetFormProps {
  budget: Budget | undefined;
  onClose(): void;
}

/** What a budget is for, when, how much, and what happens when it is overrun. */
export function BudgetForm({ budget, onClose }: BudgetFormProps) {
  const { form, above, save } = useBudgetForm({ budget, onClose });
  const { active } = usePeople();
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <Help of="budget.code">
            <TextInput
              {...ofField(noun, 'code')}
              data-autofocus
              description={say('Requisitions name it', 'Его указывают в заявках')}
              {...form.getInputProps('code')}
            />
          </Help>
          <TextInput
            {...ofField(noun, 'name')}
            description={say('As colleagues know it', 'Как его называют коллеги')}
            {...form.getInputProps('name')}
          />
          <TextInput type="date" {...ofField(noun, 'periodFrom')} {...form.getInputProps('periodFrom')} />
          <TextInput type="date" {...ofField(noun, 'periodTo')} {...form.getInputProps('periodTo')} />
          <DecimalInput {...ofField(noun, 'amount')} {...bind(form, 'amount')} />
          <TextInput
            {...ofField(noun, 'currency')}
            placeholder={say('of the company', 'как у компании')}
            maxLength={3}
            {...form.getInputProps('currency')}
          />
          <TextInput
            {...ofField(noun, 'departmentName')}
            description={say(
              'Its requisitions without a code draw on this budget',
              'Его заявки без кода расходуют этот бюджет',
            )}
            {...form.getInputProps('departmentName')}
          />
          <TextInput
            {...ofField(noun, 'projectName')}
            description={say('To find the budget by', 'Чтобы найти бюджет')}
            {...form.getInputProps('projectName')}
          />
          <Help of="budget.overrunPolicy">
            <Select
              {...ofField(noun, 'overrunPolicy')}
              allowDeselect={false}
              data={choicesOf(noun, 'overrunPolicy')}
              {...form.getInputProps('overrunPolicy')}
            />
          </Help>
          <Select
            {...ofField(noun, 'responsibleId')}
            searchable
            clearable
            data={active.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            {...form.getInputProps('responsibleId')}
          />
          <MultiSelect
            {...ofField(noun, 'marks')}
            description={say('An overrun is always told of', 'О превышении сообщаем всегда')}
            data={choicesOf(noun, 'marks')}
            {...form.getInputProps('marks')}
          />
        </SimpleGrid>
        <Textarea {...ofField(noun, 'comment')} autosize {...form.getInputProps('comment')} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={save.isPending}>
            {budget ? say('Save', 'Сохранить') : say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
