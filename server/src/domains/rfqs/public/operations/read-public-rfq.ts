import { isScanner } from '../../../../kernel/access/is-scanner.ts';
import { object } from '../../../../kernel/fields.ts';
import { inSteps, query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { enterByLink, type LinkHeld, openLink } from '../../links/open-link.ts';
import { presentPublic, publicRfq } from '../public-rfq.ts';
import { tokenField } from '../token-field.ts';
import { noteView } from './note-view.ts';

const input = object({ token: tokenField });

const shown = {
  summary: words('Open a request by its link', 'Открыть запрос по ссылке'),
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked'],
  input,
  output: publicRfq,
} as const;

const readBehindLink = query({
  ...shown,
  name: 'supplier-rfqs.read-behind-link',
  enter: enterByLink,
  run: async (ctx, _, held: LinkHeld) => presentPublic(ctx, await openLink(ctx, held, 'read')),
});

export const readPublicRfq = query({
  ...shown,
  name: 'supplier-rfqs.read-public-rfq',
  description:
    'Needs no account: the token is the key, and shows one supplier what is asked of him, his own draft and what he submitted last, and nothing else. It opens until 72 hours after the ' +
    'deadline. The first look of a person is told to the buyers; `HEAD`, mail filters and previews do not count.',
  run: inSteps,
  async steps({ actor, query: ask, command }, { token }) {
    const answer = await ask(readBehindLink, { token });
    if (!isScanner(actor)) await command(noteView, { token });
    return answer;
  },
});
