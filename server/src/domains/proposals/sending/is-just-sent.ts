import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { SendingInput } from './sending.input.ts';

/** Within this long the same sending again is the same click. */
const oneClickMs = 60_000;

/** Whether this went out just now, in the same words to the same people. */
export async function isJustSent(
  db: Db,
  { id, revision }: CommercialProposal,
  to: readonly string[],
  { channel, subject, message }: SendingInput,
): Promise<boolean> {
  const since = new Date(portalNow().getTime() - oneClickMs).toISOString();
  const { sent } = await db.one<{ sent: boolean }>(sql`
    select exists (select 1 from commercial_proposal_sendings
      where tenant_id = ${db.tenant} and proposal_id = ${id} and revision = ${revision} and channel = ${channel}
        and recipients = ${to}::text[] and subject is not distinct from ${subject ?? null} and message is not distinct from ${message ?? null}
        and sent_at > ${since}) as sent`);
  return sent;
}
