import { id, object } from '../../../../../kernel/fields.ts';
import { query } from '../../../../../kernel/operation.ts';
import { words } from '../../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../../logistics-rights.ts';
import { liveLink } from '../driver-link.ts';
import type { LinkHost } from '../link-host.ts';
import { presentLink, shownLink } from '../present-link.ts';

export const readLink = (host: LinkHost) =>
  query({
    name: `logistics.read-${host.kind}-link`,
    summary: words(`Get the driver's link ${host.what.en}`, `Получить ссылку водителя для ${host.what.ru}`),
    description:
      'The link to pass on once more. Whoever has it acts in the name of the driver, so it is given to those who may change deliveries. Refused ' +
      'where none was made, or where it was ended (`no_driver_link`).',
    ...logisticsUpdating,
    refuses: ['api_key_read_only', 'conflict'],
    input: object({ id: id() }),
    output: shownLink,

    async run(ctx, { id }) {
      await host.find(ctx, id);
      return presentLink(ctx, await liveLink(ctx, host, id));
    },
  });
