import type { UseFormReturnType } from '@mantine/form';
import { counterparty } from '../../../../nouns/counterparty.ts';
import type { Difference } from '../../kit/form/conflict-note.tsx';
import { labelOf, textFieldsOf } from '../../kit/form/of-field.ts';
import { withoutBlanks } from '../../kit/form/without-blanks.ts';
import { type Account, accountOf } from '../../shared/bank-accounts/accounts.ts';
import type { CustomValues } from '../../shared/custom-fields/custom-fields-query.ts';
import { withoutOthers } from './identity.ts';
import type { Counterparty } from './queries.ts';

const textFields = textFieldsOf(counterparty);

export type TextField = (typeof textFields)[number];

export interface Contact {
  id?: string;
  fullName: string;
  position: string;
  email: string;
  phone: string;
  isPrimary: boolean;
  receivesRfq: boolean;
  /** Not in the form, but saved with the rest of the contact. */
  messengerIds: Counterparty['contacts'][number]['messengerIds'];
}

export const blankContact = { fullName: '', position: '', email: '', phone: '', receivesRfq: true, messengerIds: {} };

/** A counterparty as its form holds it. */
export type PartyValues = Record<TextField, string> & {
  kind: Counterparty['kind'];
  roles: Counterparty['roles'];
  taxRegime: Counterparty['taxRegime'];
  /** Nothing where bank details may not be seen. */
  paymentRequisites: Account[] | null;
  contacts: Contact[];
  standing: NonNullable<Counterparty['supplier']>['standing'];
  paymentTermsDays: string | null;
  leadTimeDays: string | null;
  minOrderAmount: string | null;
  rating: string | null;
  customFields: CustomValues;
};

export type PartyForm = UseFormReturnType<PartyValues>;

export const partyFields = [
  ...textFields,
  ...['kind', 'roles', 'taxRegime', 'paymentRequisites', 'contacts', 'standing', 'customFields'],
  ...['paymentTermsDays', 'leadTimeDays', 'minOrderAmount', 'rating'],
];

export function valuesOf(party: Counterparty): PartyValues {
  const { supplier } = party;
  const texts = Object.fromEntries(textFields.map((name) => [name, party[name] ?? ''])) as Record<TextField, string>;
  return {
    ...texts,
    kind: party.kind,
    roles: party.roles,
    taxRegime: party.taxRegime,
    paymentRequisites: party.paymentRequisites?.map(accountOf) ?? null,
    contacts: party.contacts.map(contactOf),
    standing: supplier?.standing ?? 'ok',
    paymentTermsDays: supplier?.paymentTermsDays?.toString() ?? null,
    leadTimeDays: supplier?.leadTimeDays?.toString() ?? null,
    minOrderAmount: supplier?.minOrderAmount ?? null,
    rating: supplier?.rating ?? null,
    customFields: party.customFields,
  };
}

const contactOf = (given: Counterparty['contacts'][number]): Contact => ({
  id: given.id,
  fullName: given.fullName,
  position: given.position ?? '',
  email: given.email ?? '',
  phone: given.phone ?? '',
  isPrimary: given.isPrimary,
  receivesRfq: given.receivesRfq,
  messengerIds: given.messengerIds,
});

/** What of the form is not what the record says, as the server takes it: numbers that the chosen kind does not have are given up. */
export function changesOf(given: PartyValues, before: PartyValues) {
  const values = withoutOthers(given, before);
  const changed = (name: keyof PartyValues) => JSON.stringify(values[name]) !== JSON.stringify(before[name]);
  const terms = (['standing', 'paymentTermsDays', 'leadTimeDays', 'minOrderAmount', 'rating'] as const).filter(changed);
  const texts = textFields.filter(changed).map((name) => [name, values[name] || null]);
  const same = (['kind', 'roles', 'taxRegime', 'customFields'] as const).filter(changed);
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(same.map((name) => [name, values[name]])),
    ...(changed('paymentRequisites') &&
      values.paymentRequisites && { paymentRequisites: values.paymentRequisites.map(withoutBlanks) }),
    ...(changed('contacts') && {
      contacts: values.contacts.map((contact) => ({ ...withoutBlanks(contact), fullName: contact.fullName })),
    }),
    ...(terms.length > 0 && {
      supplier: Object.fromEntries(
        terms.map((name) => [name, name.endsWith('Days') ? wholeOf(values[name]) : values[name]]),
      ),
    }),
  };
}

const wholeOf = (days: string | null) => (days === null ? null : Number(days));

/** Mine against theirs, where mine was changed and differs. */
export const differencesOf = (mine: PartyValues, before: PartyValues, theirs: PartyValues): Difference[] =>
  textFields
    .filter((name) => mine[name] !== before[name] && mine[name] !== theirs[name])
    .map((name) => ({ label: labelOf(counterparty, name), mine: mine[name], theirs: theirs[name] }));
