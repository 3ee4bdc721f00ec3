import type { Contact } from '../../../../nouns/contact.ts';
import { type Counterparty, counterparty } from '../../../../nouns/counterparty.ts';
import type { PaymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import { normaliseEmail } from '../../platform/accounts/rules/email-rules.ts';
import { parseRussianPhone } from '../../platform/russian-identifiers/parse-russian-phone.ts';
import { identityFaults } from './check-identity.ts';
import { accountOf, requisiteFaults } from './check-requisites.ts';
import { contactFaults } from './contact-faults.ts';
import type { ContactInput, PaymentRequisiteInput } from './counterparty.input.ts';
import { type CounterpartyFields, type CounterpartyInput, pickOwn } from './counterparty.input.ts';
import { type Given, listFaults, settleList } from './settle-list.ts';
import { supplierFaults } from './supplier-faults.ts';

type Before = CounterpartyFields & Pick<Counterparty, 'paymentRequisites' | 'contacts'>;

/** What a new counterparty is where nothing else is said. */
export const blank: Before = {
  kind: 'legal_entity',
  shortName: '',
  fullName: null,
  roles: ['supplier'],
  inn: null,
  kpp: null,
  ogrn: null,
  okpo: null,
  taxId: null,
  taxRegime: null,
  legalAddress: null,
  actualAddress: null,
  postalAddress: null,
  email: null,
  phone: null,
  website: null,
  paymentRequisites: [],
  contacts: [],
};

interface Settled {
  fields: CounterpartyFields;
  paymentRequisites: PaymentRequisite[];
  contacts: Contact[];
}

/** The whole counterparty as it will stand: what was, with what is given put in its stored form. Refuses every fault at once. */
export function settleCounterparty(before: Before, given: CounterpartyInput): Settled {
  const requisitesBefore = before.paymentRequisites ?? [];
  const fields = settleFields(before, given);
  const paymentRequisites = settleList(
    given.paymentRequisites?.map(wholeRequisite) ?? requisitesBefore,
    requisitesBefore,
    accountOf,
  );
  const contacts = settleList(given.contacts?.map(wholeContact) ?? before.contacts, before.contacts, personOf);
  const faults = [
    ...identityFaults(fields),
    ...listFaults('/paymentRequisites', given.paymentRequisites ?? [], requisitesBefore),
    ...requisiteFaults(fields.kind, paymentRequisites),
    ...listFaults('/contacts', given.contacts ?? [], before.contacts),
    ...contactFaults(contacts),
    ...supplierFaults(fields.roles, given.supplier),
  ];
  if (faults.length > 0) throw invalid(faults.toSorted((a, b) => (a.at < b.at ? -1 : 1)));
  return { fields, paymentRequisites, contacts };
}

function settleFields(before: CounterpartyFields, given: CounterpartyInput): CounterpartyFields {
  const { email, phone, roles } = given;
  return {
    ...(pickOwn(before) as CounterpartyFields),
    ...pickOwn(given),
    ...(roles && {
      roles: (Object.keys(counterparty.fields.roles.spec.choices ?? {}) as Counterparty['roles']).filter((role) =>
        roles.includes(role),
      ),
    }),
    ...(email !== undefined && { email: storedEmail(email) }),
    ...(phone !== undefined && { phone: storedPhone(phone) }),
  };
}

const storedEmail = (text: string | null) => (text === null ? null : normaliseEmail(text));

/** A Russian number as it is dialled, any other as it is written. */
const storedPhone = (text: string | null) => (text === null ? null : (parseRussianPhone(text) ?? text));

/** Of an item of a given list what is left out is empty. */
export const wholeRequisite = (one: PaymentRequisiteInput): Given<PaymentRequisite> => ({
  ...one,
  label: one.label ?? null,
  bankName: one.bankName ?? null,
  bik: one.bik ?? null,
  checkingAccount: one.checkingAccount ?? null,
  correspondentAccount: one.correspondentAccount ?? null,
  currency: one.currency ?? 'RUB',
});

const wholeContact = (one: ContactInput): Given<Contact> => ({
  ...one,
  position: one.position ?? null,
  email: storedEmail(one.email ?? null),
  phone: storedPhone(one.phone ?? null),
  receivesRfq: one.receivesRfq ?? true,
  messengerIds: one.messengerIds ?? {},
});

const personOf = ({ fullName, email, phone }: Given<Contact>) => JSON.stringify([fullName, email, phone]);
