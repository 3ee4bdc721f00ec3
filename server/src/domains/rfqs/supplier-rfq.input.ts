import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import { givenColumns } from '../../kernel/sql/given-columns.ts';
import { supplierRfq } from './supplier-rfq.ts';

const { fields } = supplierRfq;

/** What suppliers answer to: a change after it was sent makes a revision. */
const terms = {
  currency: Type.Optional(fields.currency),
  vatMode: Type.Optional(fields.vatMode),
  deliveryTerms: Type.Optional(fields.deliveryTerms),
  paymentTerms: Type.Optional(fields.paymentTerms),
  deliveryAddress: Type.Optional(fields.deliveryAddress),
  warehouseId: Type.Optional(fields.warehouseId),
  message: Type.Optional(fields.message),
  allowPartial: Type.Optional(fields.allowPartial),
  allowAnalogs: Type.Optional(fields.allowAnalogs),
  allowAlternativeCurrency: Type.Optional(fields.allowAlternativeCurrency),
  quoteMode: Type.Optional(fields.quoteMode),
};

/** What a caller may write of the header; the status has a way of its own. */
export const rfqInput = {
  title: Type.Optional(fields.title),
  responseDeadline: Type.Optional(fields.responseDeadline),
  ...terms,
  sealed: Type.Optional(fields.sealed),
  reminderPolicy: Type.Optional(fields.reminderPolicy),
  responsibleId: Type.Optional(fields.responsibleId),
};

const shape = object(rfqInput);

export type RfqInput = Type.Static<typeof shape>;

export const termFields = Object.keys(terms) as ReadonlyArray<keyof typeof terms>;

const columnOf: Readonly<Record<Exclude<keyof RfqInput, 'reminderPolicy'>, string>> = {
  title: 'title',
  responseDeadline: 'response_deadline',
  currency: 'currency',
  vatMode: 'vat_mode',
  deliveryTerms: 'delivery_terms',
  paymentTerms: 'payment_terms',
  deliveryAddress: 'delivery_address',
  warehouseId: 'warehouse_id',
  message: 'message',
  allowPartial: 'allow_partial',
  allowAnalogs: 'allow_analogs',
  allowAlternativeCurrency: 'allow_alternative_currency',
  quoteMode: 'quote_mode',
  sealed: 'sealed',
  responsibleId: 'responsible_id',
};

/** The given fields as columns; what was not given stays out. */
export const rowOf = ({ reminderPolicy, ...given }: RfqInput): Record<string, unknown> => ({
  ...givenColumns(columnOf, given),
  ...(reminderPolicy && { reminder_policy: JSON.stringify(reminderPolicy) }),
});
