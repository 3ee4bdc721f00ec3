/** An order to a supplier, to be told to the accounting system. */
export interface ExchangeOrder {
  id: string;
  number: string;
  revision: number;
  /** Day and time where the company works: `2026-11-22`, `13:15:00`. */
  date: string;
  time: string;
  deleted: boolean;
  currency: string;
  amount: string;
  comment: string | null;
  supplier: {
    /** As the accounting system knows him, or ours where it does not. */
    id: string;
    /** A natural person, in business or not. */
    person: boolean;
    name: string;
    fullName: string | null;
    inn: string | null;
    kpp: string | null;
    ogrn: string | null;
    okpo: string | null;
    legalAddress: string | null;
    actualAddress: string | null;
    email: string | null;
    phone: string | null;
    /** The one that is paid to first. */
    accounts: ReadonlyArray<{
      checkingAccount: string | null;
      bik: string | null;
      bankName: string | null;
      correspondentAccount: string | null;
    }>;
  };
  lines: ReadonlyArray<{
    /** As the accounting system knows the item, or ours where it does not. */
    itemId: string;
    sku: string | null;
    name: string;
    unit: string;
    quantity: string;
    price: string;
    /** With VAT, in the currency of the order. */
    amount: string;
    vatRate: string | null;
  }>;
  status: string;
}
