import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, id, instant, nullable, text } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { customFieldValues } from '../../platform/custom-fields/values-field.ts';
import { externalLinksField } from '../../platform/external-links/links-field.ts';
import { contact } from './contact.ts';
import { paymentRequisite } from './payment-requisite.ts';
import { supplier } from './supplier.ts';

/** A block may be given anew, with another reason or end. */
export const counterpartyLifecycle = lifecycle('active', {
  block: { from: ['active', 'blocked'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'active' },
  archive: { from: ['active', 'blocked'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
});

export const counterpartyKinds = ['legal_entity', 'entrepreneur', 'individual', 'foreign'] as const;

export const counterpartyRoles = ['supplier', 'customer', 'carrier', 'our_company'] as const;

/** The general system, the simplified one without VAT or with 5 and 7 percent of it, any other. */
export const taxRegimes = ['osno', 'usn_no_vat', 'usn_5', 'usn_7', 'other'] as const;

export const counterparty = entity({
  type: 'counterparty',
  noun: words('Counterparty', 'Контрагент'),
  audience: 'stable',
  displayName: 'shortName',
  customFieldsOf: 'counterparty',
  fields: {
    id: id(),
    kind: choice(counterpartyKinds, 'Kind'),
    shortName: text(255, 'Short name', { examples: ['ООО «Цементный двор»'] }),
    fullName: nullable(text(500, 'Full name')),
    roles: Type.Array(choice(counterpartyRoles, 'Role'), {
      minItems: 1,
      uniqueItems: true,
      title: 'Roles',
      examples: [['supplier']],
    }),
    inn: nullable(text(12, 'INN', { examples: ['7707083893'] })),
    kpp: nullable(text(9, 'KPP')),
    ogrn: nullable(text(15, 'OGRN or OGRNIP')),
    okpo: nullable(text(10, 'OKPO')),
    taxId: nullable(text(50, 'Taxpayer number of another country')),
    taxRegime: nullable(choice(taxRegimes, 'Tax regime')),
    legalAddress: nullable(text(500, 'Legal address')),
    actualAddress: nullable(text(500, 'Actual address')),
    postalAddress: nullable(text(500, 'Postal address')),
    email: nullable(text(254, 'E-mail')),
    phone: nullable(text(60, 'Phone')),
    website: nullable(text(500, 'Website')),
    paymentRequisites: nullable(
      Type.Array(paymentRequisite, { title: 'Payment requisites; null for who may not see them' }),
    ),
    contacts: Type.Array(contact, { title: 'Contacts' }),
    supplier: nullable(supplier),
    customFields: customFieldValues(),
    externalLinks: externalLinksField(),
    status: choice(counterpartyLifecycle.statuses, 'Status'),
    blockReason: nullable(text(500, 'Why it is blocked')),
    blockedUntil: nullable(instant('Blocked until; null is without end')),
    ...recordFields,
  },
  facts: ['created', 'updated', 'status_changed', 'deleted'],
  lifecycle: counterpartyLifecycle,
  guarded: { paymentRequisites: 'counterparties.bank_read' },
});

export type Counterparty = Type.Static<typeof counterparty.view>;
