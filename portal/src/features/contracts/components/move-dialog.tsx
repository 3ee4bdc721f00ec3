import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
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
  const change = useContractMove(contract);
  const { to } = move;
  return (
    <ReasonDialog
      draft={['contract-move', `${contract.id}-${to}`]}
      title={moveName(contract, move)}
      about={`${say('Contract', 'Договор')} ${contract.number}, ${contract.counterparty.name}`}
      outcome={to === 'terminated' ? terminated() : undefined}
      color={to === 'terminated' || to === 'rejected' ? 'red' : undefined}
      onReason={(reason) => change.mutateAsync({ status: to, reason })}
      onClose={onClose}
    />
  );
}

const terminated = () =>
  say('A terminated contract is not put into force again.', 'Расторгнутый договор уже не вернуть в действие.');
