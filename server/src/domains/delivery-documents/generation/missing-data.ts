import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { type DeliveryDocumentKind, rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import type { DeliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import type { DeliveryParty } from '../../../../../nouns/delivery-party.ts';
import { type FieldError, fieldError, type Words, words } from '../../../kernel/problems/errors.ts';
import type { PartyRole, WholeDocument } from '../parties-of.ts';

type Draft = Pick<WholeDocument, 'parties' | 'lines'> & { document: Partial<DeliveryDocument> };

/** Everything that the form asks for and that is not known, each under its path. */
export function missingData(kind: DeliveryDocumentKind, draft: Draft): FieldError[] {
  const { isPriced, isTransport, isAttorney } = rulesOfKind(kind);
  return [
    ...sides(kind).flatMap(([role, needs]) => missingOfParty(role, draft.parties[role], needs)),
    ...(isTransport ? missingTransport(draft) : []),
    ...(isAttorney ? missingAttorney(draft) : []),
    ...(isPriced ? draft.lines.flatMap(missingOfLine) : []),
  ];
}

type Need = 'inn' | 'kpp' | 'address';

const whole = ['inn', 'kpp', 'address'] as const;
const there = ['address'] as const;

/** Who has to be named, and what has to be known of whom. */
const sides = (kind: DeliveryDocumentKind): ReadonlyArray<readonly [PartyRole, readonly Need[]]> => {
  if (kind === 'packing_list') return [['consignee', []]];
  if (kind === 'delivery_note')
    return [
      ['shipper', []],
      ['consignee', there],
    ];
  if (rulesOfKind(kind).isAttorney)
    return [
      ['consignee', whole],
      ['seller', []],
    ];
  if (kind === 'tn')
    return [
      ['shipper', whole],
      ['consignee', whole],
    ];
  if (kind === 'acceptance_act')
    return [
      ['seller', ['inn']],
      ['customer', ['inn']],
    ];
  return [
    ['seller', whole],
    ['customer', whole],
    ['shipper', there],
    ['consignee', there],
  ];
};

function missingOfParty(role: PartyRole, party: DeliveryParty | null, needs: readonly Need[]): FieldError[] {
  if (!party) return [missing(`/${role}`, nobody[role])];
  const known: Readonly<Record<Need, boolean>> = {
    inn: party.inn !== null,
    // Companies alone have one, and their INN has ten digits.
    kpp: party.kpp !== null || party.inn?.length !== 10,
    address: (party.legalAddress ?? party.actualAddress) !== null,
  };
  return needs.flatMap((need) => (known[need] ? [] : [missing(`/${role}/${need}`, unknownOf(need, party), party)]));
}

const nobody: Readonly<Record<PartyRole, Words>> = {
  seller: words(
    'is not known: name a seller profile, or one supplier',
    'не указан продавец: выберите профиль продавца или одного поставщика',
  ),
  customer: words(
    'is not known: name a customer, or keep a seller profile of your own company',
    'не указан покупатель: выберите заказчика или заведите профиль своей организации',
  ),
  shipper: words(
    'is not known: name a shipper, or make documents for each supplier or batch',
    'не указан грузоотправитель: выберите его или создайте документы по поставщикам либо партиям',
  ),
  consignee: words(
    'is not known: name a consignee, or keep a seller profile of your own company',
    'не указан грузополучатель: выберите его или заведите профиль своей организации',
  ),
  payer: words('is not known', 'не указан плательщик'),
  carrier: words('is not known', 'не указан перевозчик'),
};

const needed: Readonly<Record<Need, Words>> = {
  inn: words('INN', 'ИНН'),
  kpp: words('KPP', 'КПП'),
  address: words('address', 'адрес'),
};

const unknownOf = (need: Need, { name }: DeliveryParty) =>
  words(`the ${needed[need].en} of ${name} is not known`, `${name}: не указан ${needed[need].ru}`);

const missing = (at: string, message: Words, party?: DeliveryParty) =>
  fieldError(at, 'required', message, {
    ...(party?.counterpartyId && { counterpartyId: party.counterpartyId }),
    ...(party?.sellerProfileId && { sellerProfileId: party.sellerProfileId }),
  });

const required = words('is required for this document', 'обязательно для этого документа');

const ofTransport = ['carrierName', 'driverName', 'vehicleNumber', 'loadingAddress', 'deliveryAddress'] as const;

const missingTransport = ({ document }: Draft) =>
  ofTransport.flatMap((name) => (document[name] ? [] : [missing(`/${name}`, required)]));

const ofIdentity = ['passportNumber', 'passportIssuedBy', 'passportIssuedOn'] as const;

const missingAttorney = ({ document: { attorney } }: Draft) =>
  attorney
    ? ofIdentity.flatMap((name) => (attorney[name] ? [] : [missing(`/attorney/${name}`, required)]))
    : [missing('/attorney', words('is required: who receives the goods', 'обязательно: кому выдаётся доверенность'))];

/** A price is named by its line, for lines of documents have no place in the request. */
const missingOfLine = ({ name, procurementItemId, unitPrice, vatRate }: DeliveryDocumentLine): FieldError[] => {
  if (unitPrice !== null && vatRate !== null) return [];
  const [at, what] =
    unitPrice === null
      ? ['unitPrice', words(`the price of “${name}” is not known`, `«${name}»: цена не известна`)]
      : ['vatRate', words(`the VAT rate of “${name}” is not known`, `«${name}»: ставка НДС не известна`)];
  return [fieldError(`/items/${procurementItemId ?? name}/${at}`, 'required', what, { name })];
};
