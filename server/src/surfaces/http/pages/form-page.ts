import type { Language } from '../../../kernel/problem-body.ts';
import type { AccountForm } from './account-form.ts';
import { type Html, html, markup } from './html.ts';
import { layout, linkTo } from './layout.ts';

const said = {
  ru: {
    login: 'Войти',
    forgot: 'Забыли пароль?',
    resend: 'Не пришло письмо?',
    signOut: 'Выйти',
    reference: 'Описание API',
    trouble: 'Не получилось связаться с сервером. Попробуйте ещё раз.',
    lost: 'Эта ссылка не работает. Откройте её из самого последнего письма, целиком.',
    script: 'Странице нужен JavaScript: без него форма не отправится.',
  },
  en: {
    login: 'Sign in',
    forgot: 'Forgotten your password?',
    resend: 'No letter?',
    signOut: 'Sign out',
    reference: 'API reference',
    trouble: 'The server could not be reached. Please try again.',
    lost: 'This link does not work. Open it from the newest letter, in full.',
    script: 'This page needs JavaScript: the form cannot be sent without it.',
  },
};

const addresses = { login: '/login', forgot: '/forgot-password', resend: '/resend-confirmation' };

/** One form on a sheet of its own; what it asks and says is data. */
export function formPage(form: AccountForm, language: Language): string {
  const { path, action, token, title, lead, fields, button, done, asides } = form;
  const words = said[language];
  const body = html`<main class="narrow" id="main"><div class="sheet"><h1>${title[language]}</h1><p>${lead[language]}</p>
<form data-action="${action}" data-trouble="${words.trouble}"${token && html` data-token="${token}" data-lost="${words.lost}"`} novalidate>
${fields.map((field) => fieldRow(field, language))}
<p class="alert" role="alert" hidden></p><noscript><p class="alert">${words.script}</p></noscript>
<button class="button">${button[language]}</button></form></div>
<div class="sheet" id="done" hidden><h1 tabindex="-1">${done.title[language]}</h1><p>${filledLater(done.text[language])}</p>${nextStep(done.next, language)}</div>
<ul class="asides">${asides.map((one) => html`<li><a href="${linkTo(addresses[one], language)}">${words[one]}</a></li>`)}</ul></main>`;
  return layout({
    language,
    title: `Prokura: ${title[language]}`,
    path,
    body,
    script: 'form',
    varyingAddress: token !== undefined,
  });
}

function fieldRow({ name, autocomplete, label, hint, optional }: AccountForm['fields'][number], language: Language) {
  const type = name === 'fullName' ? 'text' : name;
  return html`<div class="field"><label for="${name}">${label[language]}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" aria-describedby="${hint && `${name}-hint `}${name}-fault"${!optional && markup(' required')}>
<p class="fault" id="${name}-fault" role="alert" hidden></p>${hint && html`<small id="${name}-hint">${hint[language]}</small>`}</div>`;
}

/** `{email}` is a place that the answer fills. */
const filledLater = (text: string): Html[] =>
  text.split(/\{([\w.]+)\}/).map((part, index) => (index % 2 ? html`<b data-show="${part}"></b>` : html`${part}`));

function nextStep(next: AccountForm['done']['next'], language: Language) {
  const words = said[language];
  if (next === 'login') return html`<a class="button" href="${linkTo('/login', language)}">${words.login}</a>`;
  return (
    next === 'sign-out' &&
    html`<a class="button" href="${linkTo('/docs', language)}">${words.reference}</a><button class="button quiet" data-sign-out>${words.signOut}</button>`
  );
}
