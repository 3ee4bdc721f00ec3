import type { Language } from '../../../kernel/problem-body.ts';
import { html } from './html.ts';
import { layout, linkTo } from './layout.ts';

const said = {
  ru: {
    'api-keys': { title: 'Ключи API', lead: 'Здесь будет список ключей портала. Пока всё то же делает API.' },
    webhooks: { title: 'Подписка на вебхуки', lead: 'Здесь будут подписка и её доставки. Пока всё то же делает API.' },
    first: 'Войдите и передайте полученный токен в заголовке Authorization.',
  },
  en: {
    'api-keys': { title: 'API keys', lead: 'The keys of the portal will be listed here. For now the API does it all.' },
    webhooks: {
      title: 'Webhook subscription',
      lead: 'The subscription and its deliveries will be here. For now the API does it all.',
    },
    first: 'Sign in and pass the token you get in the Authorization header.',
  },
};

/** Operations a person comes from a letter for, by where the letter leads. */
const wanted = {
  'api-keys': ['api-keys.list-keys', 'api-keys.rotate-key', 'api-keys.create-key', 'api-keys.archive-key'],
  webhooks: [
    'webhooks.get-subscription',
    'webhooks.list-deliveries',
    'webhooks.test-subscription',
    'webhooks.enable-subscription',
    'webhooks.recover',
  ],
} as const;

export type SettingsSection = keyof typeof wanted;

interface Offered {
  method: string;
  path: string;
  operation: { name: string; summary: Readonly<Record<Language, string>> };
}

/** Where letters about keys and subscriptions lead while the portal has no screens: the operations that do the work. */
export function settingsPage(section: SettingsSection, routes: readonly Offered[], language: Language): string {
  const words = said[language];
  const { title, lead } = words[section];
  const shown = wanted[section].flatMap((name) => routes.find(({ operation }) => operation.name === name) ?? []);
  const body = html`<main class="plain" id="main"><h1>${title}</h1><p class="lead">${lead}</p>
<p>${words.first} <a href="${linkTo('/login', language)}">${language === 'ru' ? 'Войти' : 'Sign in'}</a></p>
<div class="cards">${shown.map(
    ({ method, path, operation }) =>
      html`<a class="card" href="${linkTo('/docs', language)}#${operation.name}"><b>${operation.summary[language]}</b><span>${method} ${path}</span></a>`,
  )}</div></main>`;
  return layout({ language, title: `Prokura: ${title}`, path: '/docs', body, varyingAddress: true });
}
