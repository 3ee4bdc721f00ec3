import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { html } from '../html.ts';
import { layout, linkTo } from '../layout.ts';
import { methodBadge } from './docs-frame.ts';
import { type Reference, summaryOf } from './reference.ts';

const said = {
  ru: {
    title: 'Что устарело',
    lead: 'Внутри v1 адреса и поля только добавляются. Если операции предстоит уйти, она отмечена в контракте (deprecated) и названа здесь.',
    none: 'Сейчас ничего не устарело.',
  },
  en: {
    title: 'Deprecations',
    lead: 'Within v1 addresses and fields only gain. An operation that is to go is marked in the contract (deprecated) and named here.',
    none: 'Nothing is deprecated now.',
  },
};

export function deprecationsPage({ operations }: Reference, language: Language): string {
  const words = said[language];
  const marked = [...operations.values()].filter(({ operation }) => operation.deprecated === true);
  const body = html`<main class="plain" id="main"><h1>${words.title}</h1><p class="lead">${words.lead}</p>
${marked.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="ops">${marked.map(({ id, method, path, operation }) => html`<li><a href="${linkTo(`/docs/operations/${id}`, language)}">${methodBadge(method)}<span>${summaryOf(operation, language)}</span></a><code>${path}</code></li>`)}</ul>`}</main>`;
  return layout({
    language,
    title: `Prokura: ${words.title}`,
    path: '/docs/deprecations',
    section: '/docs/changelog',
    body,
  });
}
