import { invalidField, refuse, words } from '../../kernel/errors.ts';
import type { SupplierRfq } from './supplier-rfq.ts';

/** A closed or cancelled request stays as it was. */
export function refuseEndedRfq({ status }: SupplierRfq) {
  if (status !== 'closed' && status !== 'cancelled') return;
  throw refuse('conflict', words('The request has ended.', 'Запрос уже закрыт или отменён.'), { rule: 'rfq_closed' });
}

export const reasonNeeded = () => invalidField('/reason', 'required', words('say why', 'укажите причину'));
