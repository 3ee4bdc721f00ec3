import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { type SavedView, useCreateView, useUpdateView, type ViewedList } from './saved-views.ts';

interface SaveViewDialogProps {
  /** The view being renamed; none for a new one. */
  view?: SavedView;
  list: ViewedList;
  query: string;
  onClose(): void;
}

/** The name of a view, and for whom it is. */
export function SaveViewDialog({ view, list, query, onClose }: SaveViewDialogProps) {
  const create = useCreateView();
  const update = useUpdateView();
  const form = useKeptForm({
    draft: 'view',
    record: view?.id,
    initialValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
  });
  const problem = useFormProblem(form, ['name']);
  const done = {
    onError: problem.show,
    onSuccess: ({ name }: { name: string }) => {
      form.draft.drop();
      tellDone(`${say('View saved', 'Вид сохранён')}: ${name}`);
      onClose();
    },
  };
  const save = (values: typeof form.values) =>
    view
      ? update.mutate({ id: view.id, version: view.version, ...values }, done)
      : create.mutate({ ...values, list, query }, done);
  return (
    <Modal
      opened
      onClose={onClose}
      title={view ? say('Rename the view', 'Переименовать вид') : say('Save the view', 'Сохранить вид')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(save)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput label={say('Name', 'Название')} required data-autofocus {...form.getInputProps('name')} />
          <Checkbox
            label={say('Everybody sees it', 'Виден всем сотрудникам')}
            {...form.getInputProps('isShared', { type: 'checkbox' })}
          />
          <DialogButtons>
            <Button type="submit" loading={create.isPending || update.isPending}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
