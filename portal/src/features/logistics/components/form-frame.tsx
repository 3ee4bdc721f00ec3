import { Button, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { CustomFieldInputs, errorsOfCustomFields } from '../../../shared/custom-fields/custom-field-inputs.tsx';
import type { CustomFieldEntity, CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';

interface FormFrameProps {
  entity: CustomFieldEntity;
  form: {
    values: { customFields: CustomValues };
    errors: Readonly<Record<string, ReactNode>>;
    draft: ComponentProps<typeof FormProblem>['draft'];
    setFieldValue(name: 'customFields', next: CustomValues): void;
  };
  /** A refusal that belongs to no field. */
  above: unknown;
  isNew: boolean;
  isSaving: boolean;
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  onClose(): void;
  children: ReactNode;
}

/** What every form of a record has around its own fields: what was refused, the company's fields, saving and leaving. */
export function FormFrame({ entity, form, above, isNew, isSaving, onSubmit, onClose, children }: FormFrameProps) {
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
        {children}
        <CustomFieldInputs
          entity={entity}
          values={form.values.customFields}
          onChange={(next) => form.setFieldValue('customFields', next)}
          errors={errorsOfCustomFields(form.errors)}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={isSaving}>
            {isNew ? say('Create', 'Создать') : say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
