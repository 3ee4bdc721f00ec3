import { brokenRule, words } from '../../kernel/problems/errors.ts';

export const noAddress = words('The supplier has no e-mail address.', 'У поставщика не указана электронная почта.');

export const withoutAddress = (supplierIds: readonly string[]) =>
  brokenRule('recipient_email_missing', noAddress, { supplierIds });
