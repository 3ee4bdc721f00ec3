import type { Connection } from '../../connect.ts';
import { getEvent, listDeliveries, redeliver } from '../../generated/operations/webhooks.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Command } from '../command.ts';
import { say } from '../language.ts';
import { forwardFlag } from '../listening/receiver-of.ts';
import { sendOnce } from '../listening/send-once.ts';
import { printAnswer } from '../output/print-answer.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';

const { isRequired: _, ...forwardOrElse } = forwardFlag;

export const resendEvents: Command = {
  usage: 'events resend EVENT_ID…',
  summary: { en: 'Send events again', ru: 'Отправить события ещё раз' },
  about: {
    en: 'To a receiver on this machine, or to a subscription by the server. In the order they are named, with the same identifiers and bodies.',
    ru: 'Приёмнику на этой машине или, силами сервера, подписке. В том порядке, в котором они названы, с теми же идентификаторами и содержимым.',
  },
  flags: {
    'forward-to': forwardOrElse,
    subscription: { type: 'text', value: 'ID', words: { en: 'A subscription of webhooks', ru: 'Подписка на вебхуки' } },
  },
  takes: [1, 1_000],
  async run(asked) {
    const { subscription } = asked.flags;
    const connection = await connectByProfile(asked);
    for (const id of asked.words) {
      if (typeof subscription === 'string') await printAnswer(await deliverAgain(connection, subscription, id), asked);
      else await sendOnce(await getEvent(connection, id), asked);
    }
  },
};

async function deliverAgain(connection: Connection, subscription: string, eventId: string) {
  const { items } = await listDeliveries(connection, subscription, { eventId, limit: 1 }).page();
  const [delivery] = items;
  if (delivery) return redeliver(connection, delivery.id);
  throw new UsageError(
    say(`The subscription has no delivery of ${eventId}.`, `У подписки нет доставки события ${eventId}.`),
  );
}
