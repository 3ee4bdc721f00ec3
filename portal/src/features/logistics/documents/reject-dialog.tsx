import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { DocumentCard } from './queries.ts';
import { useStage } from './use-stage.ts';

interface RejectDialogProps {
  paper: DocumentCard;
  onClose(): void;
}

/** Why a document was not signed. */
export function RejectDialog({ paper, onClose }: RejectDialogProps) {
  const [reason, setReason, draft] = useKeptState('delivery-document-rejection', paper.id, '');
  const { move } = useStage(paper);
  const given = reason.trim();
  const done = () => {
    draft.drop();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${paper.number}: ${say('rejected', 'отклонён')}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Textarea
          {...ofField(noun, 'rejectReason')}
          required
          autosize
          minRows={2}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button
            color="red"
            loading={move.isPending}
            disabled={given === ''}
            onClick={() => move.mutate({ stage: 'rejected', reason: given }, { onSuccess: done })}
          >
            {say('Mark as rejected', 'Отметить отклонённым')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Do not', 'Не сейчас')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
