import { Button, Stack } from '@mantine/core';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { CustomFieldInputs, errorsOfCustomFields } from '../../../shared/custom-fields/custom-field-inputs.tsx';
import type { Contract } from '../queries.ts';
import { useContractForm } from '../use-contract-form.ts';
import { PaperFields } from './paper-fields.tsx';
import { TermFields } from './term-fields.tsx';

interface ContractFormProps {
  contract: Contract | undefined;
  parent: Contract | undefined;
  onClose(): void;
}

/** All of a contract; what stands in a signed paper is not changed any more. */
export function ContractForm({ contract, parent, onClose }: ContractFormProps) {
  const { form, above, save } = useContractForm({ contract, parent, onClose });
  const isSigned = contract !== undefined && contract.status !== 'draft';
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
        <PaperFields
          form={form}
          isSigned={isSigned}
          isAnnex={parent !== undefined || (contract?.parentId ?? null) !== null}
        />
        <TermFields form={form} isSigned={isSigned} />
        <CustomFieldInputs
          entity="contract"
          values={form.values.customFields}
          onChange={(next) => form.setFieldValue('customFields', next)}
          errors={errorsOfCustomFields(form.errors)}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={save.isPending}>
            {contract ? say('Save', 'Сохранить') : say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
