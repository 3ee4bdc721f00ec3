import type { Language } from '../../../kernel/problems/problem-body.ts';
import { type ProblemCode, problems } from '../../../kernel/problems/problems.ts';
import { problemExamples } from '../openapi/problem-schema.ts';
import { absence } from '../problems/absence.ts';
import { conflicts } from '../problems/conflicts.ts';
import { content } from '../problems/content.ts';
import type { Explanation } from '../problems/explain.ts';
import { identity } from '../problems/identity.ts';
import { reading } from '../problems/reading.ts';
import { rights } from '../problems/rights.ts';
import { service } from '../problems/service.ts';
import { html, inline } from './html.ts';
import { layout, linkTo } from './layout.ts';

/** The content of `/problems/<code>`. A code without an explanation does not compile. */
const explanations = {
  ...reading,
  ...identity,
  ...rights,
  ...absence,
  ...conflicts,
  ...content,
  ...service,
} satisfies Record<ProblemCode, Explanation>;

const said = {
  ru: {
    title: 'Ошибки',
    meaning: 'Что случилось',
    fix: 'Что делать',
    example: 'Тело ответа',
    all: '← Все ошибки',
    again: 'Тот же запрос может пройти позже.',
    notAgain: 'Тот же запрос без изменений не пройдёт.',
    lead: 'Каждый отказ приходит с постоянным кодом. Выбирайте поведение по `code`, а `detail` показывайте человеку.',
  },
  en: {
    title: 'Errors',
    meaning: 'What happened',
    fix: 'What to do',
    example: 'The body',
    all: '← All errors',
    again: 'The same request may succeed later.',
    notAgain: 'The same request will not succeed unchanged.',
    lead: 'Every refusal carries a stable code. Decide by `code`, and show `detail` to people.',
  },
};

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

const explanationOf = (code: ProblemCode): Explanation => explanations[code];

/** The explanation of one code as data, in both languages. */
export const problemData = (code: ProblemCode) => ({ code, ...problems[code], ...explanationOf(code) });

export const problemIndexData = () => ({ items: (Object.keys(problems) as ProblemCode[]).map(problemData) });

/** The page behind the `type` of a refusal. */
export function problemPage(code: ProblemCode, language: Language): string {
  const { status, title, retryable } = problems[code];
  const { meaning, fix } = explanationOf(code);
  const words = said[language];
  const body = html`<main class="plain" id="main"><a class="back" href="${linkTo('/problems', language)}">${words.all}</a>
<p class="status">${status} · ${code}</p><h1>${title[language]}</h1>
<dl><dt>${words.meaning}</dt><dd>${inline(meaning[language])}</dd><dt>${words.fix}</dt><dd>${inline(fix[language])}</dd></dl>
<p class="muted">${retryable ? words.again : words.notAgain}</p>
<h4>${words.example}</h4><pre tabindex="0"><code>${JSON.stringify(problemExamples()[code]?.value, null, 2)}</code></pre></main>`;
  return layout({ language, title: `${code}: ${title[language]}`, path: `/problems/${code}`, body });
}

export function problemIndexPage(language: Language): string {
  const words = said[language];
  const codes = (Object.keys(problems) as ProblemCode[]).sort((a, b) => problems[a].status - problems[b].status);
  const body = html`<main class="plain" id="main"><h1>${words.title}</h1><p class="lead">${inline(words.lead)}</p>
<table><tbody>${codes.map(
    (code) =>
      html`<tr><td><span class="status">${problems[code].status}</span> <a href="${linkTo(`/problems/${code}`, language)}"><code>${code}</code></a></td><td>${problems[code].title[language]}<span class="kind">${inline(explanationOf(code).fix[language])}</span></td></tr>`,
  )}</tbody></table></main>`;
  return layout({ language, title: `Prokura: ${words.title}`, path: '/problems', body });
}
