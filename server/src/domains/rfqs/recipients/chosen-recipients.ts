import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';

/** Whom a request goes to: all who wait for it, or the named ones; who was asked already only when it is to be sent again. */
export function chosenRecipients(
  all: readonly RfqRecipient[],
  ids: readonly string[] | undefined,
  again: boolean,
): RfqRecipient[] {
  refuseUnknown(all, ids);
  return all
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter(({ status }) => status === 'pending' || (again && status !== 'revoked'));
}

/** Refuses identifiers that are no recipients of this request. */
export function refuseUnknown(all: readonly RfqRecipient[], ids: readonly string[] = []): void {
  const known = new Set(all.map(({ id }) => id));
  const errors = ids.flatMap((id, index): FieldError[] =>
    known.has(id)
      ? []
      : [
          fieldError(
            `/recipientIds/${index}`,
            'not_found_reference',
            words('is not a recipient of this request', 'такого получателя нет'),
          ),
        ],
  );
  if (errors.length > 0) throw invalid(errors);
}
