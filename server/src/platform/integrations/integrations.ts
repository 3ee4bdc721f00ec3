import type { AnyEntity } from '../../kernel/entity.ts';
import type { Consumer } from '../../kernel/integrations/consumer.ts';
import type { InboundOperation } from '../../kernel/integrations/inbound-operation.ts';
import type { Job, Schedule } from '../../kernel/job.ts';
import { act, del, get, patch, post, type Route, routes } from '../../kernel/routes.ts';
import { inbound } from './inbound/inbound.ts';
import type { PortInspection } from './inspected.ts';
import type { Connectors } from './installation.row.ts';
import { installation } from './installation.ts';
import { marketplaceRoutes } from './marketplace/marketplace.routes.ts';
import type { TitleIn } from './marketplace/settings-form.ts';
import { authorizeIntegration } from './oauth/authorize-integration.ts';
import { finishAuthorization } from './oauth/finish-authorization.ts';
import { revokeAccess } from './oauth/revoke-access.ts';
import { configureInstallation } from './operations/configure-installation.ts';
import { deleteInstallation } from './operations/delete-installation.ts';
import { disableInstallation } from './operations/disable-installation.ts';
import { enableInstallation } from './operations/enable-installation.ts';
import { getInstallation } from './operations/get-installation.ts';
import { installIntegration } from './operations/install-integration.ts';
import { listInstallations } from './operations/list-installations.ts';
import { listLogs } from './operations/list-logs.ts';
import { syncInstallation } from './operations/sync-installation.ts';
import { testInstallation } from './operations/test-installation.ts';
import { listOutbox } from './outbox/list-outbox.ts';
import { outboxEntry } from './outbox/outbox-entry.ts';
import { reconcileWrite } from './outbox/reconcile-write.job.ts';
import { retryWrite } from './outbox/retry-write.ts';
import { sendWrite } from './outbox/send-write.job.ts';
import { settleDoubtedWrite } from './outbox/settle-doubted-write.ts';
import { publishingEntities } from './publishing/publishing.ts';
import { dueSyncs } from './pulls/due-syncs.schedule.ts';
import { pullStream } from './pulls/pull-stream.job.ts';
import type { SettingOptions } from './settings/check-options.ts';
import { probeInstallation, probeStopped } from './upkeep/probe-stopped.ts';
import { purgeHistorySchedule } from './upkeep/purge-history.ts';

const base = '/api/v1/integrations/installations';
const oauth = '/api/v1/integrations/oauth/:slug';

/** What domains lend to installations: what mappings may do, how connections are looked at, what settings may name. */
interface Lent {
  operations?: readonly InboundOperation[];
  inspections?: readonly PortInspection[];
  settingOptions?: readonly SettingOptions[];
}

/** What the platform registers of integrations: the marketplace, the life of an installation, and the work done for it. */
export function integrations(
  connectors: Connectors,
  consumers: readonly Consumer[],
  titleIn: TitleIn,
  { operations = [], inspections = [], settingOptions = [] }: Lent = {},
): { entities: readonly AnyEntity[]; routes: readonly Route[]; jobs: readonly Job[]; schedules: readonly Schedule[] } {
  const pull = pullStream(connectors, consumers);
  const probe = probeInstallation(connectors, inspections);
  const incoming = inbound(connectors, operations, consumers);
  return {
    entities: [installation, outboxEntry, ...incoming.entities, ...publishingEntities],
    jobs: [pull, sendWrite(connectors), reconcileWrite(connectors), probe, ...incoming.jobs],
    schedules: [dueSyncs(connectors), probeStopped(probe as Job), purgeHistorySchedule, ...incoming.schedules],
    routes: [
      ...routes('Integrations', [
        ...marketplaceRoutes(connectors, titleIn),
        get(base, listInstallations(connectors)),
        post(base, installIntegration(connectors)),
        get(`${base}/:id`, getInstallation(connectors)),
        del(`${base}/:id`, deleteInstallation(connectors)),
        patch(`${base}/:id/config`, configureInstallation(connectors, settingOptions)),
        act(`${base}/:id/enable`, enableInstallation(connectors)),
        act(`${base}/:id/disable`, disableInstallation(connectors)),
        act(`${base}/:id/test`, testInstallation(connectors, inspections), { policies: ['redelivery'] }),
        act(`${base}/:id/sync`, syncInstallation(connectors), { status: 202, policies: ['redelivery'] }),
        get(`${base}/:id/logs`, listLogs),
        get(`${base}/:id/outbox`, listOutbox),
        act(`${base}/:id/outbox/:entryId/retry`, retryWrite),
        act(`${base}/:id/outbox/:entryId/settle`, settleDoubtedWrite),
        get(`${oauth}/authorize`, authorizeIntegration(connectors)),
        get(`${oauth}/callback`, finishAuthorization(connectors), { status: 302, policies: ['auth-ip'] }),
        act(`${oauth}/revoke`, revokeAccess(connectors)),
      ]),
      ...incoming.routes,
    ],
  };
}
