import { id, object } from '../../../../../kernel/fields.ts';
import { command } from '../../../../../kernel/operation.ts';
import { words } from '../../../../../kernel/problems/errors.ts';
import { gone } from '../../../gone.ts';
import { logisticsUpdating } from '../../../logistics-rights.ts';
import { noLink } from '../driver-link.ts';
import { endLink } from '../end-link.ts';
import type { LinkHost } from '../link-host.ts';

export const revokeLink = (host: LinkHost) =>
  command({
    name: `logistics.revoke-${host.kind}-link`,
    summary: words(`Revoke the driver's link ${host.what.en}`, `Отозвать ссылку водителя для ${host.what.ru}`),
    description: 'It opens no more and takes nothing, also of what a driver without connection has noted already.',
    ...logisticsUpdating,
    refuses: ['resource_archived', 'precondition_failed', 'conflict'],
    input: object({ id: id() }),
    output: gone,

    async run(ctx, { id }) {
      const tell = await host.hold(ctx, id);
      const ended = await endLink(ctx, host, id);
      if (!ended) throw noLink();
      tell('link_ended', { linkId: ended.id });
      return { id: ended.id, result: 'deleted' as const };
    },
  });
