import { words } from './kit/words.ts';

/** Documents that go with deliveries. */
export const deliveryDocumentKinds = {
  upd: words('Universal transfer document', 'Универсальный передаточный документ'),
  torg12: words('Consignment note TORG-12', 'Товарная накладная ТОРГ-12'),
  tn: words('Waybill', 'Транспортная накладная'),
  ttn: words('Consignment note 1-T', 'Товарно-транспортная накладная 1-Т'),
  power_of_attorney_m2: words('Power of attorney M-2', 'Доверенность М-2'),
  power_of_attorney_m2a: words('Power of attorney M-2a', 'Доверенность М-2а'),
  delivery_note: words('Delivery note', 'Накладная на отгрузку'),
  packing_list: words('Packing list', 'Упаковочный лист'),
  acceptance_act: words('Acceptance act', 'Акт приёма-передачи'),
};

export type DeliveryDocumentKind = keyof typeof deliveryDocumentKinds;
