import type { Language } from '../../../../kernel/problems/problem-body.ts';
import type { Json } from '../../openapi/json.ts';
import type { OpenApi } from '../../openapi/openapi-document.ts';
import { html } from '../html.ts';
import { layout, linkTo } from '../layout.ts';
import { summaryOf } from './reference.ts';

const said = {
  ru: {
    title: 'Вебхуки',
    lead: 'О каждом изменении портал сообщает POST-запросом на адрес подписки. Ответьте 2xx за 10 секунд, работу делайте потом.',
    rules: [
      'Доставка не реже одного раза: повтор узнаётся по `eventId`.',
      'Порядок не обещан: применяйте событие, только если `entity.version` больше той, что у вас.',
      'Не пришло вовремя? Повторяем с растущими паузами; пропущенное можно вернуть или прочесть в ленте событий.',
    ],
    headers: 'Заголовки',
    verify: 'Как проверить подпись',
    advice:
      'Подпись считается по байтам тела как они пришли, до разбора JSON. Отклоняйте метку времени старше пяти минут.',
    openssl: 'В консоли',
    node: 'Node.js',
    standard: 'Библиотекой Standard Webhooks: она есть для десяти языков',
    events: 'События',
  },
  en: {
    title: 'Webhooks',
    lead: 'The portal sends every change as a POST to the address of a subscription. Answer 2xx within 10 seconds and process it afterwards.',
    rules: [
      'Delivery is at least once: recognise repeats by `eventId`.',
      'Order is not guaranteed: apply an event only if `entity.version` is greater than yours.',
      'Missed one? We retry with growing pauses; held deliveries can be recovered, or the events read from the feed.',
    ],
    headers: 'Headers',
    verify: 'Verify the signature',
    advice:
      'The signature covers the raw bytes of the body, before JSON is parsed. Refuse a timestamp older than five minutes.',
    openssl: 'In a shell',
    node: 'Node.js',
    standard: 'With the Standard Webhooks library, which exists for ten languages',
    events: 'Events',
  },
};

const headers: ReadonlyArray<readonly [name: string, en: string, ru: string]> = [
  ['X-Service-Event', 'Name of the event', 'Имя события'],
  ['X-Service-Event-Id', 'The same in every attempt', 'Одинаков во всех попытках'],
  [
    'X-Service-Timestamp',
    'Milliseconds since 1970, new for each attempt',
    'Миллисекунды с 1970 года, свои у каждой попытки',
  ],
  ['X-Service-Signature', 'sha256= and the HMAC in hex of «timestamp.body»', 'sha256= и HMAC «метка.тело» в hex'],
  ['webhook-id, webhook-timestamp, webhook-signature', 'The same by Standard Webhooks', 'То же по Standard Webhooks'],
];

/** Events with their payloads, and how a receiver verifies them. */
export function webhooksPage(document: OpenApi, language: Language): string {
  const words = said[language];
  const at = language === 'ru' ? 2 : 1;
  const body = html`<main class="plain" id="main"><h1>${words.title}</h1><p class="lead">${words.lead}</p>
<ul class="steps">${words.rules.map((rule) => html`<li>${rule.replaceAll('`', '')}</li>`)}</ul>
<h2>${words.headers}</h2><table><tbody>${headers.map((row) => html`<tr><td><code>${row[0]}</code></td><td>${row[at]}</td></tr>`)}</tbody></table>
<h2>${words.verify}</h2><p>${words.advice}</p>
<h3>${words.openssl}</h3><pre tabindex="0"><code>${withOpenssl}</code></pre>
<h3>${words.node}</h3><pre tabindex="0"><code>${withNode}</code></pre>
<h3>${words.standard}</h3><pre tabindex="0"><code>${withStandard}</code></pre>
<h2>${words.events}</h2><ul class="plainlist">${Object.entries(document.webhooks).map(([event, { post }]) => html`<li id="${event}"><a href="${linkTo(`/docs/events/${event}`, language)}">${summaryOf(post as Json, language)}</a> <code>${event}</code></li>`)}</ul></main>`;
  return layout({ language, title: `Prokura: ${words.title}`, path: '/docs/webhooks', body });
}

const withOpenssl = `# $SECRET is the whole text, whsec_ included; body.json holds the bytes as they came
printf '%s.' "$X_SERVICE_TIMESTAMP" | cat - body.json |
  openssl dgst -sha256 -hmac "$SECRET" -hex`;

const withNode = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isOurs(streamedBody, headers, secret) {
  const timestamp = headers['x-service-timestamp'];
  if (Math.abs(Date.now() - Number(timestamp)) > 300_000) return false;
  const expected = createHmac('sha256', secret).update(\`\${timestamp}.\`).update(streamedBody).digest();
  const given = Buffer.from(String(headers['x-service-signature']).replace('sha256=', ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;

const withStandard = `import { Webhook } from 'standardwebhooks';

const event = new Webhook(secret).verify(streamedBody, headers);`;
