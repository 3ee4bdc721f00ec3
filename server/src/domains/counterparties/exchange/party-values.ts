import type { CounterpartyInput } from '../counterparty.input.ts';

type Values = Readonly<Record<string, unknown>>;

/** The cells of a row as the input of a counterparty; one account and one contact at most. */
export function partyValues(values: Values): Record<string, unknown> {
  const { inn, kpp, roles, ...rest } = Object.fromEntries(
    Object.entries(values).filter(([field]) => !field.startsWith('contact')),
  );
  const [account, afterAccount] = taken(rest, ['bankName', 'bik', 'checkingAccount', 'correspondentAccount']);
  const [supplier, own] = taken(afterAccount, ['paymentTermsDays', 'leadTimeDays', 'minOrderAmount']);
  const contact = contactOf(values);
  return {
    ...own,
    ...(inn !== undefined && { inn: withLostZero(inn, [9, 11]) }),
    ...(kpp !== undefined && { kpp: withLostZero(kpp, [8]) }),
    ...(Array.isArray(roles) && { roles: [...new Set(roles)] }),
    ...(account && { paymentRequisites: [{ ...account, ...bikOf(account) }] }),
    ...(contact && { contacts: [contact] }),
    ...(supplier && { supplier }),
  };
}

function taken(values: Values, fields: readonly string[]): [Values | undefined, Values] {
  const entries = Object.entries(values);
  const own = entries.filter(([field]) => fields.includes(field));
  const others = entries.filter(([field]) => !fields.includes(field));
  return [own.length > 0 ? Object.fromEntries(own) : undefined, Object.fromEntries(others)];
}

const contactFields = {
  contactName: 'fullName',
  contactPosition: 'position',
  contactEmail: 'email',
  contactPhone: 'phone',
} as const satisfies Record<string, keyof NonNullable<CounterpartyInput['contacts']>[number]>;

function contactOf(values: Values): Values | undefined {
  const given = Object.entries(contactFields).flatMap(([field, name]) =>
    values[field] === undefined ? [] : [[name, values[field]] as const],
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

const bikOf = ({ bik }: Values) => (bik === undefined ? {} : { bik: withLostZero(bik, [8]) });

/** A spreadsheet that takes a number for a quantity drops the zero it begins with. */
const withLostZero = (text: unknown, lengths: readonly number[]) =>
  typeof text === 'string' && /^\d+$/.test(text) && lengths.includes(text.length) ? `0${text}` : text;
