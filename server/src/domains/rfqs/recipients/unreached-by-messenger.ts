import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { takesFromProvider } from '../../../platform/integrations/inbound/provider/takes-from-provider.ts';
import { calledFor, phonesOf } from '../../counterparties/phones-of.ts';
import { noMessenger } from './resolve-recipients.ts';

/** Those who are asked by messenger and whom no message would reach now, by their identifiers, and why. */
export async function unreachedByMessenger(
  db: Db,
  recipients: readonly RfqRecipient[],
): Promise<ReadonlyMap<string, Words>> {
  const asked = recipients.filter(({ channel }) => channel === 'messenger');
  if (asked.length === 0) return new Map();
  if (!(await takesFromProvider(db, 'messenger'))) return new Map(asked.map(({ id }) => [id, noMessenger]));
  const phones = await phonesOf(
    db,
    asked.map(({ counterpartyId }) => counterpartyId),
  );
  const unreached = asked.filter(({ counterpartyId, contactId }) => !calledFor(phones, counterpartyId, contactId));
  return new Map(unreached.map(({ id }) => [id, noPhone]));
}

const noPhone = words(
  'neither the company nor a contact of it has a phone',
  'телефон не указан ни у компании, ни у её контактов',
);
