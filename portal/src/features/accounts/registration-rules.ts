import type { FormRulesRecord } from '@mantine/form';
import { say } from '../../kit/say.ts';
import { passwordRules } from './model.ts';

export const emptyRegistration = {
  workspaceName: '',
  portalName: '',
  companyInn: '',
  phone: '',
  fullName: '',
  email: '',
  password: '',
  acceptedOffer: false,
  acceptedPersonalData: false,
  acceptedMarketing: false,
};

/** What can be told of a registration before the server is asked. */
export const registrationRules = {
  workspaceName: (value) => (value.trim() === '' ? say('Enter the company name', 'Укажите компанию') : null),
  portalName: (value) =>
    value.trim() === '' ? say('Choose a name for the portal address', 'Укажите имя портала в адресе') : null,
  companyInn: (value) => (/^(\d{10}|\d{12})$/.test(value) ? null : innFault({ valid: false })),
  email: (value) => emptyEmail(value) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : emailFault({ valid: false })),
  password: (value, values) =>
    Object.values(passwordRules(value, values)).every(Boolean)
      ? null
      : say('The password does not meet the rules below', 'Пароль не отвечает правилам ниже'),
  fullName: (value) => (value.trim() === '' ? say('Enter your name', 'Укажите имя и фамилию') : null),
  phone: (value) => (/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/.test(value) ? null : wholePhone()),
  acceptedOffer: (value) => (value ? null : needed()),
  acceptedPersonalData: (value) => (value ? null : needed()),
} satisfies FormRulesRecord<typeof emptyRegistration>;

const emptyEmail = (value: string) =>
  value.trim() === '' ? say('Enter your work e-mail', 'Укажите рабочую почту') : undefined;
const needed = () => say('Required to continue', 'Без этого согласия нельзя продолжить');
const wholePhone = () => say('Ten digits after +7', 'Десять цифр после +7');

/** Why an INN cannot be one; nothing where the server has not said so. */
export function innFault(told: { valid: boolean; reason?: string } | undefined): string | undefined {
  if (told?.valid !== false) return undefined;
  return told.reason === 'inn_checksum'
    ? say(
        'The check digit does not match: there is a typo in the number',
        'Контрольная цифра не сходится: в номере опечатка',
      )
    : say(
        'Ten digits of a company or twelve of a sole trader',
        'Десять цифр компании или двенадцать — предпринимателя',
      );
}

/** Why an address will not do. */
export function emailFault(told: { valid: boolean; reason?: string } | undefined): string | undefined {
  if (told?.valid !== false) return undefined;
  if (told.reason === 'email_disposable') return say('A temporary mailbox will not do', 'Временная почта не подходит');
  if (told.reason === 'email_placeholder') return say('Enter a working address', 'Укажите настоящий рабочий адрес');
  return say('This is not an e-mail address', 'Это не адрес почты');
}
