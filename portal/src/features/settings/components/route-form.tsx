import { Button, Group, MultiSelect, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { approvalRoute } from '../../../../../nouns/approval-route.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Route } from '../approvals.ts';
import { newRoute, type RouteValues, routeValuesOf, saveRoute } from '../route-values.ts';
import { CounterpartiesInput } from './counterparties-input.tsx';
import { RouteSteps } from './route-steps.tsx';
import { RouteTrial } from './route-trial.tsx';

const fields = [
  'name',
  'recordType',
  'position',
  'amountFrom',
  'amountTo',
  'departments',
  'counterpartyIds',
  'overBudget',
  'categoryIds',
];

/** Conditions and steps of a route. */
export function RouteForm({ route, onClose }: { route: Route | undefined; onClose(): void }) {
  const client = useQueryClient();
  const may = useMay();
  const mayNameParties = may('counterparties.read');
  const { data: categories = [] } = useQuery({ ...categoryTreeQuery, enabled: may('catalog.read') });
  const form = useKeptForm<RouteValues>({
    draft: 'approval-route',
    record: route?.id,
    initialValues: route ? routeValuesOf(route) : newRoute(),
  });
  const problem = useFormProblem(form, fields);
  const saving = useMutation({
    mutationFn: (values: RouteValues) => saveRoute(route, values),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ warnings }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings'] });
      tellDone([say('Saved', 'Сохранено'), ...warnings.map(({ message }) => message)].join('. '));
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => saving.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <Group grow align="flex-start">
          <TextInput {...ofField(approvalRoute, 'name')} data-autofocus {...form.getInputProps('name')} />
          <Select
            label={labelOf(approvalRoute, 'recordType')}
            data={choicesOf(approvalRoute, 'recordType')}
            allowDeselect={false}
            {...form.getInputProps('recordType')}
          />
        </Group>
        <Group grow align="flex-start">
          {(['amountFrom', 'amountTo'] as const).map((name) => (
            <DecimalInput
              key={name}
              label={labelOf(approvalRoute, name)}
              value={form.values[name]}
              error={form.errors[name]}
              onChange={(next) => form.setFieldValue(name, next)}
            />
          ))}
          <Help of="approval_route.position">
            <TextInput
              label={labelOf(approvalRoute, 'position')}
              inputMode="numeric"
              pattern="[0-9]*"
              placeholder={say('Last', 'Последний')}
              {...form.getInputProps('position')}
            />
          </Help>
        </Group>
        {form.values.recordType !== 'contract' && (
          <MultiSelect
            label={labelOf(approvalRoute, 'categoryIds')}
            searchable
            data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('categoryIds')}
          />
        )}
        {form.values.recordType !== 'procurement' && mayNameParties && (
          <CounterpartiesInput
            label={labelOf(approvalRoute, 'counterpartyIds')}
            value={form.values.counterpartyIds}
            error={form.errors.counterpartyIds}
            onChange={(next) => form.setFieldValue('counterpartyIds', next)}
          />
        )}
        {form.values.recordType === 'procurement' && (
          <>
            <TagsInput label={labelOf(approvalRoute, 'departments')} {...form.getInputProps('departments')} />
            <Help of="approval_route.overBudget">
              <Switch
                label={labelOf(approvalRoute, 'overBudget')}
                {...form.getInputProps('overBudget', { type: 'checkbox' })}
              />
            </Help>
          </>
        )}
        <RouteSteps form={form} />
        <Switch label={labelOf(approvalRoute, 'isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
        <RouteTrial route={route} values={form.values} onRefused={problem.show} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={saving.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
