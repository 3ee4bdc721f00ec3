import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { isMailAddress } from '../../../platform/mail/is-mail-address.ts';
import { namedRecipients } from '../../../platform/mail/named-recipients.ts';
import { letterAddresses } from '../../counterparties/letter-addresses.ts';
import type { SendingInput } from './sending.input.ts';

/** Whom the letter goes to: who was named, or the contact of the supplier. A link goes to nobody by itself. */
export async function recipientsOf(
  { db }: Pick<ReadContext, 'db'>,
  { counterpartyId }: PurchaseOrder,
  { channel, to = [] }: SendingInput,
): Promise<string[]> {
  if (channel === 'link') {
    if (to.length > 0) throw addressless();
    return [];
  }
  const named = namedRecipients(to);
  if (named.length > 0) return named;
  const email = (await letterAddresses(db, [counterpartyId])).get(counterpartyId)?.email;
  if (!email || !isMailAddress(email)) throw unreachable();
  return [email];
}

const addressless = () =>
  invalidField('/to', 'channel_conflict', words('is for the channel `email` alone', 'указывается только для письма'));

const unreachable = () =>
  invalidField(
    '/to',
    'recipient_email_missing',
    words(
      'is needed: the supplier has no e-mail. Or send by `link` and pass the link on.',
      'нужно указать: у поставщика нет почты. Или отправьте ссылкой и передайте её сами.',
    ),
  );
