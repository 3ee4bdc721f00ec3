import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { AddressKind } from './claim-address.ts';

/** What led to this portal may lead to another from the commit on. */
export const releaseAddresses = (db: Db, kind: AddressKind, addresses: readonly string[]) =>
  db.one(sql`select * from release_addresses(${kind}, ${addresses.map((address) => Buffer.from(address))}::bytea[])`);
