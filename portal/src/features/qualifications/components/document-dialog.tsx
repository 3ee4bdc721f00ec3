import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { qualifyingDocuments } from '../../../../../nouns/supplier-qualification.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { filesQuery } from '../../../shared/files/queries.ts';
import { documentOf, documentValuesOf } from '../document-values.ts';
import type { Qualification } from '../queries.ts';
import { useChangeDocuments } from '../use-change-documents.ts';

interface DocumentDialogProps {
  of: Qualification;
  /** Which of its documents is changed; one more unless given. */
  at?: number;
  onClose(): void;
}

/** A document that the qualification rests on, new or changed: another file of it, other days. */
export function DocumentDialog({ of, at = of.documents.length, onClose }: DocumentDialogProps) {
  const { id, documents } = of;
  const { data: files = [] } = useQuery(filesQuery({ entityType: 'supplierQualification', entityId: id }));
  const initialValues = documentValuesOf(documents[at]);
  const isNew = at === documents.length;
  const form = useKeptForm({ draft: 'qualifying-document', record: isNew ? id : `${id}/${at}`, initialValues });
  const place = `documents/${at}/`;
  const problem = useFormProblem(form, Object.keys(initialValues), (field) => field.replace(place, ''));
  const saving = useChangeDocuments(of);
  const save = (values: typeof initialValues) =>
    saving.mutate(
      { documents: documents.toSpliced(at, 1, documentOf(values)) },
      {
        onError: problem.show,
        onSuccess: () => {
          form.draft.drop();
          onClose();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Document', 'Документ')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(save)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Select
            label={say('Kind', 'Вид')}
            required
            allowDeselect={false}
            data={Object.entries(qualifyingDocuments).map(([value, called]) => ({ value, label: say(called) }))}
            {...form.getInputProps('kind')}
          />
          <TextInput
            label={say('Title or number', 'Название или номер')}
            maxLength={300}
            {...form.getInputProps('title')}
          />
          <Group grow align="flex-start">
            <TextInput type="date" label={say('Issued', 'Выдан')} {...form.getInputProps('issuedOn')} />
            <TextInput type="date" label={say('Valid until', 'Действует до')} {...form.getInputProps('expiresOn')} />
          </Group>
          <Select
            label={say('File', 'Файл')}
            clearable
            data={files.map(({ id: value, fileName }) => ({ value, label: fileName }))}
            {...form.getInputProps('fileId')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={saving.isPending} disabled={!form.values.kind}>
              {isNew ? say('Add', 'Добавить') : say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
