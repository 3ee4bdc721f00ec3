import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { progressOf } from '../model.ts';
import type { RfqCard } from '../queries.ts';
import { suppliersText } from './suppliers-text.ts';
import { useRfqChanged } from './use-rfq-changed.ts';

/** Cancelling asks for a reason; suppliers are told that it is cancelled, not why. */
export function CancelDialog({ rfq, opened, onClose }: { rfq: RfqCard; opened: boolean; onClose(): void }) {
  const changed = useRfqChanged();
  const [reason, setReason, draft] = useKeptState('rfq-cancel', rfq.id, '');
  const cancel = useMutation({
    mutationFn: () =>
      ask(
        api.PATCH('/api/v1/supplier-rfqs/{id}', {
          params: { path: { id: rfq.id } },
          body: { status: 'cancelled', reason: reason.trim() },
        }),
      ),
    onSuccess: async () => {
      draft.drop();
      await changed();
      tellDone(`${say('Cancelled', 'Отменён')}: ${rfq.number}`);
      onClose();
    },
  });
  const told = suppliersText(progressOf(rfq.recipients).sent);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say(`Cancel ${rfq.number}?`, `Отменить ${rfq.number}?`)}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">
          {say(
            `${told} will be told, and their links will no longer open. This cannot be undone.`,
            `Об отмене узнают: ${told}. Их ссылки перестанут открываться. Вернуть запрос нельзя.`,
          )}
        </Text>
        <Textarea
          label={say('Reason (not visible to suppliers)', 'Причина, поставщики её не увидят')}
          required
          autosize
          minRows={2}
          maxLength={1_000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button
            color="red"
            loading={cancel.isPending}
            disabled={reason.trim() === ''}
            onClick={() => cancel.mutate()}
          >
            {say('Cancel the request', 'Отменить запрос')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Keep it', 'Не отменять')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
