import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type Html, html } from '../html.ts';
import { linkTo } from '../layout.ts';

/** What to know before the first call: a few things, each in a sentence or two. */
export const introduction = (language: Language): Html => (language === 'ru' ? inRussian : inEnglish);

const first = `export PROKURA=https://portal.example.com
export PROKURA_KEY=ppk_…

curl "$PROKURA/api/v1/integration-api/meta" \\
  -H "X-API-Key: $PROKURA_KEY"`;

const inRussian = html`<h1>API Prokura</h1>
<p class="lead">JSON по HTTPS, одинаковые правила на каждом адресе. Всё, что описано здесь, есть и в <a href="/api/v1/openapi.json">openapi.json</a>, события в <a href="/api/v1/asyncapi.json">asyncapi.json</a>.</p>
<h2>Первый запрос</h2><pre tabindex="0"><code>${first}</code></pre>
<table><tbody>
<tr><td>Доступ</td><td>Ключ в <code>X-API-Key</code> или токен вошедшего пользователя в <code>Authorization: Bearer</code>. Ключ создаётся в настройках портала и показывается один раз.</td></tr>
<tr><td>Отказы</td><td>Один вид тела (RFC 9457): <code>code</code> постоянен, <code>detail</code> и <code>fix</code> для человека: что случилось и что сделать; <code>errors</code> указывает поля. Что значит каждый код: <a href="${linkTo('/problems', 'ru')}">список ошибок</a>.</td></tr>
<tr><td>Повторы</td><td>Передавайте <code>Idempotency-Key</code> в POST и PATCH: повтор за 72 часа вернёт первый ответ и ничего не изменит.</td></tr>
<tr><td>Изменения</td><td><code>ETag</code> ответа верните в <code>If-Match</code>: чужую правку не затрёте, получите 412.</td></tr>
<tr><td>Списки</td><td>Страницы по курсору: <code>page.nextCursor</code> → <code>cursor</code>. Фильтры <code>поле=а,б</code> и <code>поле[gte]=…</code>; неизвестный параметр отклоняется.</td></tr>
<tr><td>Задачи</td><td><a href="${linkTo('/docs/guides', 'ru')}">Руководства</a> с готовыми командами: <a href="${linkTo('/docs/guides/connect-an-erp', 'ru')}">подключить учётную систему</a>, <a href="${linkTo('/docs/guides/receive-webhooks', 'ru')}">принимать вебхуки</a>, <a href="${linkTo('/docs/guides/feed-a-bi', 'ru')}">выгружать данные</a>, <a href="${linkTo('/docs/guides/use-the-sdk', 'ru')}">писать на TypeScript</a>. Для программ, которые читают: <a href="/llms.txt">llms.txt</a>.</td></tr>
<tr><td>Значения</td><td>Деньги и количества: десятичные строки. Время: UTC с миллисекундами. Неизвестные значения перечислений принимайте спокойно: их может стать больше.</td></tr>
</tbody></table>`;

const inEnglish = html`<h1>Prokura API</h1>
<p class="lead">JSON over HTTPS, the same rules at every address. All that is told here is in <a href="/api/v1/openapi.json">openapi.json</a> too, and events in <a href="/api/v1/asyncapi.json">asyncapi.json</a>.</p>
<h2>The first request</h2><pre tabindex="0"><code>${first}</code></pre>
<table><tbody>
<tr><td>Access</td><td>A key in <code>X-API-Key</code>, or the token of a signed-in person in <code>Authorization: Bearer</code>. Keys are made in the settings of the portal and shown once.</td></tr>
<tr><td>Refusals</td><td>One shape (RFC 9457): <code>code</code> is stable, <code>detail</code> and <code>fix</code> are for people: what happened and what to do; <code>errors</code> points to fields. What each code means: <a href="${linkTo('/problems', 'en')}">list of errors</a>.</td></tr>
<tr><td>Repeats</td><td>Send <code>Idempotency-Key</code> with POST and PATCH: a repeat within 72 hours gets the first answer and changes nothing.</td></tr>
<tr><td>Changes</td><td>Send the <code>ETag</code> back in <code>If-Match</code>: instead of overwriting another's work you get 412.</td></tr>
<tr><td>Lists</td><td>Paged by cursor: <code>page.nextCursor</code> → <code>cursor</code>. Filters are <code>field=a,b</code> and <code>field[gte]=…</code>; an unknown parameter is refused.</td></tr>
<tr><td>Tasks</td><td><a href="${linkTo('/docs/guides', 'en')}">Guides</a> with commands to run: <a href="${linkTo('/docs/guides/connect-an-erp', 'en')}">connect an ERP</a>, <a href="${linkTo('/docs/guides/receive-webhooks', 'en')}">receive webhooks</a>, <a href="${linkTo('/docs/guides/feed-a-bi', 'en')}">feed a BI</a>, <a href="${linkTo('/docs/guides/use-the-sdk', 'en')}">use the SDK</a>. For programs that read: <a href="/llms.txt">llms.txt</a>.</td></tr>
<tr><td>Values</td><td>Money and quantities are decimal strings. Instants are UTC with milliseconds. Take unknown enumeration values calmly: there may be more one day.</td></tr>
</tbody></table>`;
