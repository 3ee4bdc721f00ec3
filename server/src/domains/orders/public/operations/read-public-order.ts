import { isScanner } from '../../../../kernel/access/is-scanner.ts';
import { object } from '../../../../kernel/fields.ts';
import { inSteps, query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { enterByLink, type LinkHeld, openOrderLink } from '../../links/open-order-link.ts';
import { presentOrder } from '../present-order.ts';
import { publicOrder } from '../public-order.ts';
import { tokenField } from '../token-field.ts';
import { noteOpening } from './note-opening.ts';

const shown = {
  summary: words('Open an order by its link', 'Открыть заказ по ссылке'),
  permission: 'visitor',
  scope: null,
  refuses: ['not_found'],
  input: object({ token: tokenField }),
  output: publicOrder,
} as const;

const readBehindLink = query({
  ...shown,
  name: 'orders.read-behind-link',
  enter: enterByLink,
  run: async (ctx, _, held: LinkHeld) => presentOrder(ctx, await openOrderLink(ctx, held)),
});

export const readPublicOrder = query({
  ...shown,
  name: 'orders.read-public-order',
  description:
    'Needs no account: the token is the key, and shows the side of the supplier alone. `state` says how it stands and `mayAnswer` whether an answer is ' +
    'taken. Of an order that was cancelled or revised since (`revised`), only number and buyer are shown. The first look of a person is told to the ' +
    'buyer; `HEAD`, mail filters and previews do not count.',
  run: inSteps,
  async steps({ actor, query: ask, command }, { token }) {
    const answer = await ask(readBehindLink, { token });
    if (!isScanner(actor)) await command(noteOpening, { token });
    return answer;
  },
});
