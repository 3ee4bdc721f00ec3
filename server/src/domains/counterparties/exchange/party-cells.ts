import { type Counterparty, counterparty } from '../../../../../nouns/counterparty.ts';
import { supplier } from '../../../../../nouns/supplier.ts';
import type { Cell } from '../../../kernel/exchange/exchange.ts';
import { nounCell } from '../../../kernel/exchange/noun-column.ts';

const own = ['shortName', 'fullName', 'kind', 'roles', 'inn', 'kpp', 'ogrn', 'okpo', 'taxId', 'taxRegime'] as const;
const reached = ['legalAddress', 'actualAddress', 'postalAddress', 'email', 'phone', 'website', 'status'] as const;
const ofAccount = ['bankName', 'bik', 'checkingAccount', 'correspondentAccount'] as const;
const ofSupplier = ['paymentTermsDays', 'leadTimeDays', 'minOrderAmount'] as const;

/** A counterparty as cells of a file, with the account it is paid to and the contact to turn to first. */
export function partyCells(party: Counterparty): Record<string, Cell> {
  const account = party.paymentRequisites?.find(({ isPrimary }) => isPrimary);
  const contact = party.contacts.find(({ isPrimary }) => isPrimary);
  return Object.fromEntries([
    ...[...own, ...reached].map((field) => [field, nounCell(counterparty, field, party[field])]),
    ...ofAccount.map((field) => [field, account?.[field] ?? null]),
    ...ofSupplier.map((field) => [field, nounCell({ fields: supplier }, field, party.supplier?.[field])]),
    ['contactName', contact?.fullName ?? null],
    ['contactPosition', contact?.position ?? null],
    ['contactEmail', contact?.email ?? null],
    ['contactPhone', contact?.phone ?? null],
  ]);
}
