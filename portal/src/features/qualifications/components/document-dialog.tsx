import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { qualifyingDocuments } from '../../../../../nouns/supplier-qualification.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { filesQuery } from '../../../shared/files/queries.ts';
import type { Qualification } from '../queries.ts';

interface DocumentValues {
  kind: string | null;
  title: string;
  expiresOn: string;
  fileId: string | null;
}

const nothing: DocumentValues = { kind: null, title: '', expiresOn: '', fileId: null };

/** One more document that the qualification rests on. */
export function DocumentDialog({ of, onClose }: { of: Qualification; onClose(): void }) {
  const client = useQueryClient();
  const { id, version, documents } = of;
  const { data: files = [] } = useQuery(filesQuery({ entityType: 'supplierQualification', entityId: id }));
  const form = useKeptForm<DocumentValues>({ draft: 'qualifying-document', record: id, initialValues: nothing });
  const place = `documents/${documents.length}/`;
  const problem = useFormProblem(form, Object.keys(nothing), (field) => field.replace(place, ''));
  const adding = useMutation({
    mutationFn: ({ kind, title, expiresOn, fileId }: DocumentValues) =>
      ask(
        api.PATCH('/api/v1/supplier-qualifications/{id}', {
          params: { path: { id } },
          body: {
            version,
            documents: [
              ...documents,
              {
                kind: kind as keyof typeof qualifyingDocuments,
                ...(title.trim() && { title: title.trim() }),
                ...(expiresOn && { expiresOn }),
                ...(fileId && { fileId }),
              },
            ],
          },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['qualifications'] });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Document', 'Документ')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => adding.mutate(values))}>
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
          <TextInput type="date" label={say('Valid until', 'Действует до')} {...form.getInputProps('expiresOn')} />
          <Select
            label={say('File', 'Файл')}
            clearable
            data={files.map(({ id: value, fileName }) => ({ value, label: fileName }))}
            {...form.getInputProps('fileId')}
          />
          <Group>
            <Button type="submit" loading={adding.isPending} disabled={!form.values.kind}>
              {say('Add', 'Добавить')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {say('Cancel', 'Отмена')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
