import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { partiesByPhone } from '../../counterparties/parties-by-phone.ts';
import { type NewLink, writeLinks } from '../links/write-links.ts';

/** Says whose phone it is, as a suggestion, for conversations that nobody has linked to anything. */
export async function suggestLinks(ctx: WriteContext, conversationIds: readonly string[]): Promise<void> {
  const { db } = ctx;
  const talks = await db.many<{ id: string; phone: string }>(sql`
    select talk.id, talk.phone from messenger_conversations talk
    where talk.tenant_id = ${db.tenant} and talk.id = any(${conversationIds}::uuid[]) and talk.phone is not null and not exists (
      select 1 from messenger_links link where link.tenant_id = ${db.tenant} and link.conversation_id = talk.id)`);
  if (talks.length === 0) return;
  const parties = Map.groupBy(
    await partiesByPhone(
      db,
      talks.map(({ phone }) => phone),
    ),
    ({ phone }) => phone,
  );
  const links = talks.flatMap(({ id, phone }) =>
    (parties.get(phone) ?? []).map(
      ({ supplierId, counterpartyId }): NewLink => ({
        conversationId: id,
        ...(supplierId
          ? { entityType: 'supplier', entityId: supplierId }
          : { entityType: 'counterparty', entityId: counterpartyId }),
        status: 'suggested',
        source: 'phone',
      }),
    ),
  );
  await writeLinks(ctx, links);
}
