import Type, { type Static } from 'typebox';
import { contact } from '../../../../nouns/contact.ts';
import type { Counterparty } from '../../../../nouns/counterparty.ts';
import { paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { supplier } from '../../../../nouns/supplier.ts';
import { changeOf, creationOf } from '../../kernel/entity-of.ts';
import { object, unshown } from '../../kernel/fields.ts';
import { counterparty } from './counterparty.ts';

/** One of a whole list: with an identifier it is the one that is there, without it that of the same name and numbers, or a new one. */
const contactInput = object(creationOf(contact), { title: 'Contact; it needs an e-mail, a phone or a messenger' });

/** The same by its account. */
const paymentRequisiteInput = object(changeOf(paymentRequisite), {
  title: 'Payment requisites; a field left out is empty',
});

/** Requisites are given as a whole list. */
export const paymentRequisiteList = Type.Optional(
  Type.Array(paymentRequisiteInput, {
    maxItems: 50,
    title: 'Payment requisites, the whole list',
    examples: [[{ bankName: 'ПАО Сбербанк', bik: '044525225', checkingAccount: '40702810938000000001' }]],
  }),
);

/** Whether bank details are among what was given: a thief would have invoices paid to himself. */
export const writesBankDetails = ({ paymentRequisites }: { paymentRequisites?: unknown }) =>
  paymentRequisites !== undefined;

const supplierInput = object(changeOf(supplier), { title: 'Supplier terms; the role of supplier is needed' });

export type ContactInput = Static<typeof contactInput>;
export type PaymentRequisiteInput = Static<typeof paymentRequisiteInput>;
export type SupplierInput = Static<typeof supplierInput>;

/** What a caller may write of a counterparty beside its own row. */
const around = {
  inn: Type.Optional(unshown(counterparty.fields.inn)),
  paymentRequisites: paymentRequisiteList,
  contacts: Type.Optional(
    Type.Array(contactInput, {
      maxItems: 100,
      title: 'Contacts, the whole list',
      examples: [[{ fullName: 'Ольга Петрова', email: 'petrova@cement.ru' }]],
    }),
  ),
  supplier: Type.Optional(supplierInput),
};

export const counterpartyCreation = { ...counterparty.creation, ...around };

export const counterpartyChange = { ...counterparty.change, ...around };

const given = object(counterpartyChange);

export type CounterpartyInput = Static<typeof given>;

const { customFields: _, ...own } = counterparty.change;

/** The fields that stand in the counterparty's own row. */
export type CounterpartyFields = Pick<Counterparty, keyof typeof own>;

/** Those of the row's fields that were given. */
export const pickOwn = <Given extends Partial<CounterpartyFields>>(fields: Given) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name in own && value !== undefined),
  ) as Partial<CounterpartyFields>;
