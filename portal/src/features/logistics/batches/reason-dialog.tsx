import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { moveName } from './moves.ts';
import type { Batch, BatchStatus } from './queries.ts';
import { useBatchMove } from './use-batch-move.ts';

interface ReasonDialogProps {
  batch: Pick<Batch, 'id' | 'number' | 'version'>;
  to: BatchStatus;
  onClose(): void;
}

/** Why a batch is cancelled or came back: it stands on the batch from then on. */
export function ReasonDialog({ batch, to, onClose }: ReasonDialogProps) {
  const [reason, setReason, draft] = useKeptState('batch-move', `${batch.id}-${to}`, '');
  const move = useBatchMove(batch);
  const given = reason.trim();
  const done = () => {
    draft.drop();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${batch.number}: ${moveName(to).toLowerCase()}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm" c="dimmed">
          {say('What it carries may then be planned anew.', 'После этого её позиции можно запланировать заново.')}
        </Text>
        <ReasonInput maxLength={ofField(noun, 'statusReason').maxLength} value={reason} onChange={setReason} />
        <Group>
          <Button
            color="red"
            loading={move.isPending}
            disabled={given === ''}
            onClick={() => move.mutate({ to, reason: given }, { onSuccess: done })}
          >
            {moveName(to)}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Do not', 'Не сейчас')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
