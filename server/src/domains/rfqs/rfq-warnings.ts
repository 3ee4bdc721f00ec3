import Type, { type Static } from 'typebox';
import type { RfqRecipient } from '../../../../nouns/rfq-recipient.ts';
import { id, object, text } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { allowedRfqMoves } from './allowed-moves.ts';
import { rfqItem } from './items/rfq-item.ts';
import type { WantedRecipient } from './recipients/resolve-recipients.ts';
import { rfqRecipient } from './recipients/rfq-recipient.ts';
import { supplierRfq } from './supplier-rfq.ts';

const rfqWarnings = warnings('same_email', {
  supplierIds: Type.Array(id('Supplier'), { title: 'Suppliers it is about' }),
  email: Type.Optional(text(254, 'E-mail they share')),
});

type RfqWarning = Static<typeof rfqWarnings>[number];

/** A request with its positions and recipients. */
export const wholeFields = {
  ...supplierRfq.fields,
  items: Type.Array(rfqItem.view, { title: 'Positions, in their order' }),
  recipients: Type.Array(rfqRecipient.view, { title: 'Suppliers who are asked' }),
  allowedMoves: allowedRfqMoves,
};

/** The same with what should be known of a change. */
export const wholeRfq = object({ ...wholeFields, warnings: rfqWarnings }, { title: 'Request for quotes as a whole' });

/** What was done all the same: two suppliers share an address, a supplier is to be watched, a counterparty became a supplier. */
export function warningsOf(
  ctx: ReadContext,
  recipients: readonly RfqRecipient[],
  fresh: readonly WantedRecipient[] = [],
): RfqWarning[] {
  const byEmail = Map.groupBy(
    recipients.filter(({ email, status }) => email !== null && status !== 'revoked'),
    ({ email }) => (email as string).toLowerCase(),
  );
  const shared = [...byEmail].filter(([, of]) => of.length > 1);
  const watched = fresh.filter(({ standing }) => standing === 'warn').map(({ supplierId }) => supplierId);
  const added = fresh.filter((one) => one.added).map(({ supplierId }) => supplierId);
  return [
    ...shared.map(([email, of]) =>
      warning(
        ctx,
        'same_email',
        words(`${email} is used by several suppliers.`, `${email}: один адрес у нескольких поставщиков.`),
        {
          email,
          supplierIds: of.map(({ supplierId }) => supplierId),
        },
      ),
    ),
    ...(watched.length > 0
      ? [
          warning(
            ctx,
            'supplier_watched',
            words('Some suppliers are marked with a warning.', 'Некоторые поставщики отмечены предупреждением.'),
            { supplierIds: watched },
          ),
        ]
      : []),
    ...(added.length > 0
      ? [
          warning(
            ctx,
            'supplier_role_added',
            words('Some counterparties have become suppliers.', 'Некоторые контрагенты стали поставщиками.'),
            { supplierIds: added },
          ),
        ]
      : []),
  ];
}
