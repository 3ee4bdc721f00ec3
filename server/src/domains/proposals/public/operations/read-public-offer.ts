import { isScanner } from '../../../../kernel/access/is-scanner.ts';
import { object } from '../../../../kernel/fields.ts';
import { inSteps, query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { enterByLink, type LinkHeld, openOffer } from '../../links/open-offer.ts';
import { presentOffer } from '../present-offer.ts';
import { publicOffer } from '../public-offer.ts';
import { tokenField } from '../token-field.ts';
import { noteOpening } from './note-opening.ts';

const shown = {
  summary: words('Open a commercial proposal by its link', 'Открыть коммерческое предложение по ссылке'),
  permission: 'visitor',
  scope: null,
  refuses: ['not_found'],
  input: object({ token: tokenField }),
  output: publicOffer,
} as const;

const readBehindLink = query({
  ...shown,
  name: 'proposals.read-behind-link',
  enter: enterByLink,
  run: async (ctx, _, held: LinkHeld) => presentOffer(ctx, await openOffer(ctx, held, 'read')),
});

export const readPublicOffer = query({
  ...shown,
  name: 'proposals.read-public-offer',
  description:
    'Needs no account: the token is the key, and shows the side of the customer alone. `state` says how it stands and `may` what may be done. ' +
    'Of a proposal that was taken back (`withdrawn`) or sent again after a change (`replaced`), only number and seller are shown. ' +
    'The first look of a person is told to the seller; `HEAD`, mail filters and previews do not count.',
  run: inSteps,
  async steps({ actor, query: ask, command }, { token }) {
    const answer = await ask(readBehindLink, { token });
    if (!isScanner(actor)) await command(noteOpening, { token });
    return answer;
  },
});
