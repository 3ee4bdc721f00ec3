import { randomUUID } from 'node:crypto';
import { listEvents, testSubscription } from '../../generated/operations/webhooks.ts';
import { nearest } from '../arguments/nearest.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Command } from '../command.ts';
import { say } from '../language.ts';
import { forwardFlag } from '../listening/receiver-of.ts';
import { sendOnce } from '../listening/send-once.ts';
import { printAnswer } from '../output/print-answer.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';

const { isRequired: _, ...forwardOrElse } = forwardFlag;

export const trigger: Command = {
  usage: 'trigger EVENT',
  summary: { en: 'Send the example of an event', ru: 'Отправить пример события' },
  about: {
    en: 'To a receiver on this machine: the example of the catalog, signed as `listen` signs. To a subscription: `integration.test_event`, sent by the server. Nothing changes in the portal.',
    ru: 'Приёмнику на этой машине — пример из каталога с подписью, как у `listen`. Подписке — `integration.test_event`, его отправит сервер. В портале ничего не меняется.',
  },
  flags: {
    'forward-to': forwardOrElse,
    subscription: { type: 'text', value: 'ID', words: { en: 'A subscription of webhooks', ru: 'Подписка на вебхуки' } },
  },
  takes: [1, 1],
  async run(asked) {
    const name = asked.words[0] as string;
    const { subscription } = asked.flags;
    const connection = await connectByProfile(asked);
    if (typeof subscription === 'string') {
      demandTestEvent(name);
      return printAnswer(await testSubscription(connection, subscription), asked);
    }
    const { items } = await listEvents(connection);
    await sendOnce(exampleOf(name, items), asked);
  },
};

const testEvent = 'integration.test_event';

function demandTestEvent(name: string): void {
  if (name === testEvent) return;
  throw new UsageError(say(`A subscription is sent ${testEvent} alone.`, `Подписке отправляется только ${testEvent}.`));
}

interface Known {
  name: string;
  example: Record<string, unknown>;
}

/** A new event each time: receivers know repeats by the identifier. */
function exampleOf(name: string, events: readonly Known[]) {
  const found = events.find((one) => one.name === name);
  if (found) return { ...found.example, event: name, eventId: randomUUID(), occurredAt: new Date().toISOString() };
  const perhaps = nearest(
    name,
    events.map((one) => one.name),
  );
  throw new UsageError(say(`There is no event «${name}».`, `События «${name}» нет.`) + perhaps);
}
