import { type CustomFieldEntity, customFieldEntities as named } from '../../../../nouns/custom-field.ts';
import type { Permission, Scope } from '../../../../nouns/kit/rights.ts';
import type { Words } from '../../kernel/problems/errors.ts';

/** What reading the records of a type asks of keys and of people; their custom variables ask the same. */
interface Readable {
  noun: Words;
  scopes: readonly Scope[];
  permission: Permission;
}

const customerDocuments = ['documents.read', 'customer_documents.read'] as const;

const readable = (type: CustomFieldEntity, permission: Permission, ...scopes: Scope[]): Readable => ({
  noun: named[type],
  scopes,
  permission,
});

export const customFieldEntities: Readonly<Record<CustomFieldEntity, Readable>> = {
  procurement: readable('procurement', 'purchase_requisitions.read', 'purchase_requisitions.read'),
  procurementItem: readable('procurementItem', 'purchase_requisitions.read', 'purchase_requisitions.read'),
  catalogItem: readable('catalogItem', 'catalog.read', 'catalog.read'),
  counterparty: readable('counterparty', 'counterparties.read', 'counterparties.read'),
  warehouse: readable('warehouse', 'warehouses.read', 'warehouses.read'),
  priceList: readable('priceList', 'price_lists.read', 'price_lists.read'),
  invoice: readable('invoice', 'invoices.read', 'supplier_documents.read'),
  commercialProposal: readable('commercialProposal', 'commercial_proposals.read', ...customerDocuments),
  salesInvoice: readable('salesInvoice', 'sales_invoices.read', ...customerDocuments),
  contract: readable('contract', 'contracts.read', ...customerDocuments),
  logisticsObject: readable('logisticsObject', 'logistics.read', 'logistics.read'),
  logisticsVehicle: readable('logisticsVehicle', 'logistics.read', 'logistics.read'),
  driver: readable('driver', 'logistics.read', 'logistics.read'),
  deliveryRoute: readable('deliveryRoute', 'logistics.read', 'logistics.read'),
  deliveryBatch: readable('deliveryBatch', 'logistics.read', 'logistics.read'),
};

export const customFieldEntityTypes = Object.keys(customFieldEntities) as CustomFieldEntity[];
