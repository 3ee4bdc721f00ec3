import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bind } from '../../../kit/form/bind.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { type Category, categoryTreeQuery, findCategories } from '../../../shared/records/categories.ts';

interface CategoryFormProps {
  opened: boolean;
  category: Category | undefined;
  parentId: string | null;
  onClose(): void;
}

/** A category made inside another, renamed, or moved with all below it. */
export function CategoryForm(props: CategoryFormProps) {
  const { opened, category, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={category?.name ?? say('New category', 'Новая категория')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Fields key={`${category?.id} ${props.parentId}`} {...props} />
    </Modal>
  );
}

const fields = ['name', 'code', 'parentId'];

function Fields({ category, parentId, onClose }: CategoryFormProps) {
  const client = useQueryClient();
  const { data: all = [] } = useQuery(categoryTreeQuery);
  const parent = all.find(({ id }) => id === parentId);
  const form = useKeptForm({
    draft: 'category',
    record: category?.id,
    initialValues: {
      name: category?.name ?? '',
      code: category?.code ?? '',
      parentId: (parent ? { id: parent.id, label: parent.name } : null) as RecordOption | null,
    },
  });
  const problem = useFormProblem(form, fields);
  const save = useMutation({
    mutationFn: (values: typeof form.values) => saveCategory(category, values),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ name }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(`${say('Saved', 'Сохранено')}: ${name}`);
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput label={say('Name', 'Название')} required data-autofocus {...form.getInputProps('name')} />
        <TextInput label={say('Code', 'Код')} {...form.getInputProps('code')} />
        <RecordSelect
          kind="categories"
          label={say('Inside', 'Внутри')}
          placeholder={say('At the top', 'На верхнем уровне')}
          find={findCategories}
          {...bind(form, 'parentId')}
        />
        <DialogButtons>
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

function saveCategory(
  category: Category | undefined,
  { name, code, parentId }: { name: string; code: string; parentId: RecordOption | null },
) {
  const body = { name, code: code || null, parentId: parentId?.id ?? null };
  return category
    ? ask(api.PATCH('/api/v1/catalog/categories/{categoryId}', { params: { path: { categoryId: category.id } }, body }))
    : ask(api.POST('/api/v1/catalog/categories', { body }));
}
