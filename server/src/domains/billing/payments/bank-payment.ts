import { type Actor, lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import type { Payment } from './payment.ts';

/** What the bank has told is not for everybody to untell. */
export function refuseBankPayment(actor: Actor, { source }: Payment): void {
  if (source === 'bank' && !maySee(actor, 'company_settings.update')) throw lacksPermission('company_settings.update');
}
