import { object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { enterByLink, type LinkHeld, openLink } from '../../links/open-link.ts';
import { tokenField } from '../../public/token-field.ts';
import { presentQuestions, publicQuestions } from './public-questions.ts';

export const readQuestions = query({
  name: 'supplier-rfqs.read-questions-by-link',
  summary: words('Read questions by the link', 'Вопросы по запросу по ссылке'),
  description:
    "The supplier's own questions with their answers, what the buyers asked of it, and the answers shown to all.",
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked'],
  input: object({ token: tokenField }),
  output: publicQuestions,
  enter: enterByLink,
  run: async (ctx, _, link: LinkHeld) => presentQuestions(ctx, await openLink(ctx, link, 'read')),
});
