import { Button, Modal, Stack, Text } from '@mantine/core';
import { stockCount as noun } from '../../../../../nouns/stock-count.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { Count } from '../queries.ts';
import { useCountActs } from '../use-count-acts.ts';

export function CancelDialog({ count, onClose }: { count: Count; onClose(): void }) {
  const [reason, setReason, draft] = useKeptState('stock-count-end', count.id, '');
  const { cancel } = useCountActs(count);
  const given = reason.trim();
  const done = () => {
    draft.drop();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Cancel the count', 'Отменить инвентаризацию')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm" c="dimmed">
          {say('Nothing is posted.', 'Остатки не изменятся.')}
        </Text>
        <ReasonInput maxLength={ofField(noun, 'cancelReason').maxLength} value={reason} onChange={setReason} />
        <Button
          color="red"
          loading={cancel.isPending}
          disabled={given === ''}
          onClick={() => cancel.mutate(given, { onSuccess: done })}
        >
          {say('Cancel the count', 'Отменить инвентаризацию')}
        </Button>
      </Stack>
    </Modal>
  );
}
