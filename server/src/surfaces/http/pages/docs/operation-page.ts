import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { problems } from '../../../../kernel/problems/problems.ts';
import { type Html, html, inline, prose } from '../html.ts';
import { layout, linkTo } from '../layout.ts';
import { type Answer, describeOperation, type Operation, type ParameterRow } from './describe-operation.ts';
import { fieldTable } from './docs-fields.ts';
import { docsFrame } from './docs-frame.ts';
import { operationWords } from './operation-words.ts';
import type { Entry, Reference } from './reference.ts';
import { tryForm } from './try-form.ts';

/** One operation: what it does and takes on the left, examples and a form to try it on the right. */
export function operationPage(entry: Entry, reference: Reference, language: Language): string {
  const operation = describeOperation(entry, reference, language);
  const words = operationWords[language];
  const { id, method, path, summary, description, body, answer } = operation;
  const main = html`<h1>${summary}</h1>
<div class="line"><span class="m ${method}">${method.toUpperCase()}</span><code>${path}</code></div>
${operation.isDeprecated && html`<p class="warn">${words.deprecated}</p>`}
<div class="op"><div>${description && prose(description)}
${rightsChips(operation, language)}
${parameterTables(operation, language)}
${body && html`<h2>${words.body}</h2>${fieldTable(body.fields, language)}`}
${answer && html`<h2>${words.answer} ${answer.status}</h2>${recordLink(answer, language)}${fieldTable(answer.fields, language)}`}
${taken(operation, language)}
${problemList(operation, language)}
${eventList(operation, language)}
</div><div class="try">${operation.examples.map(
    ([name, text], at) =>
      html`<details class="example" name="example"${at === 0 && html` open`}><summary>${name}</summary><pre tabindex="0"><code>${text}</code></pre></details>`,
  )}
${answer && html`<h2>${words.answer} ${answer.status}</h2><pre tabindex="0"><code>${JSON.stringify(answer.example, null, 2)}</code></pre>`}
${tryForm(operation, language)}</div></div>
<p class="muted"><a href="/docs/operations/${id}.md">Markdown</a></p>`;
  return layout({
    language,
    title: `${summary}: Prokura API`,
    path: `/docs/operations/${id}`,
    section: '/docs',
    body: docsFrame({ reference, language, main, entry }),
    scripts: ['search', 'try'],
  });
}

const recordLink = ({ record }: Answer, language: Language): Html =>
  html`${record !== undefined && html`<p><a href="${linkTo(`/docs/records/${record}`, language)}">${record}</a></p>`}`;

function rightsChips({ rights }: Operation, language: Language): Html {
  const words = operationWords[language];
  if (rights === undefined) return html`<ul class="chips"><li>${words.open}</li></ul>`;
  const { permission, scopes } = rights;
  return html`<ul class="chips">${scopes.map((scope) => html`<li>${words.scope} <code>${scope}</code></li>`)}${scopes.length === 0 && html`<li>${words.noKeys}</li>`}
<li>${permission === 'signed-in' ? words.signedIn : html`${words.permission} <code>${permission}</code>`}</li></ul>`;
}

function parameterTables({ parameters, filters }: Operation, language: Language): Html {
  const words = operationWords[language];
  return html`${parameters.length > 0 && html`<h2>${words.parameters}</h2>${parameterTable(parameters, language)}`}
${filters.length > 0 && html`<details><summary>${words.filters}: ${filters.length}</summary><ul class="codes">${filters.map((name) => html`<li><code>${name}</code></li>`)}</ul></details>`}`;
}

const parameterTable = (parameters: readonly ParameterRow[], language: Language): Html =>
  html`<table><tbody>${parameters.map(
    ({ name, place, required, words, kind }) =>
      html`<tr><td><code>${name}</code>${required && html`<span class="must">${operationWords[language].required}</span>`}<span class="kind">${operationWords[language].places[place]}</span></td>
<td>${inline(words)}<span class="kind">${kind}</span></td></tr>`,
  )}</tbody></table>`;

/** How it is repeated, tried and kept from overwriting. */
function taken({ takes }: Operation, language: Language): Html {
  const { taken: sentences } = operationWords[language];
  const told = [
    takes.key && sentences.key,
    takes.version && sentences.version,
    takes.dryRun && sentences.dryRun,
  ].filter((sentence) => sentence !== false);
  return html`${told.length > 0 && html`<ul class="steps">${told.map((sentence) => html`<li>${inline(sentence)}</li>`)}</ul>`}`;
}

function problemList({ problems: codes }: Operation, language: Language): Html {
  if (codes.length === 0) return html``;
  return html`<details><summary>${operationWords[language].problems}: ${codes.length}</summary><ul class="codes">${codes.map(
    (code) =>
      html`<li><span>${problems[code].status}</span><a href="${linkTo(`/problems/${code}`, language)}"><code>${code}</code></a></li>`,
  )}</ul></details>`;
}

function eventList({ events }: Operation, language: Language): Html {
  if (events.length === 0) return html``;
  return html`<h2>${operationWords[language].events}</h2><ul class="plainlist">${events.map(
    (event) => html`<li><a href="${linkTo(`/docs/events/${event}`, language)}"><code>${event}</code></a></li>`,
  )}</ul>`;
}
