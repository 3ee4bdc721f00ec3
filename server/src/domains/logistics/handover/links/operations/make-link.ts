import Type from 'typebox';
import { digestOf, makeToken } from '../../../../../kernel/access/link-token.ts';
import { id, instant, object } from '../../../../../kernel/fields.ts';
import { command } from '../../../../../kernel/operation.ts';
import { portalNow } from '../../../../../kernel/portal-clock.ts';
import { invalidField, words } from '../../../../../kernel/problems/errors.ts';
import { sql } from '../../../../../kernel/sql/sql.ts';
import { claimAddress } from '../../../../../platform/directory/claim-address.ts';
import { logisticsUpdating } from '../../../logistics-rights.ts';
import { liveLink } from '../driver-link.ts';
import { endLink } from '../end-link.ts';
import type { LinkHost } from '../link-host.ts';
import { presentLink, shownLink } from '../present-link.ts';
import { sealedToken } from '../sealed-token.ts';

const mostDays = 60;

export const makeLink = (host: LinkHost) =>
  command({
    name: `logistics.make-${host.kind}-link`,
    summary: words(`Make the driver's link ${host.what.en}`, `Создать ссылку водителя для ${host.what.ru}`),
    description:
      'Whoever has the link sees what is brought where, without prices, and notes in the name of the driver that it was loaded, has arrived and was ' +
      'handed over. It opens until two days after the planned date, also when that moves; `expiresAt` says another end, at most 60 days ahead. The ' +
      'link there was before ends. Nothing is sent: pass `url` on, or let `qr` be scanned.',
    ...logisticsUpdating,
    refuses: ['resource_archived', 'precondition_failed'],
    revealsSecret: true,
    input: object({ id: id(), expiresAt: Type.Optional(instant('It opens until')) }, { examples: [{}] }),
    output: shownLink,

    async run(ctx, { id, expiresAt = null }) {
      const { db, services, newId, actor } = ctx;
      if (expiresAt !== null) refuseEnd(expiresAt);
      const tell = await host.hold(ctx, id);
      await endLink(ctx, host, id);
      const token = makeToken();
      const digest = digestOf(token) as Buffer;
      const sealed = await services.vault.seal(db, sealedToken(newId), token);
      await db.execute(sql`
        insert into driver_links (tenant_id, id, ${host.column}, expires_at, created_by, digest, sealed)
        values (${db.tenant}, ${newId}, ${id}, ${expiresAt}, ${actor.userId}, ${digest}, ${sealed})`);
      await claimAddress(db, 'driver link', { address: digest, recordId: newId });
      const made = await liveLink(ctx, host, id);
      tell('link_made', { linkId: made.id, expiresAt: made.expiresAt });
      return presentLink(ctx, made);
    },
  });

function refuseEnd(expiresAt: string) {
  const ahead = Date.parse(expiresAt) - portalNow().getTime();
  if (ahead <= 0) throw invalidField('/expiresAt', 'in_past', words('has passed already', 'уже прошло'));
  if (ahead > mostDays * 86_400_000)
    throw invalidField(
      '/expiresAt',
      'maximum',
      words(`lies at most ${mostDays} days ahead`, `не дальше чем через ${mostDays} дней`),
      { limit: mostDays },
    );
}
