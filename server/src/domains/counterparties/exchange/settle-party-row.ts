import { isDeepStrictEqual } from 'node:util';
import type { Contact } from '../../../../../nouns/contact.ts';
import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import type { PaymentRequisite } from '../../../../../nouns/payment-requisite.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { PaymentRequisiteInput, SupplierInput } from '../counterparty.input.ts';
import { type CounterpartyInput, pickOwn } from '../counterparty.input.ts';
import { blank, settleCounterparty } from '../settle-counterparty.ts';
import { inOrder } from '../settle-list.ts';

/** A row as it came: the account and the contact of it are one at most. */
export type PartyRow = CounterpartyInput & { shortName?: string };

/**
 * The whole counterparty as the row leaves it; refuses what is wrong with it. What a row leaves out stays, roles, accounts and contacts
 * are added to those that are there: a file that knows less takes nothing away.
 */
export function settlePartyRow(before: Counterparty | null, given: PartyRow) {
  const kind = given.kind ?? before?.kind ?? (given.inn?.length === 12 ? 'entrepreneur' : blank.kind);
  const { roles, paymentRequisites: accounts, contacts, ...own } = given;
  const [account, contact] = [accounts?.[0], contacts?.[0]];
  return settleCounterparty(before ?? blank, {
    ...own,
    kind,
    ...(roles && { roles: [...(before?.roles ?? []), ...roles] }),
    ...(account && { paymentRequisites: withAccount(before?.paymentRequisites ?? [], account) }),
    ...(contact && { contacts: withContact(before, given, contact) }),
  });
}

/** Whether writing the settled row would change the counterparty. */
export function differsFrom(before: Counterparty, given: PartyRow): boolean {
  const { fields, paymentRequisites, contacts } = settlePartyRow(before, given);
  return (
    !isDeepStrictEqual(fields, pickOwn(before)) ||
    !isDeepStrictEqual(before.paymentRequisites ?? [], inOrder(paymentRequisites)) ||
    !isDeepStrictEqual(before.contacts, inOrder(contacts)) ||
    termsDiffer(before.supplier, given.supplier) ||
    Object.entries(given.customFields ?? {}).some(([key, value]) => !isDeepStrictEqual(before.customFields[key], value))
  );
}

/** An account is known by its number; one that says no number, by its bank. */
function withAccount(held: readonly PaymentRequisite[], given: PaymentRequisiteInput): PaymentRequisiteInput[] {
  const same = given.checkingAccount
    ? held.find(({ checkingAccount }) => checkingAccount === given.checkingAccount)
    : held.find(({ bik, bankName }) => (given.bik ? bik === given.bik : bankName === given.bankName));
  return same ? held.map((one) => (one === same ? { ...one, ...given } : one)) : [...held, given];
}

type ContactRow = NonNullable<PartyRow['contacts']>[number];

/** A contact is known by the name; a new one without a mail address or phone is reached as its company is. */
function withContact(before: Counterparty | null, row: PartyRow, given: ContactRow): ContactRow[] {
  const held: readonly Contact[] = before?.contacts ?? [];
  const same = held.find(({ fullName }) => fullName.toLowerCase() === given.fullName.toLowerCase());
  if (same) return held.map((one) => (one === same ? { ...one, ...given } : one));
  const reached = given.email || given.phone;
  const [email, phone] = [row.email ?? before?.email, row.phone ?? before?.phone];
  return [...held, reached ? given : { ...given, ...(email && { email }), ...(phone && { phone }) }];
}

function termsDiffer(held: Counterparty['supplier'], given: SupplierInput = {}): boolean {
  const { minOrderAmount: amount, ...days } = given;
  return (
    Object.entries(days).some(([field, value]) => held?.[field as keyof typeof days] !== value) ||
    (typeof amount === 'string' && !(held?.minOrderAmount && new Exact(held.minOrderAmount).eq(amount)))
  );
}
