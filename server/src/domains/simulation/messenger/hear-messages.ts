import Type from 'typebox';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyReaction, toldFact } from '../../../kernel/reaction.ts';
import { conversations, messengerConversation } from '../../messenger/messenger-conversation.ts';
import { afterFact, day, minute } from '../when-due.ts';
import { answering } from './answering.ts';
import { whoIsWrittenTo } from './who-is-written-to.ts';

/** A counterparty answers a message in a minute, and one that is late in a day. */
export const hearMessages = counterpartyReaction(
  [messengerConversation.event('sent')],
  command({
    name: 'simulation.hear-messages',
    summary: words('Let a counterparty hear of a message', 'Передать сообщение тестовому контрагенту'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId, entityId: conversationId }) {
      ctx.nothingChanged();
      const manners = mannersOf(await whoIsWrittenTo(ctx.db, await conversations.byId(ctx.db, conversationId)));
      if (manners.has('silent')) return;
      const dueAt = await afterFact(ctx.db, factId, manners.has('late') ? day : minute);
      await ctx.enqueue(answering, { conversationId, factId }, { key: factId, dueAt });
    },
  }),
);
