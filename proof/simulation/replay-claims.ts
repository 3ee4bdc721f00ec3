import { systemIn } from '../../server/src/kernel/access/actor.ts';
import { enterPortal } from '../../server/src/platform/door/enter-portal.ts';
import { claimKey, keepAnswer, storedAnswer } from '../../server/src/platform/idempotency/answers.ts';
import { portalTransaction } from '../../server/src/platform/postgres/portal-transaction.ts';
import type { EndedClaim } from './key-table.ts';
import type { Postgres } from './start-postgres.ts';

/** Makes the claims of keys in PostgreSQL, in the order in which their transactions ended; the first difference. */
export async function replayClaims({ web, setClock }: Postgres, tenantId: string, claims: readonly EndedClaim[]) {
  const actor = systemIn(tenantId);
  const client = await web.connect();
  try {
    for (const [number, { at, key, fingerprint, isFree, kept }] of claims.entries()) {
      await setClock(at);
      await enterPortal(client, tenantId, 'read write');
      const db = portalTransaction(client, tenantId);
      const claim = { key, route: 'r', fingerprint: Buffer.from(fingerprint, 'hex') };
      const found = await claimKey(db, actor, claim);
      if (found !== isFree) return `claim ${number} of ${key}: ${found ? 'free' : 'taken'} in PostgreSQL alone`;
      if (kept) {
        const visit = { requestId: kept.requestId, language: 'ru', idempotency: claim } as const;
        const answer = { headers: {}, result: JSON.parse(kept.body) };
        await keepAnswer({} as never, db, actor, visit, { revealsSecret: false } as never, answer);
        const stored = await storedAnswer({} as never, db, actor, claim);
        if (stored.body !== kept.body || stored.requestId !== kept.requestId)
          return `claim ${number} of ${key}: ${stored.body}`;
      }
      await client.query(kept ? 'commit' : 'rollback');
    }
  } finally {
    client.release(true);
  }
  return undefined;
}
