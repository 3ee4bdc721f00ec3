import type { Language } from '../../../kernel/problems/problem-body.ts';
import { type Json, textOf } from '../openapi/json.ts';
import type { OpenApi } from '../openapi/openapi-document.ts';
import type { Look } from './docs-fields.ts';
import { type Entry, operationSection, summaryOf } from './docs-operation.ts';
import { type Html, html } from './html.ts';
import { introduction } from './introduction.ts';
import { layout } from './layout.ts';

/** The whole reference on one page, drawn from the document that clients read. */
export function docsPage(document: OpenApi, language: Language): string {
  const look = lookIn(document);
  const sections = sectionsOf(document);
  const nameOf = (tag: Json) => String(language === 'ru' ? tag['x-name-ru'] : tag.name);
  const find = language === 'ru' ? 'Найти операцию  /' : 'Find an operation  /';
  const body = html`<div class="docs"><aside class="side"><input id="find" type="search" placeholder="${find}" aria-label="${find}">
<nav class="list" aria-label="${language === 'ru' ? 'Операции' : 'Operations'}">${sections.map(
    ({ tag, entries }) =>
      html`<details open><summary>${nameOf(tag)}</summary><ul>${entries.map((entry) => navigationItem(entry, language))}</ul></details>`,
  )}</nav></aside><main class="main" id="main">${introduction(language)}
${sections.map(
  ({ tag, entries }) => html`<section><h2 id="${slug(tag)}">${nameOf(tag)}</h2>
<p class="muted">${String(language === 'ru' ? tag['x-description-ru'] : tag.description)}</p>${entries.map((entry) => operationSection(entry, look, language))}</section>`,
)}</main></div>`;
  return layout({
    language,
    title: language === 'ru' ? 'Prokura: описание API' : 'Prokura: API reference',
    path: '/docs',
    body,
    script: true,
  });
}

const slug = (tag: Json) => `tag-${String(tag.name).toLowerCase().replaceAll(' ', '-')}`;

function navigationItem({ method, path, operation }: Entry, language: Language): Html {
  const summary = summaryOf(operation, language);
  const sought =
    `${summary} ${String(operation.summary)} ${path} ${method} ${String(operation.operationId)}`.toLowerCase();
  return html`<li data-find="${sought}"><a href="#${String(operation.operationId)}" title="${path}"><span class="m ${method}">${method === 'delete' ? 'DEL' : method.toUpperCase()}</span><span>${summary}</span></a></li>`;
}

function sectionsOf({ tags, paths }: OpenApi) {
  const entries: Entry[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return tags.map((tag) => ({
    tag,
    entries: entries.filter(({ operation }) => (operation.tags as string[]).includes(String(tag.name))),
  }));
}

/** Follows a reference inside the document. */
const lookIn =
  (document: OpenApi): Look =>
  (schema) => {
    const [, , kind, name] = textOf(schema.$ref).split('/');
    return kind && name ? ((document.components[kind]?.[name] as Json | undefined) ?? {}) : schema;
  };
