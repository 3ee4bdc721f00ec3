import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { type Quote, useQuoteChanged } from '../queries.ts';

const fields = ['comment', 'externalNumber', 'internalScore'] as const;

/** What buyers note of a quote, whatever its status. */
export function NotesDialog({ quote, opened, onClose }: { quote: Quote; opened: boolean; onClose(): void }) {
  const changed = useQuoteChanged();
  const form = useKeptForm({
    draft: 'quote-notes',
    record: quote.id,
    initialValues: {
      comment: quote.comment ?? '',
      externalNumber: quote.externalNumber ?? '',
      internalScore: quote.internalScore,
    },
  });
  const problem = useFormProblem(form, fields);
  const save = useMutation({
    mutationFn: ({ comment, externalNumber, internalScore }: typeof form.values) =>
      ask(
        api.PATCH('/api/v1/supplier-quotes/{id}', {
          params: { path: { id: quote.id } },
          body: { comment: comment.trim() || null, externalNumber: externalNumber.trim() || null, internalScore },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      onClose();
      await changed();
      tellDone(say('Saved', 'Сохранено'));
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('Comment and score', 'Комментарий и оценка')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Textarea
            label={say('Our comment', 'Наш комментарий')}
            autosize
            minRows={3}
            {...form.getInputProps('comment')}
          />
          <Group grow align="flex-start">
            <TextInput
              label={say('Supplier’s number', 'Номер у поставщика')}
              {...form.getInputProps('externalNumber')}
            />
            <DecimalInput
              label={say('Score, 0 to 10', 'Оценка, от 0 до 10')}
              value={form.values.internalScore}
              onChange={(score) => form.setFieldValue('internalScore', score)}
              error={form.errors.internalScore}
            />
          </Group>
          <DialogButtons>
            <Button type="submit" loading={save.isPending}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
