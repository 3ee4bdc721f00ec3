import { channelStateWords } from '../../../../../nouns/channel-state-words.ts';
import type { MessengerChannel } from '../../../../../nouns/messenger-channel.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { ChatRef } from '../../../kernel/integrations/ports/messenger.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { channelsOf, messengerChannel } from '../messenger-channel.ts';
import { workingMessenger } from '../messenger-port.ts';

export interface ChosenChat {
  installationId: string;
  channelId: string;
  chat: ChatRef;
}

/** How somebody with this phone is written to: through the given channel, that of the settings, or the first one that reaches him. */
export async function chooseChat(
  ctx: ReadContext,
  connectors: readonly AnyConnector[],
  phone: string,
  channelId: string | undefined,
): Promise<ChosenChat> {
  const { installation, port } = await workingMessenger(ctx, connectors);
  const channels = (await channelsOf(ctx.db, installation.id)).filter(({ isGone }) => !isGone);
  const chatThrough = ({ transport }: MessengerChannel) => port.chatOfPhone(transport, phone);
  const channel = channelId === undefined ? undefined : channels.find((one) => one.channelId === channelId);
  if (channelId !== undefined) demandWorking(channel);
  const preferred = port.defaultChannel(installation.settings as never);
  const fit = channels
    .filter((one) => one.works && chatThrough(one) !== null)
    .toSorted((a, b) => Number(b.channelId === preferred) - Number(a.channelId === preferred));
  const chosen = channel ?? fit[0];
  if (!chosen) throw noChannel();
  const chat = chatThrough(chosen);
  if (!chat) throw notByPhone(chosen);
  return { installationId: installation.id, channelId: chosen.channelId, chat };
}

export function demandWorking(channel: MessengerChannel | undefined): asserts channel is MessengerChannel {
  if (!channel || channel.isGone) throw unknownReference('channelId', messengerChannel.noun);
  if (!channel.works)
    throw brokenRule(
      'channel_not_working',
      words(
        `The channel “${channel.label}” does not work now: ${channelStateWords(channel.state).en}.`,
        `Канал «${channel.label}» сейчас не работает: ${channelStateWords(channel.state).ru}.`,
      ),
      { state: channel.state },
    );
}

const noChannel = () =>
  brokenRule(
    'no_channel',
    words(
      'No working channel reaches a person by phone. Synchronize the channels, or wait until they write first.',
      'Нет работающего канала, где можно написать по телефону. Синхронизируйте каналы или дождитесь сообщения от собеседника.',
    ),
  );

const notByPhone = ({ label }: MessengerChannel) =>
  brokenRule(
    'phone_not_reached',
    words(
      `Through “${label}” nobody is written to by phone: they have to write first.`,
      `Через «${label}» нельзя написать первым по телефону: собеседник должен написать сам.`,
    ),
  );
