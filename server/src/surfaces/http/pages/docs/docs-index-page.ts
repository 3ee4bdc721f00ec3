import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type Html, html } from '../html.ts';
import { layout, linkTo } from '../layout.ts';
import { docsFrame, methodBadge } from './docs-frame.ts';
import { introduction } from './introduction.ts';
import { type Entry, type Reference, summaryOf, tagDescription, tagName } from './reference.ts';

/** All operations by section, each with a page of its own. */
export function docsIndexPage(reference: Reference, language: Language): string {
  const main = html`${introduction(language)}
${reference.sections.map(
  ({ slug, tag, entries }) => html`<section><h2 id="${slug}">${tagName(tag, language)}</h2>
<p class="muted">${tagDescription(tag, language)}</p><ul class="ops">${entries.map((entry) => row(entry, language))}</ul></section>`,
)}`;
  return layout({
    language,
    title: language === 'ru' ? 'Prokura: описание API' : 'Prokura: API reference',
    path: '/docs',
    body: docsFrame({ reference, language, main }),
    scripts: ['search'],
  });
}

const row = ({ id, method, path, operation }: Entry, language: Language): Html =>
  html`<li id="${id}"><a href="${linkTo(`/docs/operations/${id}`, language)}">${methodBadge(method)}<span>${summaryOf(operation, language)}</span></a><code>${path}</code></li>`;
