import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type Html, html } from '../html.ts';
import type { Operation, ParameterRow } from './describe-operation.ts';

const said = {
  ru: {
    title: 'Попробовать',
    key: 'Ключ API или токен',
    kept: 'Ключ хранится только в этой вкладке, до её закрытия, и отправляется только на этот сервер.',
    query: 'Параметры запроса',
    body: 'Тело запроса',
    dryRun: 'Пробный запуск: ничего не сохранится',
    live: 'Ключ рабочий: запрос изменит данные портала.',
    send: 'Отправить',
    headers: 'Заголовки',
    broken: 'Тело не является JSON.',
    unreachable: 'Сервер не ответил.',
    file: 'Файл, байт: ',
  },
  en: {
    title: 'Try it',
    key: 'API key or token',
    kept: 'The key is kept in this tab alone until it is closed, and sent to this server alone.',
    query: 'Query parameters',
    body: 'Request body',
    dryRun: 'Dry run: nothing is kept',
    live: 'This is a live key: the request changes the data of the portal.',
    send: 'Send',
    headers: 'Headers',
    broken: 'The body is not JSON.',
    unreachable: 'The server did not answer.',
    file: 'A file, bytes: ',
  },
};

/** A form that sends the request from the reader's browser to this server; its script shows it. */
export function tryForm(operation: Operation, language: Language): Html {
  const { method, path, parameters, body, takes, rights } = operation;
  const words = said[language];
  const inPath = parameters.filter(({ place }) => place === 'path');
  const inQuery = parameters.filter(
    ({ place, name, kind }) => place === 'query' && name !== 'dryRun' && kind !== 'object',
  );
  const files = body?.isForm ? body.files : [];
  const text = body && JSON.stringify(withoutFiles(body.example, files), null, 2);
  return html`<form id="try" class="form" hidden data-method="${method.toUpperCase()}" data-path="${path}"${takes.key && html` data-takes-key`}${body?.isForm && html` data-form`}
 data-broken="${words.broken}" data-unreachable="${words.unreachable}" data-file="${words.file}"><h2>${words.title}</h2>
${rights && html`<label>${words.key}<input name="key" type="password" autocomplete="off" spellcheck="false" placeholder="ppk_test_…"></label><p class="kind">${words.kept}</p>`}
${inPath.map((one) => field(one, 'path', true))}
${inQuery.length > 0 && html`<details${inQuery.some(({ required }) => required) && html` open`}><summary>${words.query}</summary>${inQuery.map((one) => field(one, 'query', one.required))}</details>`}
${text !== undefined && html`<label>${words.body}<textarea name="body" rows="${Math.min(14, text.split('\n').length + 1)}" spellcheck="false">${text}</textarea></label>`}
${files.map((name) => html`<label><code>${name}</code><input type="file" data-file="${name}"></label>`)}
${takes.dryRun && html`<label class="check"><input name="dry" type="checkbox" checked>${words.dryRun}</label>`}
${method !== 'get' && html`<p class="warn" id="live" hidden>${words.live}</p>`}
<button>${words.send}</button>
<div id="said" aria-live="polite" hidden><p class="status"></p><pre tabindex="0"><code></code></pre>
<details><summary>${words.headers}</summary><pre tabindex="0"><code></code></pre></details><details><summary>curl</summary><pre tabindex="0"><code></code></pre></details></div></form>`;
}

const field = ({ name, example }: ParameterRow, place: 'path' | 'query', required: boolean): Html =>
  html`<label><code>${name}</code><input data-${place}="${name}" placeholder="${example}"${required && html` required`}></label>`;

const withoutFiles = (example: unknown, files: readonly string[]) =>
  files.length === 0
    ? example
    : Object.fromEntries(Object.entries(example as object).filter(([name]) => !files.includes(name)));
