import { setTimeout as pause } from 'node:timers/promises';
import { listDeliveries } from '../../generated/operations/webhooks.ts';
import type { GetDelivery } from '../../generated/types.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Asked, Command } from '../command.ts';
import { say } from '../language.ts';
import { wantsTable } from '../output/wants-table.ts';
import { write } from '../output/write.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';

const everyMs = 1_000;

export const tailDeliveries: Command = {
  usage: 'deliveries tail --subscription ID',
  summary: { en: 'Show deliveries of webhooks as they go', ru: 'Показывать доставки вебхуков по мере отправки' },
  about: {
    en: 'A line whenever a delivery comes or its state changes, until Ctrl-C.',
    ru: 'Строка на каждую новую доставку и смену её состояния, до Ctrl-C.',
  },
  flags: {
    subscription: { type: 'text', value: 'ID', words: { en: 'The subscription', ru: 'Подписка' }, isRequired: true },
  },
  takes: [0, 0],
  async run(asked) {
    const { subscription } = asked.flags;
    if (typeof subscription !== 'string')
      throw new UsageError(say('--subscription is required.', 'Нужен флаг --subscription.'));
    const connection = await connectByProfile(asked);
    const shown = new Map<string, string>();
    for (;;) {
      const { items } = await listDeliveries(connection, subscription, { sort: '-createdAt', limit: 50 }).page();
      for (const delivery of items.toReversed()) {
        const state = `${delivery.status} ${delivery.attemptCount}`;
        if (shown.get(delivery.id) !== state) await print(delivery, asked);
        shown.set(delivery.id, state);
      }
      await pause(everyMs);
    }
  },
};

async function print(delivery: GetDelivery, { flags }: Asked): Promise<void> {
  const { createdAt, status, attemptCount, event, id } = delivery;
  await write(
    `${wantsTable(flags) ? [createdAt, status, attemptCount, event, id].join('  ') : JSON.stringify(delivery)}\n`,
  );
}
