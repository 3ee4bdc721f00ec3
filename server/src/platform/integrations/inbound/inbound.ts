import type { AnyEntity } from '../../../kernel/entity.ts';
import type { Consumer } from '../../../kernel/integrations/consumer.ts';
import type { InboundOperation } from '../../../kernel/integrations/inbound-operation.ts';
import { webhookAreas } from '../../../kernel/integrations/provider-webhook.ts';
import type { Job, Schedule } from '../../../kernel/job.ts';
import { act, del, get, patch, post, type Route, routes } from '../../../kernel/routes.ts';
import type { Connectors } from '../installation.row.ts';
import { applyReceipt } from './apply/apply-receipt.job.ts';
import { eventRecord } from './apply/event-record.ts';
import { getEndpoint } from './endpoint/get-endpoint.ts';
import { regenerateEndpoint } from './endpoint/regenerate-endpoint.ts';
import { createMapping } from './mappings/create-mapping.ts';
import { deleteMapping } from './mappings/delete-mapping.ts';
import { getMapping } from './mappings/get-mapping.ts';
import { inboundMapping } from './mappings/inbound-mapping.ts';
import { listMappings } from './mappings/list-mappings.ts';
import { testMappings } from './mappings/test-mappings.ts';
import { updateMapping } from './mappings/update-mapping.ts';
import { applyDelivery } from './provider/apply-delivery.job.ts';
import { purgeDeliveriesSchedule } from './provider/purge-deliveries.ts';
import { getReceipt } from './receipts/get-receipt.ts';
import { listReceipts } from './receipts/list-receipts.ts';
import { purgeReceiptsSchedule } from './receipts/purge-receipts.ts';
import { reprocessReceipt } from './receipts/reprocess-receipt.ts';
import { noteUnread } from './receive/note-unread.ts';
import { noteUnreadOf, receiveProviderWebhook } from './receive/receive-provider-webhook.ts';
import { receiveWebhook } from './receive/receive-webhook.ts';

const base = '/api/v1/integrations/installations/:id';

/** What the platform registers of incoming webhooks. The domains bring what is done with an event. */
export function inbound(
  connectors: Connectors,
  lent: readonly InboundOperation[],
  consumers: readonly Consumer[],
): { entities: readonly AnyEntity[]; routes: readonly Route[]; jobs: readonly Job[]; schedules: readonly Schedule[] } {
  const operations = [eventRecord, ...lent];
  const apply = applyReceipt(operations);
  const deliver = applyDelivery(connectors, consumers) as Job;
  return {
    entities: [inboundMapping],
    jobs: [apply, deliver],
    schedules: [purgeReceiptsSchedule, purgeDeliveriesSchedule],
    routes: routes('Incoming webhooks', [
      ...webhookAreas.map((area) =>
        act(`/api/v1/webhooks/${area}/:token`, receiveProviderWebhook(area, deliver), {
          policies: ['inbound-webhook'],
          leftUnread: noteUnreadOf(area),
        }),
      ),
      get(`${base}/webhook-endpoint`, getEndpoint(connectors)),
      act(`${base}/webhook-endpoint/regenerate`, regenerateEndpoint(connectors), { policies: ['redelivery'] }),
      get(`${base}/mappings`, listMappings),
      post(`${base}/mappings`, createMapping(connectors, operations)),
      act(`${base}/mappings/test`, testMappings(operations)),
      get(`${base}/mappings/:mappingId`, getMapping),
      patch(`${base}/mappings/:mappingId`, updateMapping(operations)),
      del(`${base}/mappings/:mappingId`, deleteMapping),
      get(`${base}/receipts`, listReceipts),
      get(`${base}/receipts/:receiptId`, getReceipt),
      act(`${base}/receipts/:receiptId/reprocess`, reprocessReceipt(apply), { status: 202, policies: ['redelivery'] }),
      act('/api/v1/webhooks/inbound/:token', receiveWebhook(apply), {
        status: 202,
        policies: ['inbound-webhook'],
        leftUnread: noteUnread,
      }),
    ]),
  };
}
