import { type Words, words } from './kit/words.ts';

/** What a kind of delivery document is, and what the law or its form asks of it. */
interface Declared {
  words: Words;
  /** Numbers of the kind begin with it. */
  prefix: string;
  /** Prices and VAT stand in it. */
  isPriced?: true;
  /** The goods are under way: a carrier, a driver, a vehicle and both ends of the way are named. */
  isTransport?: true;
  /** Somebody is trusted to receive the goods. */
  isAttorney?: true;
  /** Since this day electronic exchange takes a UPD in its place: an operator answers `edo_format_withdrawn`. */
  paperOnlySince?: string;
  /** Since this day the original is electronic, with the operator of the state system: ours is a draft for it. */
  draftForOperatorSince?: string;
}

/** The electronic formats of ТОРГ-12 and of the act are withdrawn from this day on. */
const withdrawn = '2026-01-01';

/** Law 140-FZ: documents of road transport are electronic from this day on. */
const roadTransportElectronic = '2026-09-01';

/** Documents that go with deliveries. */
export const deliveryDocumentKinds = {
  upd: {
    words: words('Universal transfer document', 'Универсальный передаточный документ'),
    prefix: 'УПД',
    isPriced: true,
  },
  torg12: {
    words: words('Consignment note TORG-12', 'Товарная накладная ТОРГ-12'),
    ...{ prefix: 'ТОРГ', isPriced: true, paperOnlySince: withdrawn },
  },
  tn: {
    words: words('Waybill', 'Транспортная накладная'),
    ...{ prefix: 'ТН', isTransport: true, draftForOperatorSince: roadTransportElectronic },
  },
  ttn: {
    words: words('Consignment note 1-T', 'Товарно-транспортная накладная 1-Т'),
    ...{ prefix: 'ТТН', isPriced: true, isTransport: true },
  },
  power_of_attorney_m2: { words: words('Power of attorney M-2', 'Доверенность М-2'), prefix: 'М2', isAttorney: true },
  power_of_attorney_m2a: {
    words: words('Power of attorney M-2a', 'Доверенность М-2а'),
    prefix: 'М2А',
    isAttorney: true,
  },
  delivery_note: { words: words('Delivery note', 'Накладная на отгрузку'), prefix: 'НО' },
  packing_list: { words: words('Packing list', 'Упаковочный лист'), prefix: 'УЛ' },
  acceptance_act: {
    words: words('Acceptance act', 'Акт приёма-передачи'),
    ...{ prefix: 'АПП', paperOnlySince: withdrawn },
  },
} as const satisfies Readonly<Record<string, Declared>>;

export type DeliveryDocumentKind = keyof typeof deliveryDocumentKinds;

/** The same, where each kind may say anything. */
export const rulesOfKind = (kind: DeliveryDocumentKind): Declared => deliveryDocumentKinds[kind];

type Named = { [Kind in DeliveryDocumentKind]: Words };

/** What people call the kinds. */
export const deliveryKindWords = Object.fromEntries(
  Object.entries(deliveryDocumentKinds).map(([kind, { words }]) => [kind, words]),
) as Named;
