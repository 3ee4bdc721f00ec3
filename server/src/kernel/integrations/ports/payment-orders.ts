/** What writes payment orders into a file that a bank's client takes in. */
export interface PaymentOrdersPort<S = Record<string, unknown>> {
  /** Who pays, as the settings of the installation tell; what is missing there is not in it. */
  payer(settings: S): OrderParty;
  /** The number the first order of a year gets, unless one was given already. */
  firstNumber(settings: S): number;
  /** Characters that the file cannot hold, each once. */
  unwritable(text: string): string[];
  write(batch: OrderBatch): { bytes: Buffer; mediaType: string; extension: string };
}

export interface OrderBatch {
  /** An instant; the file shows it in the time zone. */
  createdAt: string;
  timezone: string;
  payer: OrderParty;
  orders: readonly PaymentOrder[];
}

export interface PaymentOrder {
  number: number;
  /** A day, `2026-11-22`. */
  date: string;
  /** Decimal string of two digits. */
  amount: string;
  payee: OrderParty;
  purpose: string;
}

/** Requisites of one side of a payment. */
export interface OrderParty {
  name: string;
  inn: string;
  kpp: string | null;
  account: string;
  bank: string;
  bik: string;
  correspondentAccount: string | null;
}
