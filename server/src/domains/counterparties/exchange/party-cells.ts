import { type Cell, numberCell } from '../../../kernel/exchange/exchange.ts';
import type { Counterparty } from '../counterparty.ts';
import { kindWord, regimeWord, roleWord } from './party-file-words.ts';

/** A counterparty as cells of a file, with the account it is paid to and the contact to turn to first. */
export function partyCells(party: Counterparty): Record<string, Cell> {
  const account = party.paymentRequisites?.find(({ isPrimary }) => isPrimary);
  const contact = party.contacts.find(({ isPrimary }) => isPrimary);
  const { supplier } = party;
  return {
    shortName: party.shortName,
    fullName: party.fullName,
    kind: kindWord(party.kind),
    roles: party.roles.map(roleWord).join('; '),
    inn: party.inn,
    kpp: party.kpp,
    ogrn: party.ogrn,
    okpo: party.okpo,
    taxId: party.taxId,
    taxRegime: party.taxRegime && regimeWord(party.taxRegime),
    legalAddress: party.legalAddress,
    actualAddress: party.actualAddress,
    postalAddress: party.postalAddress,
    email: party.email,
    phone: party.phone,
    website: party.website,
    bankName: account?.bankName ?? null,
    bik: account?.bik ?? null,
    checkingAccount: account?.checkingAccount ?? null,
    correspondentAccount: account?.correspondentAccount ?? null,
    contactName: contact?.fullName ?? null,
    contactPosition: contact?.position ?? null,
    contactEmail: contact?.email ?? null,
    contactPhone: contact?.phone ?? null,
    paymentTermsDays: supplier?.paymentTermsDays ?? null,
    leadTimeDays: supplier?.leadTimeDays ?? null,
    minOrderAmount: numberCell(supplier?.minOrderAmount ?? null),
    status: statusWord[party.status],
  };
}

const statusWord: Record<Counterparty['status'], string> = {
  active: 'Действует',
  blocked: 'Заблокирован',
  archived: 'В архиве',
};
