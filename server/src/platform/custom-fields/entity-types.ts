import type { Permission, Scope } from '../../../../nouns/kit/rights.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';

/** What reading the records of a type asks of keys and of people; their custom variables ask the same. */
interface Readable {
  noun: Words;
  scopes: readonly Scope[];
  permission: Permission;
}

const customerDocuments = ['documents.read', 'customer_documents.read'] as const;

/** Records that a portal may add fields to, under the names of the interface. */
export const customFieldEntities = {
  procurement: {
    noun: words('Purchase requisition', 'Заявка на закупку'),
    scopes: ['purchase_requisitions.read'],
    permission: 'purchase_requisitions.read',
  },
  procurementItem: {
    noun: words('Requisition line', 'Строка заявки'),
    scopes: ['purchase_requisitions.read'],
    permission: 'purchase_requisitions.read',
  },
  catalogItem: {
    noun: words('Catalog item', 'Позиция каталога'),
    scopes: ['catalog.read'],
    permission: 'catalog.read',
  },
  counterparty: {
    noun: words('Counterparty', 'Контрагент'),
    scopes: ['counterparties.read'],
    permission: 'counterparties.read',
  },
  warehouse: { noun: words('Warehouse', 'Склад'), scopes: ['warehouses.read'], permission: 'warehouses.read' },
  priceList: { noun: words('Price list', 'Прайс-лист'), scopes: ['price_lists.read'], permission: 'price_lists.read' },
  invoice: {
    noun: words('Incoming invoice', 'Входящий счёт'),
    scopes: ['supplier_documents.read'],
    permission: 'invoices.read',
  },
  commercialProposal: {
    noun: words('Commercial proposal', 'Коммерческое предложение'),
    scopes: customerDocuments,
    permission: 'commercial_proposals.read',
  },
  salesInvoice: {
    noun: words('Sales invoice', 'Исходящий счёт'),
    scopes: customerDocuments,
    permission: 'sales_invoices.read',
  },
  contract: { noun: words('Contract', 'Договор'), scopes: customerDocuments, permission: 'contracts.read' },
} as const satisfies Record<string, Readable>;

export type CustomFieldEntity = keyof typeof customFieldEntities;

export const customFieldEntityTypes = Object.keys(customFieldEntities) as CustomFieldEntity[];
