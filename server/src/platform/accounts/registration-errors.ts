import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { checkInn } from '../russian-identifiers/check-inn.ts';
import { parseRussianPhone } from '../russian-identifiers/parse-russian-phone.ts';
import { checkPortalName } from './rules/check-portal-name.ts';
import { checkEmail, type EmailFault } from './rules/email-rules.ts';
import { weakPassword } from './weak-password.ts';

interface Registration {
  portalName: string;
  companyInn: string;
  phone: string;
  email: string;
  password: string;
  acceptedOffer?: boolean;
  acceptedPersonalData?: boolean;
}

/** Every rule a registration breaks, all at once and in the order of their pointers. */
export const registrationErrors = (given: Registration): FieldError[] =>
  [
    ...withoutConsent('/acceptedOffer', given.acceptedOffer),
    ...withoutConsent('/acceptedPersonalData', given.acceptedPersonalData),
    ...innErrors(given.companyInn),
    ...emailErrors(given.email),
    ...weakPassword('/password', given.password, given),
    ...phoneErrors(given.phone),
    ...portalNameErrors(given.portalName),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));

const withoutConsent = (at: string, accepted: boolean | undefined) =>
  accepted === true
    ? []
    : [fieldError(at, 'consent_required', words('your consent is needed', 'без этого согласия нельзя продолжить'))];

export function innErrors(inn: string): FieldError[] {
  const reason = checkInn(inn);
  if (reason === null) return [];
  const message = words('is not the number of an organisation', 'это не ИНН организации');
  return [fieldError('/companyInn', 'invalid_inn', message, { reason })];
}

export function emailErrors(email: string): FieldError[] {
  const reason = checkEmail(email);
  return reason === null ? [] : [fieldError('/email', 'email_not_allowed', emailWords[reason], { reason })];
}

const emailWords: Record<EmailFault, ReturnType<typeof words>> = {
  email_format: words('is not an e-mail address', 'это не адрес почты'),
  email_placeholder: words('must be a working address', 'укажите настоящий рабочий адрес'),
  email_disposable: words('must not be a temporary mailbox', 'временная почта не подходит'),
};

export const phoneErrors = (phone: string): FieldError[] =>
  parseRussianPhone(phone) === null
    ? [
        fieldError(
          '/phone',
          'invalid_phone',
          words('must look like +7 (999) 999-99-99', 'укажите в виде +7 (999) 999-99-99'),
          { reason: 'phone_format' },
        ),
      ]
    : [];

export const portalNameErrors = (portalName: string): FieldError[] =>
  checkPortalName(portalName) === null
    ? []
    : [
        fieldError(
          '/portalName',
          'slug_invalid',
          words(
            'must have 3 to 40 Latin letters or digits with single dashes between, and not be a reserved name',
            'от 3 до 40 латинских букв и цифр, между ними одиночные дефисы; служебные имена заняты',
          ),
        ),
      ];
