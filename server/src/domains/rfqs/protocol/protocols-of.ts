import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../kernel/intake/canonical-json.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { IssuedProtocol } from './issued-protocol.ts';
import type { ProtocolContent } from './protocol-content.ts';

/** By which a protocol is known: of its canonical JSON, so neither spaces nor the order of keys matter. */
export const digestOf = (content: unknown): string => createHash('sha256').update(canonicalJson(content)).digest('hex');

export interface HeldProtocol extends IssuedProtocol {
  content: ProtocolContent;
}

/** The latest protocol of a requisition. */
export const latestProtocol = (db: Db, requisitionId: string) =>
  protocolWhere(db, sql`held.requisition_id = ${requisitionId}`);

/** The first protocol of a requisition with this digest. */
export const protocolByDigest = (db: Db, requisitionId: string, sha256: string) =>
  protocolWhere(db, sql`held.requisition_id = ${requisitionId} and held.sha256 = ${sha256}`);

const protocolWhere = (db: Db, condition: Sql) =>
  db.first<HeldProtocol>(sql`
    select held.id, held.n, held.sha256, held.content, held.issued_at as "issuedAt", person.full_name as "issuedBy"
    from decision_protocols held
    left join users person on person.tenant_id = ${db.tenant} and person.id = held.issued_by
    where held.tenant_id = ${db.tenant} and ${condition} order by held.n desc limit 1`);

/** Without what it attests. */
export const issued = ({ content: _, ...protocol }: HeldProtocol): IssuedProtocol => protocol;
