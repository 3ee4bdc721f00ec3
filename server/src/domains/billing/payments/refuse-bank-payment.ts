import type { Payment } from '../../../../../nouns/payment.ts';
import { type Actor, lacksPermission, maySee } from '../../../kernel/access/actor.ts';

/** What a bank reported is changed or deleted only by those who may change the settings of the company. */
export function refuseBankPayment(actor: Actor, { source }: Pick<Payment, 'source'>): void {
  if (source === 'bank' && !maySee(actor, 'company_settings.update')) throw lacksPermission('company_settings.update');
}
