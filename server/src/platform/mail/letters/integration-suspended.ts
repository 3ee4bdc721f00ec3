import type { Letter, LetterLocale } from './letter.ts';
import { plainName, quotedName } from './plain-name.ts';

type IntegrationSuspendedVars = {
  readonly integration: string;
  readonly publisher: string;
  readonly portal: string;
  readonly reason: string;
  readonly url: string;
};

export function integrationSuspended(vars: IntegrationSuspendedVars, locale: LetterLocale): Letter {
  const quoted = quotedName(vars.integration, locale);
  const reason = plainName(vars.reason, 1_000);
  const [integration, publisher, portal] = [vars.integration, vars.publisher, vars.portal].map((name) =>
    plainName(name),
  ) as [string, string, string];
  if (locale === 'en') {
    return {
      subject: `The integration ${quoted} has been stopped`,
      preheader: 'Its key is revoked and nothing more is sent to it.',
      heading: 'An integration has been stopped',
      paragraphs: [
        'Hello,',
        'The operator of Prokura has stopped this integration in every portal. Its key is revoked and nothing more is sent to it; what it has done before stays in its journal.',
      ],
      facts: [
        ['Integration', integration],
        ['Publisher', publisher],
        ['Portal', portal],
        ['Reason', reason],
      ],
      button: { label: 'Open the integration', url: vars.url },
      closing: ['When it may go on, you can enable it again yourself: its publisher then gets a new key.'],
      footer: 'You receive this letter because you agreed to this integration or own the portal.',
    };
  }
  return {
    subject: `Интеграция ${quoted} остановлена`,
    preheader: 'Её ключ отозван, данные ей больше не передаются.',
    heading: 'Интеграция остановлена',
    paragraphs: [
      'Здравствуйте!',
      'Оператор Prokura остановил эту интеграцию во всех порталах. Её ключ отозван, данные ей больше не передаются; всё сделанное раньше осталось в её журнале.',
    ],
    facts: [
      ['Интеграция', integration],
      ['Издатель', publisher],
      ['Портал', portal],
      ['Причина', reason],
    ],
    button: { label: 'Открыть интеграцию', url: vars.url },
    closing: ['Когда работу разрешат, вы сможете снова включить её сами: издатель получит новый ключ.'],
    footer: 'Вы получили это письмо, потому что дали согласие на эту интеграцию или владеете порталом.',
  };
}
