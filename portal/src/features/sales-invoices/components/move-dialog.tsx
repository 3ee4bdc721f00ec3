import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { type AllowedMove, moveName } from '../moves.ts';
import { nameOf } from '../name-of.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { useInvoiceMove } from '../use-invoice-move.ts';

interface MoveDialogProps {
  invoice: SalesInvoiceCard;
  move: AllowedMove;
  onClose(): void;
}

/** A move that wants its reason, which stands on the invoice from then on. */
export function MoveDialog({ invoice, move, onClose }: MoveDialogProps) {
  const change = useInvoiceMove(invoice);
  const { to } = move;
  const { customer, totalAmount, currency } = invoice;
  if (to === 'sent') return null;
  return (
    <ReasonDialog
      draft={['sales-invoice-move', `${invoice.id}-${to}`]}
      title={moveName(move)}
      about={[nameOf(invoice), customer?.name, showMoney(totalAmount, currency)].filter(Boolean).join(', ')}
      outcome={to === 'void' ? voided() : undefined}
      color={to === 'draft' ? undefined : 'red'}
      onReason={(reason) => change.mutateAsync({ to, reason })}
      onClose={onClose}
    />
  );
}

const voided = () =>
  say(
    'A voided invoice is owed no more; its number stays taken. This is for good.',
    'По аннулированному счёту больше не платят, его номер остаётся занятым. Это насовсем.',
  );
