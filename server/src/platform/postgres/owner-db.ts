import type { Db } from '../../kernel/sql/db.ts';
import type { Owner } from './connect-owner.ts';
import type { Client } from './create-pool.ts';
import { portalTransaction } from './portal-transaction.ts';

/** The portal's view of the owner's connection, inside a transaction that has entered the portal. */
export const ownerDb = (owner: Owner, tenantId: string): Db => portalTransaction(owner as unknown as Client, tenantId);
