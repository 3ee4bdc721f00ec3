import { Button, Modal, Select, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useRfqChanged } from '../components/use-rfq-changed.ts';
import type { RfqCard } from '../queries.ts';

/** A question of the buyers to one supplier, who answers on the page of the request. */
export function AskDialog({ rfq, opened, onClose }: { rfq: RfqCard; opened: boolean; onClose(): void }) {
  const changed = useRfqChanged();
  const [asked, setAsked, draft] = useKeptState('rfq-question', rfq.id, { recipientId: '', text: '' });
  const askSupplier = useMutation({
    meta: { toldByPage: true },
    mutationFn: () =>
      ask(api.POST('/api/v1/rfq-questions', { body: { rfqId: rfq.id, ...asked, text: asked.text.trim() } })),
    onSettled: changed,
    onSuccess: () => {
      draft.drop();
      setAsked({ recipientId: '', text: '' });
      tellDone(say('The question is sent', 'Вопрос отправлен'));
      onClose();
    },
  });
  const suppliers = rfq.recipients.filter(({ sentAt, status }) => sentAt !== null && status !== 'revoked');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('Question to a supplier', 'Вопрос поставщику')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          askSupplier.mutate();
        }}
      >
        <Stack>
          <FormProblem error={askSupplier.error} draft={draft} />
          <Select
            label={say('Supplier', 'Поставщик')}
            required
            data={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
            value={asked.recipientId || null}
            onChange={(recipientId) => setAsked({ ...asked, recipientId: recipientId ?? '' })}
          />
          <Textarea
            label={say('Question', 'Вопрос')}
            required
            autosize
            minRows={3}
            maxLength={2_000}
            value={asked.text}
            onChange={({ currentTarget: { value } }) => setAsked({ ...asked, text: value })}
          />
          <DialogButtons onCancel={onClose}>
            <Button
              type="submit"
              loading={askSupplier.isPending}
              disabled={asked.recipientId === '' || asked.text.trim() === ''}
            >
              {say('Send', 'Отправить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
