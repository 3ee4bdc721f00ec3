import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import { conflict, invalidField, words } from '../../kernel/problems/errors.ts';

/** A closed or cancelled request stays as it was. */
export function refuseEndedRfq({ status }: SupplierRfq) {
  if (status !== 'closed' && status !== 'cancelled') return;
  throw conflict('rfq_closed', words('The request has ended.', 'Запрос уже закрыт или отменён.'));
}

export const reasonNeeded = () => invalidField('/reason', 'required', words('give a reason', 'укажите причину'));
