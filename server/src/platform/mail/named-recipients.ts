import { type FieldError, fieldError, invalid, invalidField, words } from '../../kernel/problems/errors.ts';
import { isMailAddress } from './is-mail-address.ts';

/** The addresses that a letter was given under `/to`; refuses those that are none, and one named twice. */
export function namedRecipients(to: readonly string[] = []): string[] {
  const named = to.map((address) => address.trim());
  const faults = named.flatMap((address, at) => addressFaults(address, at, named));
  if (faults.length > 0) throw invalid(faults);
  return named;
}

const addressFaults = (address: string, at: number, all: readonly string[]): FieldError[] => [
  ...(isMailAddress(address)
    ? []
    : [fieldError(`/to/${at}`, 'email_format', words('is not an e-mail address', 'это не адрес почты'))]),
  ...(all.findIndex((one) => one.toLowerCase() === address.toLowerCase()) < at
    ? [fieldError(`/to/${at}`, 'duplicate', words('is named twice', 'указан дважды'))]
    : []),
];

/** The address of the customer where none was named. */
export function usualRecipient(address: string | null | undefined): string {
  if (address && isMailAddress(address)) return address;
  throw invalidField(
    '/to',
    'recipient_email_missing',
    words('is needed: the customer has no e-mail', 'нужно указать: у заказчика нет почты'),
  );
}
