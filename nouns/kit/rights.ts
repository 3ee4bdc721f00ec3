/**
 * Roles, permissions and scopes of the platform in one constant: the documented matrix is the one that is enforced.
 */

export const permissionDomains = {
  company_settings: ['read', 'update'],
  users: ['read', 'invite', 'update', 'deactivate', 'assign_role'],
  api_keys: ['read', 'create', 'archive'],
  webhooks: ['read', 'manage', 'redeliver'],
  integrations: ['read', 'install', 'configure', 'enable', 'sync', 'logs'],
  audit: ['read', 'export'],
  custom_fields: ['read', 'manage', 'write_value'],
  pipeline: ['read', 'manage'],
  document_templates: ['read', 'manage', 'preview'],
  budgets: ['read', 'create', 'update', 'delete', 'transfer'],
  purchase_requisitions: ['read', 'create', 'update', 'delete', 'status', 'approve', 'assign', 'import', 'export'],
  quote_decisions: ['read', 'save'],
  supplier_rfqs: ['read', 'create', 'update', 'delete', 'send', 'remind'],
  supplier_quotes: ['read', 'create', 'update', 'submit', 'compare'],
  purchase_orders: ['read', 'create', 'update', 'send', 'delete'],
  catalog: ['read', 'create', 'update', 'delete', 'import', 'export', 'cost_read'],
  stock: ['read', 'count', 'adjust', 'receive', 'reserve'],
  warehouses: ['read', 'create', 'update', 'delete'],
  counterparties: ['read', 'create', 'update', 'delete', 'qualify', 'assortment', 'bank_read'],
  price_lists: ['read', 'create', 'update', 'delete', 'archive', 'export'],
  invoices: ['read', 'create', 'update', 'status'],
  payments: ['read', 'create', 'update', 'delete'],
  commercial_proposals: ['read', 'create', 'update', 'delete', 'submit', 'approve', 'send', 'convert', 'export'],
  sales_invoices: ['read', 'create', 'update', 'delete', 'submit', 'approve', 'issue', 'send', 'void', 'export'],
  contracts: ['read', 'create', 'update', 'approve', 'delete', 'export'],
  margins: ['read'],
  reports: ['read'],
  logistics: ['read', 'create', 'update', 'delete', 'documents', 'track', 'export'],
  files: ['read', 'upload', 'delete_own', 'delete_any'],
  mailbox: ['read', 'link', 'send'],
  messengers: ['read', 'send', 'manage'],
  tasktracker: ['read', 'link', 'create', 'manage'],
  edo: ['read', 'send', 'manage'],
  variables: ['read'],
} as const;

export type PermissionDomains = typeof permissionDomains;
export type Permission = {
  [D in keyof PermissionDomains]: `${D}.${PermissionDomains[D][number]}`;
}[keyof PermissionDomains];

export const permissions = Object.entries(permissionDomains).flatMap(([domain, actions]) =>
  actions.map((action) => `${domain}.${action}`),
) as Permission[];

const fullScopes = [
  'integration_api',
  'purchase_requisitions',
  'counterparties',
  'suppliers',
  'catalog',
  'warehouses',
  'price_lists',
  'finance',
  'supplier_documents',
  'customer_documents',
  'settings',
  'webhooks',
] as const;
/** Areas of the Variable API that can only be read. */
const readScopes = ['variables', 'documents', 'logistics', 'messengers', 'company', 'users'] as const;

export type Scope =
  | `${(typeof fullScopes)[number]}.${'read' | 'write' | 'delete'}`
  | `${(typeof readScopes)[number]}.read`;

export const scopes = [
  ...fullScopes.flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]),
  ...readScopes.map((area) => `${area}.read`),
] as Scope[];
