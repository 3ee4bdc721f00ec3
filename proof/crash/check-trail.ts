import { setTimeout as pause } from 'node:timers/promises';
import { verifyTrail } from '../../server/src/platform/audit/operations/verify-events.ts';
import { portalTransaction } from '../../server/src/platform/postgres/portal-transaction.ts';
import { type Finding, finding } from '../finding.ts';
import type { Installation } from './start-installation.ts';

/** I11: the workers seal what is left, and the whole trail fits its seals; an event changed on purpose breaks them. */
export async function checkTrail(installation: Installation): Promise<{ findings: Finding[]; seals: number }> {
  const { tenantId, transaction } = installation;
  const unsealed = await sealTheRest(installation);
  return transaction(async (client) => {
    const verify = () => verifyTrail({ db: portalTransaction(client, tenantId), language: 'en' });
    const verdict = await verify();
    await client.query(
      `update audit_events set data = '{"object":{"name":"changed"}}' where tenant_id = $1 and id =
         (select id from audit_events where tenant_id = $1 order by position offset 3 limit 1)`,
      [tenantId],
    );
    const tampered = await verify();
    return {
      seals: verdict.seals,
      findings: [
        finding('I11 the whole trail is sealed', unsealed ? [`${unsealed} events without a seal`] : []),
        finding(
          'I11 the chain of seals is unbroken',
          verdict.intact ? [] : [`${verdict.brokenSeal}: ${verdict.reason}`],
        ),
        finding(
          'I11 a changed event breaks its seal',
          tampered.reason === 'event_changed' ? [] : ['the change was not seen'],
        ),
      ],
    };
  });
}

/** Sealing is due now, as it is every minute. */
async function sealTheRest({ rows, tenantId }: Installation): Promise<number> {
  for (let waited = 0; ; waited += 1) {
    await rows(`update schedules set next_at = now() where name = 'audit.seal'`);
    const [left] = await rows<{ count: number }>(
      `select (select count(*) from audit_events where tenant_id = $1)::int
         - (select coalesce(sum(events), 0) from audit_seals where tenant_id = $1)::int as count`,
      [tenantId],
    );
    if (left?.count === 0 || waited >= 30) return left?.count ?? 0;
    await pause(1_000);
  }
}
