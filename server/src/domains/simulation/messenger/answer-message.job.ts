import Type from 'typebox';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { MessageEvent } from '../../../kernel/integrations/ports/messenger.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';
import { readChannels } from '../../messenger/channels/read-channels.job.ts';
import { fetchFile } from '../../messenger/intake/fetch-file.job.ts';
import { takeEvents } from '../../messenger/intake/take-events.ts';
import { conversations } from '../../messenger/messenger-conversation.ts';
import { answering } from './answering.ts';
import { whoIsWrittenTo } from './who-is-written-to.ts';

const card = 'messenger-test';

/** The answer comes as what the provider of a messenger posts. Under the name of the message that it answers it is one answer. */
export function answerMessage(connectors: readonly AnyConnector[]): Job<typeof answering.payload> {
  const take = takeEvents({ readChannels: readChannels(connectors) as Job, fetchFile: fetchFile(connectors) as Job });
  return job({
    ...answering,
    command: command({
      name: 'simulation.answer-message',
      summary: words('Answer a message', 'Ответить на сообщение от тестового контрагента'),
      permission: 'internal',
      scope: null,
      input: answering.payload,
      output: Type.Unknown(),

      async run(ctx, { conversationId, factId }) {
        ctx.nothingChanged();
        const installed = await findInstalled(ctx.db, [card]);
        if (!installed) return;
        const conversation = await conversations.byId(ctx.db, conversationId);
        const name = await whoIsWrittenTo(ctx.db, conversation);
        const { channelId, chatType, chatId, phone } = conversation;
        const answer: MessageEvent = {
          ...{ type: 'message', messageId: `answer ${factId}`, channelId, chatType, chatId, direction: 'in' },
          ...{ at: portalNow().toISOString(), text: answerOf(name), authorName: name },
          contact: { name, username: null, phone },
          ...{ fileUrl: null, status: null, edited: false, before: null, deleted: false },
        };
        await ctx.call(take.command, { installationId: installed.id, source: card, items: [answer] });
      },
    }),
  });
}

const answerOf = (name: string) =>
  mannersOf(name).has('declines')
    ? 'К сожалению, помочь не сможем.'
    : 'Здравствуйте! Сообщение получили, ответим в ближайшее время.';
