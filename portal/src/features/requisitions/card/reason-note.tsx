import { say } from '../../../kit/say.ts';
import type { RequisitionCard } from '../queries.ts';
import classes from './card.module.css';

/** Why the requisition stands where it does, in the words of who put it there. */
export function ReasonNote({
  card: { status, rejectReason, holdReason, cancelReason, closeReason },
}: {
  card: RequisitionCard;
}) {
  const reasons = {
    rejected: [say('Rejected', 'Отклонена'), rejectReason],
    on_hold: [say('On hold', 'Приостановлена'), holdReason],
    cancelled: [say('Cancelled', 'Отменена'), cancelReason],
    completed: [say('Closed short', 'Закрыта с недопоставкой'), closeReason],
  } as const;
  const [title, reason] = reasons[status as keyof typeof reasons] ?? [];
  if (!reason) return null;
  return (
    <p className={classes.note}>
      <b>{title}:</b> {reason}
    </p>
  );
}
