import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type Json, textOf } from '../../openapi/json.ts';
import { html } from '../html.ts';
import { layout, linkTo } from '../layout.ts';
import { fieldTable, toldRows } from './docs-fields.ts';
import { type Reference, summaryOf } from './reference.ts';

const said = {
  ru: {
    all: 'Вебхуки и события',
    sent: 'Приходит на адрес подписки и читается в ленте:',
    fields: 'Поля',
    example: 'Пример',
  },
  en: {
    all: 'Webhooks and events',
    sent: 'It is sent to the address of a subscription and read from the feed:',
    fields: 'Fields',
    example: 'Example',
  },
};

/** What one event carries; undefined for a name that is none. */
export function eventPage(event: string, { document, look }: Reference, language: Language): string | undefined {
  const post = Object.hasOwn(document.webhooks, event) ? (document.webhooks[event]?.post as Json) : undefined;
  if (post === undefined) return undefined;
  const words = said[language];
  const { schema, example } = bodyOfEvent(post);
  const summary = summaryOf(post, language);
  const body = html`<main class="plain" id="main"><a class="back" href="${linkTo('/docs/webhooks', language)}">← ${words.all}</a>
<p class="status">${event}</p><h1>${summary}</h1>
<p>${words.sent} <a href="${linkTo('/docs/operations/events.read-feed', language)}"><code>GET /api/v1/events</code></a></p>
<h2>${words.example}</h2><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
<h2>${words.fields}</h2>${fieldTable(toldRows(schema, look, language), language)}</main>`;
  return layout({
    language,
    title: `${textOf(summary)}: Prokura`,
    path: `/docs/events/${event}`,
    section: '/docs/webhooks',
    body,
  });
}

export const bodyOfEvent = (post: Json): { schema: Json; example: unknown } =>
  ((post.requestBody as Json).content as Record<string, { schema: Json; example: unknown }>)['application/json'] as {
    schema: Json;
    example: unknown;
  };
