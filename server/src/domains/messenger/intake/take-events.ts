import { consumer, pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import {
  type MessageEvent,
  type MessengerEvent,
  messengerEvents,
  type StatusEvent,
} from '../../../kernel/integrations/ports/messenger.ts';
import type { Job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { holdChannels } from '../messenger-channel.ts';
import { takeMessages } from './take-messages.ts';
import { takeStatuses } from './take-statuses.ts';
import { tellConversations } from './tell-conversations.ts';

export interface IntakeJobs {
  readChannels: Job;
  fetchFile: Job;
}

/** What the provider of a messenger posts: messages and statuses in whatever order, each once. */
export const takeEvents = (jobs: IntakeJobs) =>
  consumer(
    messengerEvents,
    command({
      name: 'messenger.take-events',
      summary: words('Take messages and statuses', 'Принять сообщения и статусы'),
      permission: 'signed-in',
      scope: null,
      input: pulledItems,
      output: taken,

      async run(ctx, { installationId, items }) {
        const events = items as MessengerEvent[];
        const known = new Set((await holdChannels(ctx.db, installationId)).map(({ channelId }) => channelId));
        const left = events.flatMap((event, place) =>
          event.type === 'message' && !known.has(event.channelId) ? [place] : [],
        );
        if (left.length > 0 || events.some(({ type }) => type === 'channels_changed'))
          await ctx.enqueue(jobs.readChannels, { installationId }, { key: installationId });
        const messages = events.filter(
          (event): event is MessageEvent => event.type === 'message' && known.has(event.channelId),
        );
        const statuses = events.filter((event): event is StatusEvent => event.type === 'status');
        const touched = [
          ...(await takeMessages(ctx, installationId, messages, jobs.fetchFile)),
          ...(await takeStatuses(ctx, installationId, statuses)),
        ];
        await tellConversations(ctx, touched);
        if (touched.length === 0) ctx.nothingChanged();
        const done = events.length - left.length;
        return left.length === 0 ? { taken: done } : { taken: done, left, skipped: foreignChannel };
      },
    }),
  );

const foreignChannel = words(
  'A message of a channel that the portal does not know: the channels are read anew, and the message is taken once its channel is among them.',
  'Сообщение из канала, которого нет в портале: список каналов перечитывается, сообщение будет принято, когда канал в нём появится.',
);
