import Type from 'typebox';
import { messengerChannel as declared } from '../../../../../nouns/messenger-channel.ts';
import { id, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { MessengerChannel } from '../../../kernel/integrations/ports/messenger.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { channelsOf, messengerChannel } from '../messenger-channel.ts';
import { askMessenger, writing } from '../messenger-port.ts';
import { writeChannels } from './write-channels.ts';

const asks = { permission: 'messengers.manage', scope: writing['messengers.manage'] } as const;

export const channelList = object({ items: Type.Array(messengerChannel.view) }, { title: declared.words.en });

export function syncChannels(connectors: readonly AnyConnector[]) {
  const messenger = askMessenger(connectors, 'messengers.manage');

  const keep = command({
    name: 'messenger.write-channels',
    summary: words('Note the channels', 'Записать каналы'),
    ...asks,
    input: object({ installationId: id(), channels: Type.Unsafe<MessengerChannel[]>({}) }),
    output: channelList,
    async run(ctx, { installationId, channels }) {
      ctx.nothingChanged();
      await writeChannels(ctx, installationId, channels);
      return { items: await channelsOf(ctx.db, installationId) };
    },
  });

  return command({
    name: 'messenger.sync-channels',
    summary: words('Read channels from the provider', 'Прочитать каналы у провайдера'),
    description:
      'Answers all channels with their states. One that the provider lists no more stays, marked `isGone`, with its conversations.',
    ...asks,
    refuses: [...providerRefusals],
    input: object({}),
    output: channelList,
    run: inSteps,
    async steps(steps) {
      const connection = await messenger.open(steps);
      const channels = await messenger.ask(steps, connection, (port, call) => port.channels(call as never));
      return steps.command(keep, { installationId: connection.installationId, channels });
    },
  });
}
