import Type, { type Static } from 'typebox';
import { nullable, object, text } from '../../kernel/fields.ts';
import { contactInput } from './contact.ts';
import { type Counterparty, counterparty } from './counterparty.ts';
import { paymentRequisiteInput } from './payment-requisite.ts';
import { supplierInput } from './supplier.ts';

const { fields } = counterparty;

/** What a caller may write of a counterparty; the short name is added as required or optional by each command. */
export const counterpartyInput = {
  kind: Type.Optional(fields.kind),
  fullName: Type.Optional(fields.fullName),
  roles: Type.Optional(fields.roles),
  inn: Type.Optional(nullable(text(12, 'INN: 10 digits of a company, 12 of a person'))),
  kpp: Type.Optional(fields.kpp),
  ogrn: Type.Optional(fields.ogrn),
  okpo: Type.Optional(fields.okpo),
  taxId: Type.Optional(fields.taxId),
  taxRegime: Type.Optional(fields.taxRegime),
  legalAddress: Type.Optional(fields.legalAddress),
  actualAddress: Type.Optional(fields.actualAddress),
  postalAddress: Type.Optional(fields.postalAddress),
  email: Type.Optional(fields.email),
  phone: Type.Optional(fields.phone),
  website: Type.Optional(fields.website),
  paymentRequisites: Type.Optional(
    Type.Array(paymentRequisiteInput, {
      maxItems: 50,
      title: 'Payment requisites, the whole list',
      examples: [[{ bankName: 'ПАО Сбербанк', bik: '044525225', checkingAccount: '40702810938000000001' }]],
    }),
  ),
  contacts: Type.Optional(
    Type.Array(contactInput, {
      maxItems: 100,
      title: 'Contacts, the whole list',
      examples: [[{ fullName: 'Ольга Петрова', email: 'petrova@cement.ru' }]],
    }),
  ),
  supplier: Type.Optional(supplierInput),
  customFields: Type.Optional(fields.customFields),
};

const given = object({ shortName: Type.Optional(fields.shortName), ...counterpartyInput });

export type CounterpartyInput = Static<typeof given>;

const columnOf = {
  kind: 'kind',
  shortName: 'short_name',
  fullName: 'full_name',
  roles: 'roles',
  inn: 'inn',
  kpp: 'kpp',
  ogrn: 'ogrn',
  okpo: 'okpo',
  taxId: 'tax_id',
  taxRegime: 'tax_regime',
  legalAddress: 'legal_address',
  actualAddress: 'actual_address',
  postalAddress: 'postal_address',
  email: 'email',
  phone: 'phone',
  website: 'website',
} as const;

/** The fields that stand in the counterparty's own row. */
export type CounterpartyFields = Pick<Counterparty, keyof typeof columnOf>;

type FieldName = keyof CounterpartyFields;

export const rowOf = (fields: CounterpartyFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columnOf).map(([name, column]) => [column, fields[name as FieldName]]));

/** Those of the row's fields that were given. */
export const pickOwn = (given: CounterpartyInput): Partial<CounterpartyFields> =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => name in columnOf && value !== undefined));
