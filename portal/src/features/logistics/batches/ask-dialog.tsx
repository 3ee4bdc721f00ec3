import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { type Move, moveName } from './moves.ts';
import type { Batch, BatchStatus } from './queries.ts';
import { useBatchMove } from './use-batch-move.ts';

interface AskDialogProps {
  /** The batch that is moved, and where to; nothing while none is. */
  of: { batch: Batch; move: Move } | undefined;
  onClose(): void;
}

/** What has to be said before a batch is moved. */
export function AskDialog({ of, onClose }: AskDialogProps) {
  if (of?.move.asked === 'delivery') return <DeliverDialog batch={of.batch} onClose={onClose} />;
  if (of?.move.asked === 'reason') return <EndDialog batch={of.batch} to={of.move.to} onClose={onClose} />;
  return null;
}

/** Why a batch is cancelled or came back: it stands on the batch from then on. */
function EndDialog({ batch, to, onClose }: { batch: Batch; to: BatchStatus; onClose(): void }) {
  const move = useBatchMove(batch);
  return (
    <ReasonDialog
      draft={['batch-move', `${batch.id}-${to}`]}
      title={`${batch.number}: ${moveName(to).toLowerCase()}`}
      outcome={say('What it carries may then be planned anew.', 'После этого её позиции можно запланировать заново.')}
      confirm={moveName(to)}
      color="red"
      onReason={(reason) => move.mutateAsync({ to, reason })}
      onClose={onClose}
    />
  );
}
