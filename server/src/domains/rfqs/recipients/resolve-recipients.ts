import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { archivedFault } from '../../../kernel/problems/archived-reference.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { takesFromProvider } from '../../../platform/integrations/inbound/provider/takes-from-provider.ts';
import { isMailAddress } from '../../../platform/mail/is-mail-address.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { type CounterpartyRef, holdSuppliers, holdWhoSupply } from '../../counterparties/counterparty-refs.ts';
import { ensureSupplier } from '../../counterparties/ensure-supplier.ts';
import { type RfqAddress, rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import type { RecipientInput } from './rfq-recipient.ts';

export interface WantedRecipient {
  supplierId: string;
  counterpartyId: string;
  name: string;
  contactId: string | null;
  email: string | null;
  channel: RfqRecipient['channel'];
  standing: CounterpartyRef['standing'];
  /** The counterparty became a supplier by this. */
  added: boolean;
}

/** Whom to ask, and where to write to them. All errors come at once. */
export async function resolveRecipients(
  ctx: WriteContext,
  given: readonly RecipientInput[],
  at = (index: number) => `/recipients/${index}`,
): Promise<WantedRecipient[]> {
  if (given.length === 0) return [];
  const [suppliers, parties] = [
    await holdSuppliers(
      ctx.db,
      given.flatMap(({ supplierId }) => supplierId ?? []),
    ),
    await holdWhoSupply(
      ctx.db,
      given.flatMap(({ counterpartyId }) => counterpartyId ?? []),
    ),
  ];
  const refs = given.map((one) =>
    one.supplierId === undefined ? parties.get(one.counterpartyId ?? '') : suppliers.get(one.supplierId),
  );
  const addresses = await rfqAddresses(
    ctx.db,
    refs.flatMap((ref) => ref?.counterpartyId ?? []),
  );
  const hasMessenger =
    given.some(({ channel }) => channel === 'messenger') && (await takesFromProvider(ctx.db, 'messenger'));
  const errors = given.flatMap((one, index) => {
    const ref = refs[index];
    const faults = [
      ...partyFaults(one, ref),
      ...addressFaults(one, addresses.get(ref?.counterpartyId ?? '')),
      ...(one.channel === 'messenger' && !hasMessenger ? [fieldError('/channel', 'not_available', noMessenger)] : []),
    ];
    return faults.map((fault) => ({ ...fault, at: at(index) + fault.at }));
  });
  if (errors.length > 0) throw invalid(errors);
  refuseBarred(refs as CounterpartyRef[]);
  const wanted: WantedRecipient[] = [];
  for (const [index, one] of given.entries()) {
    const ref = refs[index] as CounterpartyRef;
    const ensured = ref.supplierId === null ? await ensureSupplier(ctx, ref.counterpartyId) : null;
    wanted.push({
      supplierId: ref.supplierId ?? (ensured?.supplierId as string),
      counterpartyId: ref.counterpartyId,
      name: ref.name,
      channel: one.channel ?? 'email',
      standing: ref.standing,
      added: ensured?.added ?? false,
      ...reachedAt(one, addresses.get(ref.counterpartyId) as RfqAddress),
    });
  }
  return wanted;
}

/** The given address, that of the given contact, that of a contact who gets requests, or that of the company. */
function reachedAt({ contactId, email }: RecipientInput, { contacts, email: ofParty }: RfqAddress) {
  const contact =
    contactId === undefined || contactId === null
      ? contacts.find((one) => one.receivesRfq && one.email !== null && (email == null || one.email === email))
      : contacts.find(({ id }) => id === contactId);
  return { contactId: contact?.id ?? null, email: email ?? contact?.email ?? ofParty };
}

function partyFaults({ supplierId, counterpartyId }: RecipientInput, ref: CounterpartyRef | undefined): FieldError[] {
  const field = supplierId === undefined ? '/counterpartyId' : '/supplierId';
  if (supplierId === undefined && counterpartyId === undefined)
    return [fieldError('/supplierId', 'required', oneNeeded)];
  if (!ref)
    return [
      fieldError(field, 'not_found_reference', words('does not match any counterparty', 'такого контрагента нет')),
    ];
  if (supplierId !== undefined && counterpartyId !== undefined && ref.counterpartyId !== counterpartyId)
    return [fieldError('/counterpartyId', 'mismatch', words('is not this supplier', 'это не тот поставщик'))];
  return ref.status === 'archived' ? [archivedFault(field, counterparty.noun)] : [];
}

function addressFaults({ contactId, email }: RecipientInput, address: RfqAddress | undefined): FieldError[] {
  const stranger = contactId && address && !address.contacts.some(({ id }) => id === contactId);
  return [
    ...(stranger
      ? [
          fieldError(
            '/contactId',
            'not_found_reference',
            words('is not a contact of this company', 'такого контакта у компании нет'),
          ),
        ]
      : []),
    ...(email && !isMailAddress(email)
      ? [fieldError('/email', 'email_format', words('is not an e-mail address', 'это не адрес почты'))]
      : []),
  ];
}

export const noMessenger = words(
  'no messenger is connected: choose `email`, or `link` and pass the link on yourself',
  'мессенджер не подключён: выберите почту или ссылку, которую передадите сами',
);

/** A blocked supplier, and one whose standing forbids requests, cannot be asked. */
export function refuseBarred(refs: readonly CounterpartyRef[]) {
  const barred = refs.filter(
    ({ status, standing }) => status === 'blocked' || standing === 'prevent_all' || standing === 'prevent_rfq',
  );
  if (barred.length === 0) return;
  const names = barred.map(({ name }) => name).join(', ');
  throw brokenRule(
    'supplier_blocked',
    words(`These suppliers cannot be asked: ${names}.`, `Нельзя запрашивать: ${names}.`),
    {
      supplierIds: barred.flatMap(({ supplierId }) => supplierId ?? []),
    },
  );
}

const oneNeeded = words('name the supplier or the counterparty', 'укажите поставщика или контрагента');
