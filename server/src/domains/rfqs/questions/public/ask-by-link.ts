import Type from 'typebox';
import { longText, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { tellQuestion } from '../../letters/tell-question.ts';
import { enterByLink, type LinkHeld, openLink } from '../../links/open-link.ts';
import { tokenField } from '../../public/token-field.ts';
import { refuseNotAsking } from '../../refuse-not-asking.ts';
import { insertQuestion } from '../insert-question.ts';
import { presentQuestions, publicQuestions } from './public-questions.ts';

export const askByLink = command({
  name: 'supplier-rfqs.ask-by-link',
  summary: words('Ask about a request for quotes by its link', 'Задать вопрос по запросу по ссылке'),
  description:
    'Before the deadline, whether or not a quote was sent. The buyers hear of it; no other supplier sees it, unless they show its answer to all, without ' +
    'who asked. The same words again are kept once while they wait for an answer.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked', 'conflict'],
  input: object({
    token: tokenField,
    text: longText(2_000, 'Question', { examples: ['Разгрузка входит в цену?'] }),
    name: Type.Optional(text(200, 'Who asks', { examples: ['Ольга Петрова'] })),
  }),
  output: publicQuestions,
  enter: enterByLink,

  async run(ctx, { token: _, text, name }, link: LinkHeld) {
    const opened = await openLink(ctx, link, 'hold');
    const { rfq, recipient } = opened;
    refuseNotAsking(rfq);
    const said = { side: 'supplier', text, supplierPerson: name ?? recipient.contactName } as const;
    const { question, isNew } = await insertQuestion(ctx, { rfqId: rfq.id, recipientId: recipient.id, ...said });
    if (isNew) await tellQuestion(ctx, rfq, question);
    return presentQuestions(ctx, opened);
  },
});
