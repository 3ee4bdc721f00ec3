import { allDomains } from './all-domains.ts';
import { connectors } from './connectors/connectors.ts';
import { regionalOf } from './domains/company/regional-settings.ts';
import type { AnyEntity } from './kernel/entity.ts';
import type { Job, Schedule } from './kernel/job.ts';
import type { Reaction } from './kernel/reaction.ts';
import type { Route } from './kernel/routes.ts';
import { apiKey } from './platform/api-keys/api-key.ts';
import { auditRoutes } from './platform/audit/audit.routes.ts';
import { comment } from './platform/comments/comment.ts';
import { commentVersion } from './platform/comments/comment-version.ts';
import { filesOfComments } from './platform/comments/comments.files.ts';
import { commentRoutes } from './platform/comments/comments.routes.ts';
import { follower } from './platform/comments/follower.ts';
import { tellCommented } from './platform/comments/tell-commented.ts';
import { customField } from './platform/custom-fields/custom-field.ts';
import { customFieldRoutes } from './platform/custom-fields/custom-fields.routes.ts';
import { documentTemplate } from './platform/document-templates/document-template.ts';
import { documentTemplateRoutes } from './platform/document-templates/document-templates.routes.ts';
import { importJob } from './platform/exchange/import-job.ts';
import { explainRoutes, figureHostsOf } from './platform/explain/explain.routes.ts';
import { file } from './platform/files/file.ts';
import { fileRoutes } from './platform/files/files.routes.ts';
import { identityProvider } from './platform/identity-providers/identity-provider.ts';
import { connectorsOf } from './platform/integrations/installation.row.ts';
import { integrations } from './platform/integrations/integrations.ts';
import { publishedOffers } from './platform/integrations/publishing/external-connector.ts';
import { publishing } from './platform/integrations/publishing/publishing.ts';
import { moveRoutes } from './platform/moves/moves.routes.ts';
import { noticeSettings } from './platform/notices/settings.ts';
import { tellUndelivered } from './platform/notices/tell-undelivered.ts';
import { pendingWrite } from './platform/pending-writes/pending-write.ts';
import { pendingWriteRoutes } from './platform/pending-writes/pending-writes.routes.ts';
import { platformRoutes } from './platform/platform-routes.ts';
import { platformJobs, platformSchedules } from './platform/platform-work.ts';
import { providerGroup } from './platform/provisioning/groups/provider-group.ts';
import { registerExport } from './platform/registers/register-export.ts';
import { registers } from './platform/registers/registers.ts';
import { role } from './platform/roles/role.ts';
import { savedView } from './platform/saved-views/saved-view.ts';
import { testClock } from './platform/test-portals/test-clock.ts';
import { user } from './platform/users/user.ts';
import { userVariables } from './platform/users/users.variables.ts';
import { eventCatalog } from './platform/webhooks/events/event-catalog.ts';
import { webhookSubscription } from './platform/webhooks/subscriptions/webhook-subscription.ts';
import { webhooks } from './platform/webhooks/webhooks.routes.ts';
import { exchanges } from './surfaces/exchange/exchange.routes.ts';
import { importExpirySchedule } from './surfaces/exchange/expire-imports.schedule.ts';
import { tellImportEnded } from './surfaces/exchange/tell-import-ended.ts';
import { facadeRoutes } from './surfaces/facade/facade.routes.ts';
import { titleIn } from './surfaces/http/pages/title-in.ts';
import { variableRoutes } from './surfaces/variables/variables.routes.ts';

/** Everything the platform consists of. Only this file knows every domain and surface; it has no behaviour of its own. */
const domains = allDomains({
  connectors,
  approvalHosts: () => approvalHosts,
  mail: { hosts: () => fileHosts, readImport: () => exchange.readImport },
});

const known = connectorsOf(connectors, publishedOffers);

/** Sites whose windows pages of the portal may show. */
export const frames: readonly string[] = connectors.flatMap(({ manifest }) => manifest.network?.frames ?? []);

const inboundOperations = domains.flatMap((domain) => domain.inboundOperations ?? []);

const installed = integrations(
  known,
  domains.flatMap((domain) => domain.consumers ?? []),
  titleIn,
  {
    operations: inboundOperations,
    inspections: domains.flatMap((domain) => domain.inspections ?? []),
    settingOptions: domains.flatMap((domain) => domain.settingOptions ?? []),
  },
);

export const entities: readonly AnyEntity[] = [
  ...[apiKey, pendingWrite, role, user, identityProvider, providerGroup, savedView, noticeSettings, testClock],
  ...domains.flatMap((domain) => domain.entities),
  ...[customField, file, comment, commentVersion, follower, documentTemplate],
  ...[webhookSubscription, importJob, registerExport],
  ...installed.entities,
];

export const facadeResources = domains.flatMap((domain) => domain.facadeResources ?? []);
export const facadeReadings = domains.flatMap((domain) => domain.facadeReadings ?? []);
export const variableNamespaces = [...domains.flatMap((domain) => domain.variableNamespaces ?? []), userVariables];
export const customFieldHosts = domains.flatMap((domain) => domain.customFieldHosts ?? []);
export const documentKinds = domains.flatMap((domain) => domain.documentKinds ?? []);
export const recordHosts = domains.flatMap((domain) => domain.recordHosts ?? []);
const recordLines = domains.flatMap((domain) => domain.recordLines ?? []);
export const figureHosts = figureHostsOf(domains);
/** Files of records may be sent outwards; those of comments are for the company's own people. */
export const fileHosts = domains.flatMap((domain) => domain.fileHosts ?? []);
const allFileHosts = [...fileHosts, filesOfComments(recordHosts)];
export const exchanged = domains.flatMap((domain) => domain.exchanged ?? []);
const approvalHosts = domains.flatMap((domain) => domain.approvalHosts ?? []);

export const events = eventCatalog(entities, facadeResources);

const outbound = webhooks(events);
const published = publishing(known, events, inboundOperations);

const exchange = exchanges(exchanged);

export const reactions: readonly Reaction[] = [
  tellUndelivered,
  ...tellCommented(recordHosts),
  tellImportEnded,
  ...domains.flatMap((domain) => domain.reactions ?? []),
];

const listed: readonly Route[] = [
  ...platformRoutes,
  ...auditRoutes(entities),
  ...domains.flatMap((domain) => domain.routes),
  ...exchange.routes,
  ...customFieldRoutes(customFieldHosts),
  ...fileRoutes(allFileHosts),
  ...commentRoutes(recordHosts),
  ...moveRoutes(recordHosts),
  ...explainRoutes(figureHosts),
  ...documentTemplateRoutes(documentKinds),
  ...facadeRoutes(facadeResources, facadeReadings),
  ...variableRoutes(variableNamespaces, customFieldHosts, documentKinds),
  ...[outbound, installed, published].flatMap(({ routes }) => routes),
];

const files = registers(listed, entities, recordHosts, recordLines, async (ctx) => (await regionalOf(ctx)).timezone);

const decided = pendingWriteRoutes(listed, entities, recordHosts, titleIn);
export const allRoutes: readonly Route[] = [...listed, ...files.routes, ...decided];

export const jobs: readonly Job[] = [
  ...platformJobs,
  ...domains.flatMap((domain) => domain.jobs ?? []),
  ...reactions.map(({ job }) => job),
  ...[outbound, installed, published, exchange, files].flatMap(({ jobs }) => jobs),
];

export const schedules: readonly Schedule[] = [
  ...platformSchedules,
  ...domains.flatMap((domain) => domain.schedules ?? []),
  importExpirySchedule,
  ...files.schedules,
  ...installed.schedules,
  ...published.schedules,
];
