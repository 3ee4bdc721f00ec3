import { isAsking } from '../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import { deadlinePassed } from './links/open-link.ts';
import { refuseEndedRfq } from './refuse-ended.ts';

/** Suppliers are asked for nothing before the request was sent, after its deadline, and when it has ended. */
export function refuseNotAsking(rfq: SupplierRfq) {
  refuseEndedRfq(rfq);
  if (rfq.status === 'draft')
    throw conflict('not_sent', words('It has not been sent yet.', 'Запрос ещё не отправлен.'));
  if (!isAsking(rfq.status) || new Date(rfq.responseDeadline ?? 0).getTime() <= portalNow().getTime())
    throw deadlinePassed();
}
