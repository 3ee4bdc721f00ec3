import Type from 'typebox';
import { givenColumns } from '../../kernel/sql/given-columns.ts';
import { priceList } from './price-list.ts';

const { fields } = priceList;

/** What a caller may write of the header; the name and the kind are added by each command. */
export const listInput = {
  counterpartyId: Type.Optional(fields.counterpartyId),
  currency: Type.Optional(fields.currency),
  vatMode: Type.Optional(fields.vatMode),
  validFrom: Type.Optional(fields.validFrom),
  validTo: Type.Optional(fields.validTo),
  isDefault: Type.Optional(fields.isDefault),
  comment: Type.Optional(fields.comment),
  customFields: Type.Optional(fields.customFields),
};

const columnOf = {
  name: 'name',
  kind: 'kind',
  counterpartyId: 'counterparty_id',
  currency: 'currency',
  vatMode: 'vat_mode',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  isDefault: 'is_default',
  comment: 'comment',
};

/** Fields whose changes the history of versions tells. */
export const headerFields = Object.keys(columnOf) as ReadonlyArray<keyof typeof columnOf>;

/** The given fields as columns; what was not given stays out. */
export const rowOf = (given: Readonly<Record<string, unknown>>) => givenColumns(columnOf, given);
