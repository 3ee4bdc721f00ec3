import { Button, Modal, Stack, Text } from '@mantine/core';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { sayTakingBack } from '../moves.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';

interface BackDialogProps {
  card: ProposalCard;
  /** Who takes back what the customer has accepted says why. */
  isReasoned: boolean;
  onClose(): void;
}

/** Back to work: what that takes back is said before. */
export function BackDialog({ card, isReasoned, onClose }: BackDialogProps) {
  const [reason, setReason, draft] = useKeptState('proposal-back', card.id, '');
  const { change } = useProposalActs(card);
  const given = reason.trim();
  const submit = () =>
    change.mutate(
      { status: 'draft', ...(given !== '' && { reason: given }) },
      {
        onSuccess() {
          draft.drop();
          onClose();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Take it back to work?', 'Вернуть в работу?')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <FormProblem error={change.error} draft={draft} />
        <Text size="sm">{sayTakingBack(card.status)}</Text>
        {isReasoned && <ReasonInput value={reason} onChange={setReason} />}
        <DialogButtons onCancel={onClose}>
          <Button loading={change.isPending} disabled={isReasoned && given === ''} onClick={submit}>
            {say('Take back to work', 'Вернуть в работу')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
