import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Job } from '../../kernel/job.ts';
import type { Domain } from '../../platform/domain.ts';
import type { FileHost } from '../../platform/files/host.ts';
import { listChannelOptions } from './channels/list-channel-options.ts';
import { readChannels } from './channels/read-channels.job.ts';
import { fetchFile } from './intake/fetch-file.job.ts';
import { takeEvents } from './intake/take-events.ts';
import { messengerFiles } from './messenger.files.ts';
import { messengerRoutes } from './messenger.routes.ts';
import { messengerVariables } from './messenger.variables.ts';
import { messengerChannel } from './messenger-channel.ts';
import { messengerConversation } from './messenger-conversation.ts';
import { messengerMessage } from './messenger-message.ts';
import { purgeWaitingSchedule } from './purge-waiting.schedule.ts';
import { pushRecords } from './pushes/push-records.job.ts';
import { followToldRfqs } from './rfqs/follow-told-rfqs.ts';
import { followWrite } from './sending/follow-write.ts';

/** `hosts`: whose files a message may take along. */
export function messengerDomain(
  connectors: readonly AnyConnector[],
  { hosts }: { hosts(): readonly FileHost[] },
): Domain {
  const push = pushRecords(connectors) as Job;
  const channels = readChannels(connectors) as Job;
  const fetch = fetchFile(connectors) as Job;
  return {
    entities: [messengerChannel, messengerConversation, messengerMessage],
    routes: messengerRoutes(connectors, hosts, push),
    variableNamespaces: [messengerVariables],
    fileHosts: [messengerFiles],
    jobs: [push, channels, fetch],
    schedules: [purgeWaitingSchedule],
    consumers: [takeEvents({ readChannels: channels, fetchFile: fetch })],
    settingOptions: [{ name: 'channels', query: listChannelOptions }],
    reactions: [followWrite(fetch), followToldRfqs(connectors)],
  };
}
