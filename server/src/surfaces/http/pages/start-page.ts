import type { Language } from '../../../kernel/problems/problem-body.ts';
import { html } from './html.ts';
import { layout, linkTo } from './layout.ts';

const said = {
  ru: {
    title: 'Prokura работает',
    lead: 'Платформа закупок: заявки, запросы цен, решения, счета, склад и всё, что их связывает.',
    cards: [
      ['/docs', 'Описание API', 'Каждая операция с примером запроса и ответа'],
      ['/docs/webhooks', 'Вебхуки', 'События, их содержимое и проверка подписи'],
      ['/problems', 'Ошибки', 'Что значит каждый код и что делать'],
      ['/health', 'Состояние', 'Отвечает ли база данных'],
    ],
    begin: 'С чего начать',
    steps: [
      'Зарегистрируйте портал: POST /api/v1/auth/register.',
      'Подтвердите почту по ссылке из письма и войдите.',
      'Создайте ключ API с нужными областями и сохраните его: он показывается один раз.',
      'Сделайте первый запрос по описанию API.',
    ],
  },
  en: {
    title: 'Prokura is running',
    lead: 'A procurement platform: requisitions, requests for quotes, decisions, invoices, stock, and what connects them.',
    cards: [
      ['/docs', 'API reference', 'Every operation with a request and an answer'],
      ['/docs/webhooks', 'Webhooks', 'Events, their payloads, verifying signatures'],
      ['/problems', 'Errors', 'What each code means and what to do'],
      ['/health', 'Health', 'Whether the database answers'],
    ],
    begin: 'How to begin',
    steps: [
      'Register a portal: POST /api/v1/auth/register.',
      'Confirm the e-mail by the link in the letter and sign in.',
      'Create an API key with the scopes you need and store it: it is shown once.',
      'Make the first request from the API reference.',
    ],
  },
};

/** The page at `/` in an installation without a built portal. */
export function startPage(language: Language): string {
  const words = said[language];
  const body = html`<main class="plain" id="main"><h1>${words.title}</h1><p class="lead">${words.lead}</p>
<div class="cards">${words.cards.map(([path, name, about]) => html`<a class="card" href="${path === '/health' ? path : linkTo(path ?? '', language)}"><b>${name}</b><span>${about}</span></a>`)}</div>
<h2>${words.begin}</h2><ol class="steps">${words.steps.map((step) => html`<li>${step}</li>`)}</ol></main>`;
  return layout({ language, title: 'Prokura', path: '/', body });
}
