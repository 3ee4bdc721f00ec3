import { DeliverDialog } from './deliver-dialog.tsx';
import type { Move } from './moves.ts';
import type { Batch } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface AskDialogProps {
  /** The batch that is moved, and where to; nothing while none is. */
  of: { batch: Batch; move: Move } | undefined;
  onClose(): void;
}

/** What has to be said before a batch is moved. */
export function AskDialog({ of, onClose }: AskDialogProps) {
  if (of?.move.asked === 'delivery') return <DeliverDialog batch={of.batch} onClose={onClose} />;
  if (of?.move.asked === 'reason') return <ReasonDialog batch={of.batch} to={of.move.to} onClose={onClose} />;
  return null;
}
