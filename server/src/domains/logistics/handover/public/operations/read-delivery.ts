import { isScanner } from '../../../../../kernel/access/is-scanner.ts';
import { object } from '../../../../../kernel/fields.ts';
import { inSteps, query } from '../../../../../kernel/operation.ts';
import { words } from '../../../../../kernel/problems/errors.ts';
import { enterByLink, type LinkHeld, openDelivery } from '../../links/open-delivery.ts';
import { presentDelivery } from '../present-delivery.ts';
import { publicDelivery } from '../public-delivery.ts';
import { tokenField } from '../token-field.ts';
import { noteOpening } from './note-opening.ts';

const shown = {
  summary: words('Open a delivery by its link', 'Открыть доставку по ссылке'),
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked'],
  input: object({ token: tokenField }),
  output: publicDelivery,
} as const;

const readBehindLink = query({
  ...shown,
  name: 'logistics.read-behind-link',
  enter: enterByLink,
  run: async (ctx, _, held: LinkHeld) => presentDelivery(ctx, await openDelivery(ctx, held)),
});

export const readDelivery = query({
  ...shown,
  name: 'logistics.read-delivery-by-link',
  description:
    'Needs no account: the token is the key, and shows what its driver brings where, in the order of the stops, and nothing else: no prices, no ' +
    'suppliers, no notes of the company. The first look of a person is recorded; `HEAD`, mail filters and previews do not count.',
  run: inSteps,
  async steps({ actor, query: ask, command }, { token }) {
    const answer = await ask(readBehindLink, { token });
    if (!isScanner(actor)) await command(noteOpening, { token });
    return answer;
  },
});
