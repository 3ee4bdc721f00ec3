import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requisitionTemplate as noun } from '../../../../nouns/requisition-template.ts';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { Fields } from '../../kit/form/fields.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../kit/form/of-field.ts';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import { usePeople } from '../people/use-people.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import type { TemplateValues } from './template-values.ts';

interface TemplateFormProps {
  /** The template that is changed, or the requisition that one is made of; `new` for one made from nothing. */
  record: string;
  initial: TemplateValues;
  /** Whether what stands beside the form is filled in too. */
  isReady?: boolean;
  save(values: TemplateValues): Promise<unknown>;
  onClose(): void;
}

/** Its name, who is responsible, and when requisitions are made of it. */
export function TemplateForm({ record, initial, isReady = true, save, onClose }: TemplateFormProps) {
  const { active } = usePeople();
  const form = useKeptForm<TemplateValues>({ draft: 'requisition-template', record, initialValues: initial });
  const problem = useFormProblem(form, Object.keys(initial), (field) => field.replace('schedule/', ''));
  const saving = useMutation({
    mutationFn: save,
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: () => {
      form.draft.drop();
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => saving.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput {...ofField(noun, 'name')} data-autofocus {...form.getInputProps('name')} />
        <Fields>
          <Select
            label={labelOf(noun, 'responsibleId')}
            clearable
            searchable
            data={active.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            {...form.getInputProps('responsibleId')}
          />
          <TextInput
            label={labelOf(noun, 'dueInDays')}
            inputMode="numeric"
            pattern="[0-9]*"
            {...form.getInputProps('dueInDays')}
          />
        </Fields>
        <ScheduleFields form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={saving.isPending} disabled={!isReady}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
