import type { Language } from '../../../kernel/problems/problem-body.ts';
import { type ProblemCode, problems } from '../../../kernel/problems/problems.ts';
import { type Json, textOf } from '../openapi/json.ts';
import { curlOf } from './curl-of.ts';
import { descriptionOf } from './description-in.ts';
import { fieldTable, kindOf, type Look } from './docs-fields.ts';
import { type Html, html, inline, prose } from './html.ts';
import { linkTo } from './layout.ts';
import { titleIn } from './title-in.ts';

export interface Entry {
  method: string;
  path: string;
  operation: Json;
}

const said = {
  ru: {
    parameters: 'Параметры',
    filters: 'Фильтры списка',
    body: 'Тело запроса',
    answer: 'Ответ',
    request: 'Запрос',
    problems: 'Отказы',
    scopes: 'область ключа',
    permission: 'право',
    open: 'без учётных данных',
    noKeys: 'ключам API недоступно',
    signedIn: 'каждому, кто вошёл',
  },
  en: {
    parameters: 'Parameters',
    filters: 'List filters',
    body: 'Request body',
    answer: 'Answer',
    request: 'Request',
    problems: 'Refusals',
    scopes: 'key scope',
    permission: 'permission',
    open: 'no credentials',
    noKeys: 'not for API keys',
    signedIn: 'anyone signed in',
  },
};

export const summaryOf = (operation: Json, language: Language) =>
  textOf(language === 'ru' ? (operation['x-summary-ru'] ?? operation.summary) : operation.summary);

/** One operation: its description and input on the left, examples on the right. */
export function operationSection({ method, path, operation }: Entry, look: Look, language: Language): Html {
  const parameters = (operation.parameters ?? []) as Json[];
  const content = ((operation.requestBody as Json)?.content ?? {}) as Record<string, Json>;
  const form = content['multipart/form-data'];
  const body = content['application/json'] ?? form;
  const good = goodAnswer(operation.responses as Record<string, Json>);
  const words = said[language];
  const description = descriptionOf(operation, language);
  const curl = curlOf({
    method,
    path,
    parameters,
    body: form ? undefined : body?.example,
    form: form?.example as Record<string, unknown> | undefined,
    files: Object.keys((form?.encoding ?? {}) as object),
    saves: !good && isSaved(operation.responses as Record<string, Json>),
    openedBy: (operation.security as Json[]).flatMap((scheme) => Object.keys(scheme)),
  });
  return html`<article class="op" id="${textOf(operation.operationId)}"><div>
<h3>${summaryOf(operation, language)}</h3>
<div class="line"><span class="m ${method}">${method.toUpperCase()}</span><code>${path}</code></div>
${description && prose(description)}
${rightsChips(operation, language)}
${parameterTables(parameters.map(look), language)}
${body && html`<h4>${words.body}</h4>${fieldTable(body.schema as Json, look, language)}`}
${problemList(Object.values(operation.responses as object).map(look), language)}
</div><div class="try"><h4>${words.request}</h4><pre tabindex="0"><code>${curl}</code></pre>
${good && html`<h4>${words.answer} ${good.status}</h4><pre tabindex="0"><code>${JSON.stringify(good.example, null, 2)}</code></pre>`}</div></article>`;
}

function goodAnswer(responses: Record<string, Json>) {
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '';
  const content = responses[status]?.content as Record<string, Json> | undefined;
  return content?.['application/json'] && { status, example: content['application/json'].example };
}

const isSaved = (responses: Record<string, Json>) =>
  Object.values(responses).some(({ headers }) => 'Content-Disposition' in ((headers ?? {}) as object));

function rightsChips(operation: Json, language: Language): Html {
  const words = said[language];
  const permission = operation['x-required-permission'] as string | undefined;
  if (permission === undefined) return html`<ul class="chips"><li>${words.open}</li></ul>`;
  const scopes = operation['x-required-scopes'] as string[];
  return html`<ul class="chips">${scopes.map((scope) => html`<li>${words.scopes} <code>${scope}</code></li>`)}${scopes.length === 0 && html`<li>${words.noKeys}</li>`}
<li>${permission === 'signed-in' ? words.signedIn : html`${words.permission} <code>${permission}</code>`}</li></ul>`;
}

function parameterTables(parameters: readonly Json[], language: Language): Html {
  const isFilter = ({ in: place, name, description }: Json) =>
    place === 'query' && (textOf(name).includes('[') || textOf(description).endsWith('comma separated'));
  const shown = parameters.filter((one) => !isFilter(one) && one.name !== 'Accept-Language');
  const filters = parameters.filter(isFilter);
  const words = said[language];
  return html`${shown.length > 0 && html`<h4>${words.parameters}</h4>${parameterTable(shown, language)}`}
${filters.length > 0 && html`<details><summary>${words.filters}: ${filters.length}</summary><ul class="codes">${filters.map(({ name }) => html`<li><code>${textOf(name)}</code></li>`)}</ul></details>`}`;
}

const parameterTable = (parameters: readonly Json[], language: Language): Html =>
  html`<table><tbody>${parameters.map(
    ({
      name,
      in: place,
      required,
      description,
      schema,
    }) => html`<tr><td><code>${textOf(name)}</code>${required === true && html`<span class="must">${language === 'ru' ? 'обязательно' : 'required'}</span>`}<span class="kind">${textOf(place)}</span></td>
<td>${inline(titleIn(textOf(description), language))}<span class="kind">${kindOf(schema as object)}</span></td></tr>`,
  )}</tbody></table>`;

function problemList(responses: readonly Json[], language: Language): Html {
  const codes = responses.flatMap((response) => {
    const content = response.content as Record<string, { examples?: object }> | undefined;
    return Object.keys(content?.['application/problem+json']?.examples ?? {}) as ProblemCode[];
  });
  if (codes.length === 0) return html``;
  return html`<details><summary>${said[language].problems}: ${codes.length}</summary><ul class="codes">${codes.map(
    (code) =>
      html`<li><span>${problems[code].status}</span><a href="${linkTo(`/problems/${code}`, language)}"><code>${code}</code></a></li>`,
  )}</ul></details>`;
}
