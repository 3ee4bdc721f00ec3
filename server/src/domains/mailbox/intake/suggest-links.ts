import type { LinkedType } from '../../../../../nouns/mailbox-thread.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { letterIdsAmong } from '../../../platform/mail/letter-identifier.ts';
import { lettersAbout } from '../../../platform/mail/letters-about.ts';
import { invoiceRequest } from '../../billing/requests/invoice-request.ts';
import { whatWasRequested } from '../../billing/requests/what-was-requested.ts';
import { suppliersByAddress } from '../../counterparties/suppliers-by-address.ts';
import { rfqRecipient } from '../../rfqs/recipients/rfq-recipient.ts';
import { whoWasAsked } from '../../rfqs/recipients/who-was-asked.ts';
import { type NewLink, writeLinks } from '../links/write-links.ts';
import type { Gathered, NewLetter } from './gather-threads.ts';

/**
 * Says what new letters are about: the record of the letter of ours that they answer, surely where its very recipient answers;
 * and suppliers who are reached at the address that writes, as a suggestion.
 */
export async function suggestLinks(ctx: WriteContext, gathered: readonly Gathered[]): Promise<void> {
  const each = gathered.flatMap(({ threadId, letters }) => letters.map((letter) => ({ threadId, letter })));
  const answered = await answeredRecords(ctx, each);
  const writers = [...new Set(each.flatMap(({ letter }) => letter.from?.address ?? []))];
  const suppliers = Map.groupBy(await suppliersByAddress(ctx.db, writers), ({ address }) => address);
  const byAddress = each.flatMap(({ threadId, letter }) =>
    (suppliers.get(letter.from?.address ?? '') ?? []).map(
      ({ supplierId }): NewLink => ({
        threadId,
        entityType: 'supplier',
        entityId: supplierId,
        status: 'suggested',
        source: 'address',
      }),
    ),
  );
  await writeLinks(ctx, [...answered, ...byAddress]);
}

async function answeredRecords(
  ctx: WriteContext,
  each: ReadonlyArray<{ threadId: string; letter: NewLetter }>,
): Promise<NewLink[]> {
  const named = each.map((one) => ({ ...one, letterIds: letterIdsAmong(ctx.services, one.letter.answers) }));
  const letters = await lettersAbout(ctx.db, [...new Set(named.flatMap(({ letterIds }) => letterIds))]);
  const records = await recordsOf(ctx, letters);
  return named.flatMap(({ threadId, letter, letterIds }) =>
    letters
      .filter(({ id }) => letterIds.includes(id))
      .flatMap(({ recipient, aboutId }) =>
        (records.get(aboutId) ?? []).map(
          (record): NewLink => ({
            threadId,
            ...record,
            status: letter.from?.address === recipient ? 'confirmed' : 'suggested',
            source: 'letter',
          }),
        ),
      ),
  );
}

type Named = { entityType: LinkedType; entityId: string };

/** The records behind what our letters were about, in as many statements as there are kinds of them. */
async function recordsOf(
  ctx: WriteContext,
  letters: ReadonlyArray<{ aboutType: string; aboutId: string }>,
): Promise<ReadonlyMap<string, Named[]>> {
  const idsOf = (type: string) => letters.filter(({ aboutType }) => aboutType === type).map(({ aboutId }) => aboutId);
  const asked = await whoWasAsked(ctx.db, idsOf(rfqRecipient.type));
  const requested = await whatWasRequested(ctx.db, idsOf(invoiceRequest.type));
  return new Map([
    ...asked.map(({ recipientId, rfqId, procurementId, supplierId }): [string, Named[]] => [
      recipientId,
      [
        { entityType: 'rfq', entityId: rfqId },
        { entityType: 'supplier', entityId: supplierId },
        ...(procurementId ? [{ entityType: 'requisition' as const, entityId: procurementId }] : []),
      ],
    ]),
    ...requested.map(({ requestId, procurementId, supplierId }): [string, Named[]] => [
      requestId,
      [
        { entityType: 'requisition', entityId: procurementId },
        { entityType: 'supplier', entityId: supplierId },
      ],
    ]),
  ]);
}
