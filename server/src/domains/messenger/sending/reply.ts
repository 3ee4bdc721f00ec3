import { id, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { FileHost } from '../../../platform/files/host.ts';
import { channelsOf } from '../messenger-channel.ts';
import { conversations } from '../messenger-conversation.ts';
import { messengerMessage } from '../messenger-message.ts';
import { workingMessenger, writing } from '../messenger-port.ts';
import { attachedFile } from './attached-file.ts';
import { demandWorking } from './choose-chat.ts';
import { demandOneContent, messageInput } from './message.input.ts';
import { writeMessage } from './write-message.ts';

export const sendingRefusals = [
  'installation_not_ready',
  'integration_disabled',
  'business_rule_violated',
  'file_quarantined',
  'scan_pending',
] as const;

export const reply = (connectors: readonly AnyConnector[], hosts: () => readonly FileHost[]) =>
  command({
    name: 'messenger.reply',
    summary: words('Write in a conversation', 'Написать в переписке'),
    description:
      'A text, or a file of the portal. The message leaves right after the answer; `status` tells how far it is, and `inDoubt` that nobody knows whether it left.',
    permission: 'messengers.send',
    scope: writing['messengers.send'],
    refuses: ['not_found', ...sendingRefusals],
    input: object({ id: id(), ...messageInput }),
    output: messengerMessage.view,

    async run(ctx, { id: conversationId, text, fileId }) {
      demandOneContent({ text, fileId });
      const talk = await conversations.lock(ctx.db, conversationId);
      const { installation } = await workingMessenger(ctx, connectors);
      const channels = await channelsOf(ctx.db, installation.id);
      demandWorking(channels.find(({ channelId }) => channelId === talk.channelId));
      const file = await attachedFile(ctx, hosts(), fileId);
      return writeMessage(ctx, { conversationId, installationId: installation.id, text: text ?? null, file });
    },
  });
