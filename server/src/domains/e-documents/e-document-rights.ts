/** What operations on electronic documents ask of people and of keys: what goes out is a paper of customers, what comes in one of suppliers. */
export const outgoingReading = {
  permission: 'edo.read',
  scope: ['customer_documents.read', 'documents.read'],
} as const;
export const outgoingSending = { permission: 'edo.send', scope: 'customer_documents.write' } as const;
export const incomingReading = {
  permission: 'edo.read',
  scope: ['supplier_documents.read', 'documents.read'],
} as const;
export const incomingSending = { permission: 'edo.send', scope: 'supplier_documents.write' } as const;

/** Reading a document anew at its operator changes what is known of it, and nothing at the operator. */
export const refreshingRight = {
  permission: 'edo.read',
  scope: ['customer_documents.write', 'supplier_documents.write'],
} as const;

/** Operators are asked by whoever may do any of it. */
export const asking = {
  permission: 'edo.read',
  scope: [
    ...['customer_documents.read', 'supplier_documents.read', 'documents.read'],
    ...['customer_documents.write', 'supplier_documents.write'],
  ],
} as const;
