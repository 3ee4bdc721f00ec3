import type { Check } from '../../../../kernel/integrations/connector.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import type { Services } from '../../../../kernel/services.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import type { OutboundClient } from '../../../outbound/create-outbound-client.ts';
import type { Outcome } from '../../../outbound/outcome.ts';
import { readPong } from '../read-pong.ts';
import { publisherSecret, signedHeaders } from '../signed-call.ts';
import type { Subject } from './check-ownership.ts';

const hourMs = 3_600_000;

/** Pings the publisher as an installation would, then as a forger would: the first has to be answered, the others refused. */
export async function checkEcho(
  client: OutboundClient,
  services: Services,
  { slug, manifest }: Subject,
): Promise<Check[]> {
  const url = manifest.lifecycleUrl;
  const secret = publisherSecret(services, slug);
  const ping = pingBody();
  const send = (headers: Record<string, string>, body = ping.body) =>
    client.send({ method: 'POST', url, headers, body, repeatable: false });
  const good = signedHeaders(secret, ping);
  const answered = ofAnswer(await send(good));
  if (answered.result === 'failed') return [answered];
  const [replayed, forged, unsigned, changed, stale] = [
    await send(good),
    await send(signedHeaders('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', pingBody(ping.body))),
    await send({ 'Content-Type': 'application/json', 'X-Service-Event': 'health.ping' }),
    await send(signedHeaders(secret, { ...ping, id: uuidv7() }), ping.body.replace('health.ping', 'health.pong')),
    await send(signedHeaders(secret, { ...pingBody(ping.body), at: Date.now() - hourMs })),
  ];
  return [
    answered,
    refusedBy(
      'replay',
      words('The same call twice', 'Повтор того же вызова'),
      replayed,
      words(
        'Refuse a webhook-id that was already received: answer 409.',
        'Отклоняйте уже принятый webhook-id: ответ 409.',
      ),
    ),
    refusedBy(
      'wrong_signature',
      words('A wrong signature', 'Неверная подпись'),
      forged,
      words('Refuse a signature that does not match: answer 401.', 'Отклоняйте неверную подпись: ответ 401.'),
    ),
    refusedBy(
      'no_signature',
      words('No signature', 'Отсутствие подписи'),
      unsigned,
      words('Refuse a call without a signature: answer 401.', 'Отклоняйте вызов без подписи: ответ 401.'),
    ),
    refusedBy(
      'changed_body',
      words('A changed body', 'Изменённое тело'),
      changed,
      words(
        'Verify the signature over the bytes as they came.',
        'Проверяйте подпись по телу в том виде, в каком оно пришло.',
      ),
    ),
    refusedBy(
      'stale',
      words('A call an hour old', 'Вызов часовой давности'),
      stale,
      words(
        'Refuse a timestamp more than five minutes off: answer 401.',
        'Отклоняйте метку времени с отклонением больше пяти минут: ответ 401.',
      ),
    ),
  ];
}

function pingBody(body?: string) {
  const id = uuidv7();
  return {
    event: 'health.ping' as const,
    id,
    body:
      body ??
      JSON.stringify({
        event: 'health.ping',
        eventId: id,
        installationId: null,
        occurredAt: new Date().toISOString(),
        data: {},
      }),
  };
}

function ofAnswer(outcome: Outcome): Check {
  const label = words('A signed ping', 'Подписанная проверка связи');
  const failed = (detail: Words): Check => ({ id: 'ping', label, result: 'failed', detail });
  if (outcome.kind === 'failure')
    return failed(words(`No answer: ${outcome.errorCode}.`, `Ответа нет: ${outcome.errorCode}.`));
  if (outcome.status >= 300 && outcome.status < 400)
    return failed(
      words(
        'Redirects are not followed: answer at the address itself.',
        'Перенаправления не выполняются: отвечайте по самому адресу.',
      ),
    );
  if (outcome.status !== 200)
    return failed(words(`Answered ${outcome.status} instead of 200.`, `Получен ответ ${outcome.status} вместо 200.`));
  if (outcome.truncated)
    return failed(words('The answer is too long or too slow.', 'Ответ слишком длинный или медленный.'));
  return readPong(outcome.body)
    ? { id: 'ping', label, result: 'ok' }
    : failed(
        words(
          'Answer {"status":"ok","checks":[…]} as the guide says.',
          'Отвечайте {"status":"ok","checks":[…]}, как описано в руководстве.',
        ),
      );
}

/** Only a refusal counts: 4xx. Silence or a fault of his server proves nothing. */
const refusedBy = (id: string, label: Words, outcome: Outcome, fix: Words): Check =>
  outcome.kind === 'answer' && outcome.status >= 400 && outcome.status < 500
    ? { id, label, result: 'ok' }
    : { id, label, result: 'failed', detail: fix };
