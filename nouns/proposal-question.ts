import { id, instant, longText, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** What a customer asked by the link of a proposal. */
export const proposalQuestion = noun({
  type: 'commercial_proposal_question',
  words: words('Question about a commercial proposal', 'Вопрос по коммерческому предложению'),
  table: 'commercial_proposal_questions',
  alias: 'question',
  audience: 'internal',
  displayName: 'text',
  facts: [],
  fields: {
    id: id(),
    sendingId: id('Sending whose link was used', 'Отправка, по ссылке которой задан вопрос'),
    text: longText(2_000, 'Question', 'Вопрос').example('Входит ли в цену разгрузка?'),
    name: text(200, 'Who asks', 'Кто спрашивает').nullable().example('Кузнецов П. Н.'),
    email: text(254, 'E-mail', 'Почта').nullable().example('kuznetsov@sever.ru'),
    askedAt: instant('Asked', 'Когда задан'),
  },
});

export type ProposalQuestion = RecordOf<typeof proposalQuestion>;
