import { createHash } from 'node:crypto';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import { type Html, html, markup } from './html.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

interface Page {
  language: Language;
  title: string;
  /** Address of this page without the language. */
  path: string;
  body: Html;
  /** Search and the highlight of the current section. */
  script?: true;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of our pages: their own style and script, by hash, and nothing else. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${hashOf(pageScript)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const places = [
  { path: '/docs', en: 'API', ru: 'API' },
  { path: '/docs/webhooks', en: 'Webhooks', ru: 'Вебхуки' },
  { path: '/problems', en: 'Errors', ru: 'Ошибки' },
];

/** `/docs` in this language: Russian needs no mark. */
export const linkTo = (path: string, language: Language) => (language === 'en' ? `${path}?lang=en` : path);

export function layout({ language, title, path, body, script }: Page): string {
  const other = language === 'ru' ? 'en' : 'ru';
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${markup(pageStyle)}</style></head><body>
<a class="skip" href="#main">${language === 'ru' ? 'К содержанию' : 'Skip to content'}</a>
<header class="top"><a class="brand" href="${linkTo('/', language)}"><i></i>Prokura</a>
<nav>${places.map((place) => html`<a href="${linkTo(place.path, language)}"${place.path === path && markup(' aria-current="page"')}>${place[language]}</a>`)}</nav>
<a class="lang" href="${linkTo(path, other)}" hreflang="${other}" lang="${other}">${other === 'en' ? 'English' : 'Русский'}</a></header>
${body}
${script && html`<script>${markup(pageScript)}</script>`}
</body></html>`.html;
}
