import type { CounterpartyRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import type { ToldCounterparty } from '../../counterparties/take-counterparty.ts';

/** A record of the exchange as input of a counterparty: only what it tells. */
export function toldOf({ name, person, role, accounts, contacts, ...record }: CounterpartyRecord): ToldCounterparty {
  const { kind: _, externalId: __, packageId: ___, deleted: ____, ...fields } = record;
  return {
    shortName: name,
    ...fields,
    ...(person && fields.inn === undefined && { kind: 'individual' as const }),
    ...(role !== undefined && { roles: [role] }),
    ...(accounts.length > 0 && {
      paymentRequisites: accounts.map(({ account, ...bank }) => ({ checkingAccount: account, ...bank })),
    }),
    ...(contacts.length > 0 && {
      contacts: contacts.map(({ name: fullName, ...reach }) => ({ fullName, ...reach })),
    }),
  };
}
