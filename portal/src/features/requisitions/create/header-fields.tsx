import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { bind } from '../../../kit/form/bind.ts';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { CustomFieldInputs, errorsOfCustomFields } from '../../../shared/custom-fields/custom-field-inputs.tsx';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { WarehouseSelect } from '../../../shared/making/warehouse-select.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { BudgetCodeInput } from '../../../shared/records/budget-code-input.tsx';
import { ContractSelect } from '../../../shared/records/contract-select.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Header } from './header.ts';

/** The fields of a requisition above its lines. */
export function HeaderFields({ form }: { form: UseFormReturnType<Header> }) {
  const may = useMay();
  const { active } = usePeople();
  return (
    <>
      <TextInput
        {...ofField(noun, 'title')}
        placeholder={say('Taken from the first lines if left empty', 'Если не указать, составится из первых позиций')}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 5 }} spacing="md">
        <Help of="procurement.dueDate">
          <TextInput type="date" {...ofField(noun, 'dueDate')} {...form.getInputProps('dueDate')} />
        </Help>
        <WarehouseSelect {...ofField(noun, 'deliveryWarehouseId')} {...bind(form, 'deliveryWarehouseId')} />
        <SelectOrMake
          of="customer"
          {...ofField(noun, 'customerId')}
          disabled={!may('counterparties.read')}
          value={form.values.customer}
          error={form.errors.customer}
          onChange={(next) => form.setFieldValue('customer', next)}
        />
        <ContractSelect
          {...ofField(noun, 'contractId')}
          value={form.values.contract}
          error={form.errors.contract}
          onChange={(next) => form.setFieldValue('contract', next)}
        />
        <Select
          {...ofField(noun, 'responsibleId')}
          disabled={!may('purchase_requisitions.assign')}
          searchable
          allowDeselect={false}
          data={active.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          {...form.getInputProps('responsibleId')}
        />
        <Select
          {...ofField(noun, 'priority')}
          allowDeselect={false}
          data={choicesOf(noun, 'priority')}
          {...form.getInputProps('priority')}
        />
        <Help of="procurement.budgetCode">
          <BudgetCodeInput {...ofField(noun, 'budgetCode')} {...form.getInputProps('budgetCode')} />
        </Help>
        <TextInput {...ofField(noun, 'departmentName')} {...form.getInputProps('departmentName')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CustomFieldInputs
          entity="procurement"
          values={form.values.customFields}
          errors={errorsOfCustomFields(form.errors)}
          onChange={(next) => form.setFieldValue('customFields', next)}
        />
      </SimpleGrid>
      <Textarea {...ofField(noun, 'comment')} autosize maxRows={6} {...form.getInputProps('comment')} />
    </>
  );
}
