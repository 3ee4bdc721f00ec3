import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { html } from '../html.ts';
import { layout, linkTo } from '../layout.ts';
import { type Guide, readChangelog, readGuides } from './guides.ts';
import { markdownHtml } from './markdown-html.ts';

const said = {
  ru: {
    guides: 'Руководства',
    lead: 'Задачи от начала до конца, с командами, которые выполняются как написаны. Тексты на английском.',
    changes: 'Изменения',
    deprecated: 'Что устарело, на отдельной странице',
  },
  en: {
    guides: 'Guides',
    lead: 'Tasks from beginning to end, with commands that run as they stand.',
    changes: 'Changes',
    deprecated: 'What is deprecated has a page of its own',
  },
};

export function guideIndexPage(language: Language): string {
  const words = said[language];
  const body = html`<main class="plain" id="main"><h1>${words.guides}</h1><p class="lead">${words.lead}</p>
<ul class="plainlist" lang="en">${readGuides().map(({ name, title }) => html`<li><a href="${linkTo(`/docs/guides/${name}`, language)}">${title}</a></li>`)}</ul></main>`;
  return layout({ language, title: `Prokura: ${words.guides}`, path: '/docs/guides', body });
}

export const guidePage = ({ name, title, text }: Guide, language: Language): string =>
  layout({
    language,
    title: `${title}: Prokura`,
    path: `/docs/guides/${name}`,
    section: '/docs/guides',
    body: html`<main class="plain" id="main"><a class="back" href="${linkTo('/docs/guides', language)}">← ${said[language].guides}</a>
<article lang="en">${markdownHtml(text, language)}</article></main>`,
  });

export const changelogPage = (language: Language): string =>
  layout({
    language,
    title: `Prokura: ${said[language].changes}`,
    path: '/docs/changelog',
    body: html`<main class="plain" id="main"><p><a href="${linkTo('/docs/deprecations', language)}">${said[language].deprecated}</a></p>
<article lang="en">${markdownHtml(readChangelog(), language)}</article></main>`,
  });
