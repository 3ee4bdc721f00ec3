import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';

interface LateDialogProps {
  record: string;
  opened: boolean;
  isSending: boolean;
  onSend(reason: string): Promise<unknown>;
  onClose(): void;
}

/** A quote that came after the end is taken with a reason, which stays in the history. */
export function LateDialog({ record, opened, isSending, onSend, onClose }: LateDialogProps) {
  const [reason, setReason, draft] = useKeptState('late-quote', record, '');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('Accept after the deadline?', 'Принять после срока?')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">
          {say(
            'Quotes are no longer accepted. The reason will be kept in the history.',
            'Приём ответов завершён. Причина останется в истории.',
          )}
        </Text>
        <Textarea
          label={say('Why it is accepted', 'Почему принимаем')}
          required
          autosize
          minRows={2}
          maxLength={1_000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button
            loading={isSending}
            disabled={reason.trim() === ''}
            onClick={() => void onSend(reason.trim()).then(draft.drop, () => undefined)}
          >
            {say('Accept', 'Принять')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
