import { createHash } from 'node:crypto';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import { searchScript } from './docs/search-script.ts';
import { tryScript } from './docs/try-script.ts';
import { type Html, html, markup } from './html.ts';
import { pageStyle } from './page-style.ts';

const scripts = { search: searchScript, try: tryScript };

interface Page {
  language: Language;
  title: string;
  /** Address of this page without the language. */
  path: string;
  /** The place in the menu, where it is not the address itself. */
  section?: string;
  body: Html;
  scripts?: ReadonlyArray<keyof typeof scripts>;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of our pages: their own style and scripts, by hash, and requests to this server alone. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${Object.values(scripts).map(hashOf).join(' ')}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const places = [
  { path: '/docs', en: 'API', ru: 'API' },
  { path: '/docs/guides', en: 'Guides', ru: 'Руководства' },
  { path: '/docs/webhooks', en: 'Webhooks', ru: 'Вебхуки' },
  { path: '/problems', en: 'Errors', ru: 'Ошибки' },
  { path: '/docs/changelog', en: 'Changes', ru: 'Изменения' },
];

/** `/docs` in this language: Russian needs no mark. */
export const linkTo = (path: string, language: Language) => (language === 'en' ? `${path}?lang=en` : path);

export function layout({ language, title, path, section = path, body, scripts: run = [] }: Page): string {
  const other = language === 'ru' ? 'en' : 'ru';
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${markup(pageStyle)}</style></head><body>
<a class="skip" href="#main">${language === 'ru' ? 'К содержанию' : 'Skip to content'}</a>
<header class="top"><a class="brand" href="${linkTo('/', language)}"><i></i>Prokura</a>
<nav aria-label="${language === 'ru' ? 'Документация' : 'Documentation'}">${places.map((place) => html`<a href="${linkTo(place.path, language)}"${place.path === section && markup(' aria-current="page"')}>${place[language]}</a>`)}</nav>
<a class="lang" href="${linkTo(path, other)}" hreflang="${other}" lang="${other}">${other === 'en' ? 'English' : 'Русский'}</a></header>
${body}
${run.map((name) => html`<script>${markup(scripts[name])}</script>`)}
</body></html>`.html;
}
