/** What operations on delivery documents ask of people and of keys. Scopes of logistics only read; these are papers that customers get. */
export const deliveryReading = { permission: 'logistics.read', scope: 'logistics.read' } as const;
export const deliveryWriting = { permission: 'logistics.documents', scope: 'customer_documents.write' } as const;
export const deliveryDeleting = { permission: 'logistics.documents', scope: 'customer_documents.delete' } as const;
export const deliveryExporting = { permission: 'logistics.export', scope: 'logistics.read' } as const;
