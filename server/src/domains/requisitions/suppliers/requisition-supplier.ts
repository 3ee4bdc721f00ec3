import type Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import {
  choice,
  decimal,
  id,
  instant,
  integer,
  longText,
  nullable,
  object,
  text,
  version,
} from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { coverageFields } from '../coverage.ts';

const keptStatuses = ['candidate', 'invited', 'declined', 'quoted', 'excluded'] as const;

const accepted = object(
  {
    ...coverageFields,
    lines: integer('Lines it supplies'),
    amount: nullable(decimal('Accepted amount with VAT, in the currency of the requisition')),
  },
  { title: 'What was accepted from it: its part of the quantities of all lines' },
);

/** Who may supply a requisition, and how far that went. */
export const requisitionSupplier = entity({
  type: 'procurement_supplier',
  noun: words('Supplier of the requisition', 'Поставщик заявки'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id(),
    procurementId: id('Requisition'),
    supplierId: id('Supplier'),
    counterpartyId: id('Counterparty'),
    name: text(255, 'Name', { examples: ['ООО «Цементный двор»'] }),
    contactId: nullable(id('Contact')),
    status: choice(
      [...keptStatuses, 'selected', 'not_selected'],
      'Status; `selected` and `not_selected` follow from the decisions',
    ),
    note: nullable(longText(1_000, 'Note')),
    excludeReason: nullable(longText(1_000, 'Why it is excluded')),
    addedFrom: choice(['manual', 'assortment', 'rfq', 'import', 'quote'], 'How it came here'),
    invitedAt: nullable(instant('Invited')),
    declinedAt: nullable(instant('Declined to quote, and was not invited since')),
    quotedAt: nullable(instant('Quoted')),
    supplyCoverage: accepted,
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
  },
  facts: ['added', 'updated'],
});

export type RequisitionSupplier = Type.Static<typeof requisitionSupplier.view>;
