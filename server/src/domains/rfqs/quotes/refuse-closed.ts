import { isAsking, isTold } from '../../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { invalidField, refuse, words } from '../../../kernel/problems/errors.ts';
import { refuseEnded } from '../check-header.ts';
import type { QuoteFrame } from './resolve-content.ts';

export interface Late {
  late?: boolean | undefined;
  reason?: string | undefined;
}

/** Refuses a quote of what was never asked, or is not asked any more for good. */
export function refuseUnasked({ rfq, requisition }: Pick<QuoteFrame, 'rfq' | 'requisition'>): void {
  refuseEnded(requisition);
  if (rfq?.status === 'draft')
    throw refuse('conflict', words('The request has not been sent yet.', 'Запрос ещё не отправлен.'), {
      rule: 'rfq_not_sent',
    });
  if (rfq?.status === 'cancelled')
    throw refuse('conflict', words('The request was cancelled.', 'Запрос отменён.'), { rule: 'rfq_closed' });
}

/** Refuses a submission after the end; a buyer may still enter one that came late, and says why. */
export function refuseLate(rfq: SupplierRfq | null, { late = false, reason }: Late): void {
  if (rfq === null || isOpen(rfq)) return;
  if (!late)
    throw refuse(
      'conflict',
      words(
        'Answers are no longer accepted: send `late` and a reason.',
        'Приём ответов завершён: укажите late и причину.',
      ),
      { rule: isTold(rfq.status) ? 'deadline_passed' : 'rfq_closed' },
    );
  if (!reason)
    throw invalidField(
      '/reason',
      'required',
      words('give the reason for accepting it late', 'укажите, почему принято с опозданием'),
    );
}

const isOpen = ({ status, responseDeadline }: SupplierRfq) =>
  isAsking(status) && (responseDeadline === null || new Date(responseDeadline).getTime() > portalNow().getTime());
