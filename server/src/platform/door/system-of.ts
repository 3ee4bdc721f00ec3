import type { Actor } from '../../kernel/actor.ts';

/** The platform itself, at work in a portal. */
export const systemOf = (tenantId: string): Actor => ({
  kind: 'system',
  tenantId,
  userId: null,
  permissions: new Set(),
});
