import { id, object } from '../../../../kernel/fields.ts';
import { command, inSteps } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { OutboundClient } from '../../../outbound/create-outbound-client.ts';
import { listAttempts } from '../../deliveries/operations/list-attempts.ts';
import { type Attempt, attemptView } from '../../deliveries/webhook-attempt.ts';
import type { EventCatalog } from '../../events/event-catalog.ts';
import { resultOf } from '../../sending/attempt-result.ts';
import { createClient } from '../../sending/create-client.ts';
import { sendAttempt } from '../../sending/send-attempt.ts';
import { settleDeliveries } from '../../sending/settle-deliveries.ts';
import { readTest, startTest } from '../start-test.ts';

/**
 * Sends a test event and waits for the answer. Three steps, so that no transaction is held while the receiver thinks:
 * the delivery is made, it is sent, the attempt is written. A repeat with the same idempotency key finds the first
 * one's attempt.
 */
export function testSubscription(catalog: EventCatalog) {
  const start = startTest(catalog);
  return command({
    name: 'webhooks.test-subscription',
    summary: words('Send a test event', 'Отправить тестовое событие'),
    description:
      'Sends `integration.test_event` at once and answers with the attempt, whatever came of it. A disabled subscription can be tested too.',
    permission: 'webhooks.manage',
    scope: 'webhooks.write',
    refuses: ['resource_archived', 'upstream_timeout'],
    input: object({ id: id() }),
    output: attemptView,
    run: inSteps,

    async steps(steps, input) {
      const started = await steps.command(start, input);
      const work = await steps.query(readTest, started);
      if (work && work.body !== null) {
        const sent = await sendAttempt(clientOf(steps.services), { ...work, body: work.body });
        await steps.command(settleDeliveries, { results: [resultOf(work, sent)] });
      }
      const page = await steps.query(listAttempts, { id: started.deliveryId, sort: '-number', limit: 1 });
      const [attempt] = page.items as Attempt[];
      if (!attempt) throw refuse('upstream_timeout');
      return attempt;
    },
  });
}

const clients = new WeakMap<Services, OutboundClient>();

function clientOf(services: Services): OutboundClient {
  const client = clients.get(services) ?? createClient(services);
  clients.set(services, client);
  return client;
}
