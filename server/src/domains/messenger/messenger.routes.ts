import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Job } from '../../kernel/job.ts';
import { act, get, post, type Route, routes } from '../../kernel/routes.ts';
import type { FileHost } from '../../platform/files/host.ts';
import { syncChannels } from './channels/sync-channels.ts';
import { linkConversation } from './links/link-conversation.ts';
import { unlinkConversation } from './links/unlink-conversation.ts';
import { getConversation } from './operations/get-conversation.ts';
import { getMessage } from './operations/get-message.ts';
import { listConversations } from './operations/list-conversations.ts';
import { listMessages } from './operations/list-messages.ts';
import { listRecipients } from './operations/list-recipients.ts';
import { markRead } from './operations/mark-read.ts';
import { openFrame } from './operations/open-frame.ts';
import { readOverview } from './operations/read-overview.ts';
import { readStatus } from './operations/read-status.ts';
import { registerWebhook } from './operations/register-webhook.ts';
import { syncRecords } from './pushes/sync-records.ts';
import { sendRfqByMessenger } from './rfqs/send-rfq-by-messenger.ts';
import { reply } from './sending/reply.ts';
import { sendTest } from './sending/send-test.ts';
import { startConversation } from './sending/start-conversation.ts';

const integration = '/api/v1/integrations/messenger';
const base = '/api/v1/messenger';
const talk = `${base}/conversations/:id`;

const once = { policies: ['redelivery'] };

export const messengerRoutes = (
  connectors: readonly AnyConnector[],
  hosts: () => readonly FileHost[],
  push: Job,
): readonly Route[] =>
  routes('Messengers', [
    get(`${integration}/sidebar-status`, readStatus(connectors)),
    get(`${integration}/overview`, readOverview(connectors)),
    act(`${integration}/iframe`, openFrame(connectors)),
    act(`${integration}/channels/sync`, syncChannels(connectors), once),
    act(`${integration}/users/sync`, syncRecords(connectors, 'users', push), { status: 202, ...once }),
    act(`${integration}/contacts/sync`, syncRecords(connectors, 'contacts', push), { status: 202, ...once }),
    act(`${integration}/deals/sync`, syncRecords(connectors, 'deals', push), { status: 202, ...once }),
    act(`${integration}/webhook/register`, registerWebhook(connectors), once),
    post(`${integration}/messages/test`, sendTest(connectors), once),
    get(`${base}/conversations`, listConversations),
    get(talk, getConversation),
    get(`${talk}/messages`, listMessages),
    post(`${talk}/messages`, reply(connectors, hosts)),
    act(`${talk}/read`, markRead),
    act(`${talk}/links`, linkConversation),
    act(`${talk}/unlink`, unlinkConversation),
    get(`${base}/recipients`, listRecipients),
    post(`${base}/messages`, startConversation(connectors, hosts)),
    get(`${base}/messages/:id`, getMessage),
    act('/api/v1/supplier-rfqs/:id/send-by-messenger', sendRfqByMessenger(connectors)),
  ]);
