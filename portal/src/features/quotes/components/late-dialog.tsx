import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';

interface LateDialogProps {
  opened: boolean;
  isSending: boolean;
  onSend(reason: string): void;
  onClose(): void;
}

/** A quote that came after the end is taken with a reason, which stays in the history. */
export function LateDialog({ opened, isSending, onSend, onClose }: LateDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('Take it after the deadline?', 'Принять после срока?')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Text size="sm">
          {say(
            'Answers are taken no more. The reason stays in the history.',
            'Приём ответов завершён. Причина останется в истории.',
          )}
        </Text>
        <Textarea
          label={say('Why it is taken', 'Почему принимаем')}
          required
          autosize
          minRows={2}
          maxLength={1_000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button loading={isSending} disabled={reason.trim() === ''} onClick={() => onSend(reason.trim())}>
            {say('Take it', 'Принять')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
