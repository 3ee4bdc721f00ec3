import type { RfqLetterVars } from '../../server/src/platform/mail/letters/rfq-letter.ts';
import type { Sample } from './sample.ts';

const question = 'Разгрузка манипулятором входит в цену?\nПодъезд к корпусу только с улицы Крестинского.';
const answer = 'Да, разгрузка за счёт поставщика. Пропуск на машину закажем мы.';

/** Questions beside a request for quotes, to its supplier and to its buyer. */
export const questionSamples = (rfq: RfqLetterVars): readonly Sample[] => [
  {
    name: 'rfq-question-asked',
    template: 'rfq-question',
    variables: { ...rfq, what: 'asked', question: 'Когда сможете отгрузить первую партию?', answer: null },
  },
  {
    name: 'rfq-question-answered',
    template: 'rfq-question',
    variables: { ...rfq, what: 'answered', question, answer },
  },
  {
    name: 'rfq-question-published',
    template: 'rfq-question',
    variables: { ...rfq, what: 'published', question: 'Входит ли разгрузка в цену?', answer },
  },
  {
    name: 'question-came-asked',
    template: 'question-came',
    variables: { ...came(rfq), question: null, text: question },
  },
  {
    name: 'question-came-answered',
    template: 'question-came',
    variables: {
      ...came(rfq),
      question: 'Когда сможете отгрузить первую партию?',
      text: 'Первую партию отгрузим 3 декабря.',
    },
  },
];

const came = ({ number, title, deadline, timeZone }: RfqLetterVars) => ({
  ...{ number, title, deadline, timeZone },
  name: 'Иван Кузнецов',
  supplier: 'ООО «Цементный двор»',
  person: 'Ольга Петрова',
  url: 'https://portal.prokura.ru/supplier-rfqs/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
});
