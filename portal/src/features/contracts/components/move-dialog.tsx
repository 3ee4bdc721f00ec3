import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { contract as noun } from '../../../../../nouns/contract.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { type AllowedMove, moveName } from '../moves.ts';
import type { ContractCard } from '../queries.ts';
import { useContractMove } from '../use-contract-move.ts';

interface MoveDialogProps {
  contract: ContractCard;
  move: AllowedMove;
  onClose(): void;
}

/** A move that wants its reason, which stands on the contract from then on. */
export function MoveDialog({ contract, move, onClose }: MoveDialogProps) {
  const [reason, setReason, draft] = useKeptState('contract-move', `${contract.id}-${move.to}`, '');
  const change = useContractMove(contract);
  const given = reason.trim();
  const name = moveName(contract, move);
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">
          {say('Contract', 'Договор')} {contract.number}, {contract.counterparty.name}
        </Text>
        {move.to === 'terminated' && (
          <Text size="sm" c="dimmed">
            {say(
              'A terminated contract is not put into force again.',
              'Расторгнутый договор уже не вернуть в действие.',
            )}
          </Text>
        )}
        <ReasonInput maxLength={ofField(noun, 'statusReason').maxLength} value={reason} onChange={setReason} />
        <Group>
          <Button
            {...((move.to === 'terminated' || move.to === 'rejected') && { color: 'red' })}
            loading={change.isPending}
            disabled={given === ''}
            onClick={() =>
              change.mutate(
                { status: move.to, reason: given },
                {
                  onSuccess() {
                    draft.drop();
                    onClose();
                  },
                },
              )
            }
          >
            {name}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Do not', 'Не сейчас')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
