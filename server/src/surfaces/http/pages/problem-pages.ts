import { explanations } from '../../../kernel/problems/explanations/explanations.ts';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import { type ProblemCode, problems } from '../../../kernel/problems/problems.ts';
import { type Json, textOf } from '../openapi/json.ts';
import type { OpenApi } from '../openapi/openapi-document.ts';
import { anyRequestMayMeet } from '../openapi/problem-codes.ts';
import { problemExamples } from '../openapi/problem-schema.ts';
import { summaryOf } from './docs/reference.ts';
import { html, inline } from './html.ts';
import { layout, linkTo } from './layout.ts';

const said = {
  ru: {
    title: 'Ошибки',
    meaning: 'Что случилось',
    where: 'Когда приходит',
    anywhere: 'В ответ на любой запрос.',
    more: (count: number) => `и ещё ${count}`,
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
    where: 'When it comes',
    anywhere: 'In answer to any request.',
    more: (count: number) => `and ${count} more`,
    fix: 'What to do',
    example: 'The body',
    all: '← All errors',
    again: 'The same request may succeed later.',
    notAgain: 'The same request will not succeed unchanged.',
    lead: 'Every refusal carries a stable code. Decide by `code`, and show `detail` to people.',
  },
};

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

/** The explanation of one code as data, in both languages. */
export const problemData = (code: ProblemCode) => ({ code, ...problems[code], ...explanations[code] });

export const problemIndexData = () => ({ items: (Object.keys(problems) as ProblemCode[]).map(problemData) });

/** The page behind the `type` of a refusal. */
export function problemPage(code: ProblemCode, document: OpenApi, language: Language): string {
  const { status, title, retryable } = problems[code];
  const { meaning, fix } = explanations[code];
  const words = said[language];
  const body = html`<main class="plain" id="main"><a class="back" href="${linkTo('/problems', language)}">${words.all}</a>
<p class="status">${status} · ${code}</p><h1>${title[language]}</h1>
<dl><dt>${words.meaning}</dt><dd>${inline(meaning[language])}</dd>${placesOf(code, document, language)}<dt>${words.fix}</dt><dd>${inline(fix[language])}</dd></dl>
<p class="muted">${retryable ? words.again : words.notAgain}</p>
<h2>${words.example}</h2><pre tabindex="0"><code>${JSON.stringify(problemExamples()[code]?.value, null, 2)}</code></pre></main>`;
  return layout({ language, title: `${code}: ${title[language]}`, path: `/problems/${code}`, body });
}

/** Most operations that a page names. */
const mostPlaces = 12;

/** The operations that declare the code; nothing for a code that none does, as that of an address without operation. */
function placesOf(code: ProblemCode, document: OpenApi, language: Language) {
  const words = said[language];
  if (anyRequestMayMeet.includes(code)) return html`<dt>${words.where}</dt><dd>${words.anywhere}</dd>`;
  const entries = entriesWith(code, document);
  if (entries.length === 0) return html``;
  const rest = entries.length - mostPlaces;
  return html`<dt>${words.where}</dt><dd><ul class="codes">${entries
    .slice(0, mostPlaces)
    .map(
      ({ operation }) =>
        html`<li><a href="${linkTo(`/docs/operations/${textOf(operation.operationId)}`, language)}">${summaryOf(operation, language)}</a></li>`,
    )}${rest > 0 && html`<li>${words.more(rest)}</li>`}</ul></dd>`;
}

const entriesWith = (code: ProblemCode, { paths, components }: OpenApi) =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods).map((operation) => ({ operation })))
    .filter(({ operation }) =>
      Object.values(operation.responses as Record<string, Json>).some((response) => {
        const name = textOf(response.$ref).split('/').at(-1) as string;
        const { content } = (components.responses?.[name] ?? response) as { content?: Record<string, Json> };
        return Object.hasOwn((content?.['application/problem+json']?.examples ?? {}) as object, code);
      }),
    );

export function problemIndexPage(language: Language): string {
  const words = said[language];
  const codes = (Object.keys(problems) as ProblemCode[]).sort((a, b) => problems[a].status - problems[b].status);
  const body = html`<main class="plain" id="main"><h1>${words.title}</h1><p class="lead">${inline(words.lead)}</p>
<table><tbody>${codes.map(
    (code) =>
      html`<tr><td><span class="status">${problems[code].status}</span> <a href="${linkTo(`/problems/${code}`, language)}"><code>${code}</code></a></td><td>${problems[code].title[language]}<span class="kind">${inline(explanations[code].fix[language])}</span></td></tr>`,
  )}</tbody></table></main>`;
  return layout({ language, title: `Prokura: ${words.title}`, path: '/problems', body });
}
