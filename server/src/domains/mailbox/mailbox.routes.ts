import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Job } from '../../kernel/job.ts';
import { act, get, post, type Route, routes } from '../../kernel/routes.ts';
import type { FileHost } from '../../platform/files/host.ts';
import { linkThread } from './links/link-thread.ts';
import { unlinkThread } from './links/unlink-thread.ts';
import { getMessage } from './operations/get-message.ts';
import { getThread } from './operations/get-thread.ts';
import { listMessages } from './operations/list-messages.ts';
import { listThreads } from './operations/list-threads.ts';
import { markRead } from './operations/mark-read.ts';
import { reply } from './sending/reply.ts';
import { sendLetter } from './sending/send-letter.ts';
import { settleLetter } from './sending/settle-letter.ts';

const base = '/api/v1/mailbox';
const thread = `${base}/threads/:id`;

export const mailboxRoutes = (
  connectors: readonly AnyConnector[],
  hosts: () => readonly FileHost[],
  deliver: Job,
): readonly Route[] =>
  routes('Mailbox', [
    get(`${base}/threads`, listThreads),
    get(thread, getThread),
    get(`${thread}/messages`, listMessages),
    act(`${thread}/read`, markRead),
    post(`${thread}/reply`, reply(connectors, hosts, deliver)),
    act(`${thread}/links`, linkThread),
    act(`${thread}/unlink`, unlinkThread),
    post(`${base}/messages`, sendLetter(connectors, hosts, deliver)),
    get(`${base}/messages/:id`, getMessage),
    act(`${base}/messages/:id/settle`, settleLetter(deliver)),
  ]);
