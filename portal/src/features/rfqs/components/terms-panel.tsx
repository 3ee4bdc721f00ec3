import { Alert, Button, Drawer, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { RfqCard } from '../queries.ts';
import { changedTerms, termFields, termsOf } from '../terms-form.ts';
import { TermsFields } from './terms-fields.tsx';
import { useRfqChanged } from './use-rfq-changed.ts';

/** Deadline and terms, changed beside the page; after sending it says what that does. */
export function TermsPanel({ rfq: fresh, opened, onClose }: { rfq: RfqCard; opened: boolean; onClose(): void }) {
  // What others change meanwhile is met as a conflict, not written over.
  const [rfq] = useState(fresh);
  const changed = useRfqChanged();
  const before = termsOf(rfq);
  const form = useKeptForm({ draft: 'rfq-terms', record: rfq.id, initialValues: before });
  const problem = useFormProblem(form, termFields);
  const isSent = rfq.status !== 'draft';
  const save = useMutation({
    mutationFn: (values: typeof before) =>
      ask(
        api.PATCH('/api/v1/supplier-rfqs/{id}', {
          params: { path: { id: rfq.id } },
          body: { ...changedTerms(before, values), version: rfq.version },
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
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={560}
      title={isSent ? say('Extend or change', 'Продлить или изменить') : say('Terms', 'Условия')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          {isSent && (
            <Alert variant="light">
              {say(
                'A later deadline keeps the quotes as they are. A change of other terms makes a revision: suppliers are told, and quotes are to be confirmed again.',
                'Новый срок не трогает полученные предложения. Изменение других условий — новая редакция: поставщики получат письмо, а цены нужно будет подтвердить.',
              )}
            </Alert>
          )}
          <TermsFields form={form} isSent={isSent} />
          <Group>
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {say('Save', 'Сохранить')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}
