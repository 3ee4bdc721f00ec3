import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import type { CustomField } from '../../shared/custom-fields/custom-fields-query.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { type FieldValues, fieldValues, namedAnew } from './fields.ts';

export type Field = Pick<CustomField, 'id' | 'key' | 'label' | 'type' | 'options' | 'required' | 'status' | 'version'>;

export interface FieldActions {
  /** Names the form: what is typed for one kind of fields does not come back for the other. */
  draft: 'custom-field' | 'product-field';
  save(values: FieldValues): Promise<unknown>;
  archive(field: Field): Promise<unknown>;
  restore(field: Field): Promise<unknown>;
  onDone(): void;
}

/** The form of a field: saving it, putting it away and bringing it back. */
export function useFieldForm(field: Field | undefined, { draft, save, archive, restore, onDone }: FieldActions) {
  const client = useQueryClient();
  const form = useKeptForm<FieldValues>({
    draft,
    record: field?.id,
    initialValues: fieldValues(field),
  });
  const { values } = form;
  const problem = useFormProblem(form, ['label', 'key', 'type', 'items', 'required'], (name) =>
    name.startsWith('options') ? 'items' : name,
  );
  const done = async (text: string) => {
    await client.invalidateQueries({ queryKey: ['settings'] });
    form.draft.drop();
    tellDone(`${text}: ${values.label}`);
    onDone();
  };
  const saving = useMutation({
    mutationFn: save,
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: () => done(say('Saved', 'Сохранено')),
  });
  const turning = useMutation({
    mutationFn: (given: Field) => (given.status === 'active' ? archive(given) : restore(given)),
    onSuccess: (_, { status }) =>
      done(status === 'active' ? say('Archived', 'В архиве') : say('Restored', 'Восстановлено')),
  });
  const nameIt = (label: string) => form.setValues(namedAnew(field === undefined, values, label));
  return { form, above: problem.above, saving, turning, nameIt };
}
