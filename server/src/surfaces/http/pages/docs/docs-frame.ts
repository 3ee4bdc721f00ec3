import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type Html, html } from '../html.ts';
import { linkTo } from '../layout.ts';
import { type Entry, type Reference, summaryOf, tagName } from './reference.ts';

interface Frame {
  reference: Reference;
  language: Language;
  main: Html;
  /** The operation that the page is about; its neighbours stand beside it. */
  entry?: Entry;
}

const said = {
  ru: { find: 'Найти операцию, поле, событие, ошибку', sections: 'Разделы', all: 'Описание API', found: 'Найденное' },
  en: {
    find: 'Find an operation, a field, an event, an error',
    sections: 'Sections',
    all: 'API reference',
    found: 'Found',
  },
};

/** Search above, sections or neighbours beside. */
export function docsFrame({ reference, language, main, entry }: Frame): Html {
  const words = said[language];
  const section = entry && reference.sections.find(({ entries }) => entries.includes(entry));
  return html`<div class="docs"><aside class="side"><nav aria-label="${words.sections}">${
    section
      ? html`<a class="up" href="${linkTo('/docs', language)}#${section.slug}">← ${tagName(section.tag, language)}</a><ul>${section.entries.map((one) => neighbour(one, one === entry, language))}</ul>`
      : html`<ul>${reference.sections.map((one) => html`<li><a href="#${one.slug}">${tagName(one.tag, language)}</a></li>`)}</ul>`
  }</nav></aside><main class="main" id="main">${searchBox(language)}
${section && html`<nav class="crumbs"><a href="${linkTo('/docs', language)}">${words.all}</a> / <a href="${linkTo('/docs', language)}#${section.slug}">${tagName(section.tag, language)}</a></nav>`}
${main}</main></div>`;
}

const neighbour = ({ id, method, operation }: Entry, isThis: boolean, language: Language) =>
  html`<li><a href="${linkTo(`/docs/operations/${id}`, language)}"${isThis && html` aria-current="page"`}>${methodBadge(method)}<span>${summaryOf(operation, language)}</span></a></li>`;

export const methodBadge = (method: string) =>
  html`<span class="m ${method}">${method === 'delete' ? 'DEL' : method.toUpperCase()}</span>`;

/** Shown by its script alone: without one the browser's own search finds all on the page. */
function searchBox(language: Language): Html {
  const words = said[language];
  return html`<div class="find" hidden><input id="find" type="search" autocomplete="off" placeholder="${words.find}  /" aria-label="${words.find}" data-index="${linkTo('/docs/search.json', language)}">
<ul id="found" aria-label="${words.found}" hidden></ul></div>`;
}
