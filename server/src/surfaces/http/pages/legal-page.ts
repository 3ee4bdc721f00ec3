import type { Language } from '../../../kernel/problems/problem-body.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

const said = {
  ru: {
    offer: {
      title: 'Оферта',
      lead: 'Договор об использовании портала заключают с тем, кто обслуживает эту установку Prokura.',
      meaning: 'Принимая оферту при регистрации, вы соглашаетесь с условиями, которые этот оператор опубликовал.',
    },
    personalData: {
      title: 'Обработка персональных данных',
      lead: 'Персональные данные обрабатывает тот, кто обслуживает эту установку Prokura.',
      meaning:
        'Для работы портала нужны имя, телефон, электронная почта и сведения о входах. Цели, сроки и порядок обработки описывает политика, которую публикует оператор.',
    },
    marketing: {
      title: 'Рекламные сообщения',
      lead: 'Согласие на рекламные сообщения даётся отдельно и ни на что больше не влияет.',
      meaning: 'Без него портал работает так же. Отозвать согласие можно в любой момент, обратившись к оператору.',
    },
    kept: 'Вместе с согласием портал хранит редакцию, время и адрес этой страницы.',
    operator:
      'Полные тексты публикует оператор установки. Если здесь вы видите только эту страницу, запросите их у него.',
    version: 'Редакция для согласий:',
  },
  en: {
    offer: {
      title: 'The offer',
      lead: 'The agreement to use a portal is made with whoever operates this installation of Prokura.',
      meaning: 'By accepting the offer at registration you agree to the terms this operator has published.',
    },
    personalData: {
      title: 'Processing of personal data',
      lead: 'Personal data is processed by whoever operates this installation of Prokura.',
      meaning:
        'A portal needs a name, a phone, an e-mail and a record of sign-ins. Purposes, periods and manner are described in the policy that the operator publishes.',
    },
    marketing: {
      title: 'Promotional messages',
      lead: 'Consent to promotional messages is given on its own and changes nothing else.',
      meaning: 'The portal works the same without it. It can be withdrawn at any time by writing to the operator.',
    },
    kept: 'With each consent the portal keeps the version, the time and the address of this page.',
    operator:
      'The operator of the installation publishes the full texts. If this page is all you see, ask them for it.',
    version: 'Version for consents:',
  },
};

export interface LegalDocument {
  name: 'offer' | 'personalData' | 'marketing';
  path: string;
  version: string;
}

/** The page at the address of a consent until the operator publishes a text of their own. */
export function legalPage({ name, path, version }: LegalDocument, language: Language): string {
  const words = said[language];
  const { title, lead, meaning } = words[name];
  const body = html`<main class="plain" id="main"><h1>${title}</h1><p class="lead">${lead}</p><p>${meaning}</p><p>${words.kept}</p>
<p>${words.operator}</p><p class="version">${words.version} <b>${version}</b></p></main>`;
  return layout({ language, title: `Prokura: ${title}`, path, body });
}
