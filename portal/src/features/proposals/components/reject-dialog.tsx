import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';

/** A rejection says why: its author reads it on the proposal. */
export function RejectDialog({ card, onClose }: { card: ProposalCard; onClose(): void }) {
  const [reason, setReason, draft] = useKeptState('proposal-reject', card.id, '');
  const { reject } = useProposalActs(card);
  const given = reason.trim();
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Reject the proposal', 'Отклонить предложение')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">
          {card.number}
          {card.customer && `, ${card.customer.name}`}
        </Text>
        <ReasonInput maxLength={ofField(noun, 'rejectReason').maxLength} value={reason} onChange={setReason} />
        <Group>
          <Button
            color="red"
            loading={reject.isPending}
            disabled={given === ''}
            onClick={() =>
              reject.mutate(given, {
                onSuccess() {
                  draft.drop();
                  onClose();
                },
              })
            }
          >
            {say('Reject', 'Отклонить')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Do not', 'Не сейчас')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
