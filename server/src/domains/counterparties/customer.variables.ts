import { contact } from '../../../../nouns/contact.ts';
import { type Counterparty, counterparty } from '../../../../nouns/counterparty.ts';
import { paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import {
  type Answers,
  type NamingParty,
  type Variable,
  type VariableGroup,
  type VariableNamespace,
  variables,
} from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { counterparties } from './counterparty.ts';

const ofParty = [
  ...(['inn', 'kpp', 'ogrn', 'okpo', 'taxId', 'legalAddress', 'actualAddress', 'postalAddress'] as const),
  ...(['email', 'phone'] as const),
];

/** Named as those of the seller. */
const namePaths: Record<string, Variable> = {
  name: variableOf(counterparty.fields, 'shortName'),
  legalName: variableOf(counterparty.fields, 'fullName'),
};

const ofBank = ['bankName', 'bik', 'checkingAccount', 'correspondentAccount'] as const;

/** Guarded as on the card; the customer itself knows its account. */
const bankPaths = Object.fromEntries(
  ofBank.map((name): [string, Variable] => [
    name,
    { ...variableOf(paymentRequisite, name), guard: 'counterparties.bank_read', isCustomers: true },
  ]),
);

const contactPaths: Record<string, Variable> = {
  contactName: { ...variableOf(contact, 'fullName'), label: words('Contact', 'Контактное лицо') },
  contactPosition: {
    ...variableOf(contact, 'position'),
    label: words('Position of the contact', 'Должность контактного лица'),
  },
  contactEmail: { ...variableOf(contact, 'email'), label: words('E-mail of the contact', 'Почта контактного лица') },
  contactPhone: { ...variableOf(contact, 'phone'), label: words('Phone of the contact', 'Телефон контактного лица') },
};

interface NamingCustomer extends NamingParty {
  /** The contact that a record names; the primary one of the customer speaks otherwise. */
  contactsOf?: NamingParty['partiesOf'];
}

/** `customer.*` of documents: to whom they are addressed. */
export function customerVariables({ entityTypes, exists, partiesOf, contactsOf, ...right }: NamingCustomer) {
  const load: VariableGroup['load'] = async (db, ids) => {
    const [named, contacts] = await Promise.all([partiesOf(db, ids), contactsOf?.(db, ids)]);
    return loadCustomers(db, named, contacts);
  };
  return variables({
    ...{ namespace: 'customer', domain: 'documents', entityTypes, exists },
    groups: [
      {
        ...right,
        load,
        paths: { ...namePaths, ...variablesOf(counterparty.fields, ofParty), ...bankPaths, ...contactPaths },
      },
    ],
  }) satisfies VariableNamespace;
}

type Named = ReadonlyMap<string, string | null>;

async function loadCustomers(db: Db, named: Named, contacts: Named | undefined): Promise<Answers> {
  const ids = [...new Set(named.values())].filter((id) => id !== null);
  const parties = new Map((await counterparties.byIds(db, ids)).map((party) => [party.id, party]));
  return new Map(
    [...named].map(([id, partyId]) => {
      const party = partyId === null ? undefined : parties.get(partyId);
      return [id, party ? answersOf(party, contacts?.get(id) ?? null) : {}];
    }),
  );
}

function answersOf(party: Counterparty, contactId: string | null): Readonly<Record<string, unknown>> {
  const { contacts, paymentRequisites } = party;
  const requisite = paymentRequisites?.find(({ isPrimary }) => isPrimary);
  const speaks = contacts.find(({ id }) => id === contactId) ?? contacts.find(({ isPrimary }) => isPrimary);
  return {
    name: party.shortName,
    legalName: party.fullName ?? party.shortName,
    ...Object.fromEntries(ofParty.map((name) => [name, party[name]])),
    ...Object.fromEntries(ofBank.map((name) => [name, requisite?.[name]])),
    contactName: speaks?.fullName,
    contactPosition: speaks?.position,
    contactEmail: speaks?.email,
    contactPhone: speaks?.phone,
  };
}
