const SLUG = /^[a-z0-9](-?[a-z0-9]){2,39}$/;
/** A portal name may become a DNS label. */
const MAX_LENGTH = 63;

/** Names that stand for a part of the platform itself, or that a stranger could pass off as it. */
const RESERVED = new Set([
  ...['www', 'api', 'admin', 'app', 'health', 'static', 'mail'],
  ...['auth', 'login', 'account', 'support', 'help', 'status', 'docs', 'billing', 'cdn', 'assets', 'webhooks'],
  ...['smtp', 'imap', 'pop', 'ftp', 'ns1', 'ns2', 'root', 'system', 'internal', 'localhost', 'prokura'],
  ...['security', 'abuse', 'postmaster', 'webmaster', 'hostmaster', 'noreply', 'no-reply'],
  // First words of addresses: pages before sign-in, where letters lead, what the server draws itself.
  ...[
    'register',
    'verify',
    'resend-confirmation',
    'forgot-password',
    'reset-password',
    'change-password',
    'second-factor',
    'passkeys',
    'change-email',
    'confirm-new-email',
    'undo-email-change',
    'invitation',
    'test-sign-in',
  ],
  ...['rfq', 'order', 'problems', 'legal', 'dev', 'metrics', 'mcp', 'scim', 'home', 'portal', 'supplier'],
  // Letters and webhooks name pages of a portal without its name.
  ...['inbox', 'requisitions', 'purchase-requisitions', 'procurements', 'rfqs', 'supplier-rfqs', 'quotes', 'compare'],
  ...['catalog', 'catalog-items', 'price-lists', 'counterparties', 'warehouses', 'invoices', 'imports', 'mailbox'],
  ...[
    'integrations',
    'settings',
    'sessions',
    'users',
    'roles',
    'tasks',
    'messenger',
    'logistics',
    'notices',
    'exports',
    'search',
    'new',
  ],
  ...[
    'proposals',
    'purchase-orders',
    'pending-writes',
    'qualifications',
    'requisition-templates',
    'reorder-points',
    'stock-counts',
    'supplier-returns',
    'commercial-proposals',
    'sales-invoices',
    'contracts',
    'budgets',
    'payments',
    'files',
    'reports',
    'e-documents',
  ],
]);

/** Checks the slug of a new portal: 3 to 40 lower-case letters and digits, single dashes between them, not reserved. */
export function checkPortalName(text: string): 'slug_invalid' | null {
  return SLUG.test(text) && text.length <= MAX_LENGTH && !RESERVED.has(text) ? null : 'slug_invalid';
}
