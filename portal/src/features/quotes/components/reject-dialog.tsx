import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { type Quote, useQuoteChanged } from '../queries.ts';

/** Rejecting can be taken back; the supplier never sees why. */
export function RejectDialog({ quote, opened, onClose }: { quote: Quote; opened: boolean; onClose(): void }) {
  const changed = useQuoteChanged();
  const [reason, setReason, draft] = useKeptState('quote-rejection', quote.id, '');
  const turn = useMutation({
    mutationFn: (status: 'rejected' | 'submitted') =>
      ask(
        api.PATCH('/api/v1/supplier-quotes/{id}', {
          params: { path: { id: quote.id } },
          body: { status, ...(status === 'rejected' && reason.trim() !== '' && { reason: reason.trim() }) },
        }),
      ),
    onSuccess: async (_, status) => {
      draft.drop();
      await changed();
      if (status === 'submitted') return;
      onClose();
      tellDone(`${say('Rejected', 'Отклонено')}: ${quote.number}`, () => turn.mutate('submitted'));
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say(`Reject the quote of ${quote.supplierName}?`, `Отклонить предложение «${quote.supplierName}»?`)}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Textarea
          label={say('Reason (not visible to the supplier)', 'Причина, поставщик её не увидит')}
          autosize
          minRows={2}
          maxLength={1_000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button color="red" loading={turn.isPending} onClick={() => turn.mutate('rejected')}>
            {say('Reject', 'Отклонить')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
