import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { checkEmail, normaliseEmail } from '../accounts/rules/email-rules.ts';
import { parseRussianPhone } from '../russian-identifiers/parse-russian-phone.ts';

interface Given {
  email?: string | undefined;
  phone?: string | null | undefined;
  timezone?: string | undefined;
}

/** The same values in the form they are stored; refuses an undeliverable address, a foreign phone, an unknown zone. */
export function checkPerson<Input extends Given>(input: Input): Input {
  const errors: FieldError[] = [];
  const { email, phone, timezone } = input;
  const fault = email === undefined ? null : checkEmail(email);
  if (fault) errors.push(fieldError('/email', fault, words('is not a working e-mail', 'нужен рабочий адрес почты')));
  const parsed = typeof phone === 'string' ? parseRussianPhone(phone) : phone;
  if (typeof phone === 'string' && !parsed)
    errors.push(fieldError('/phone', 'phone_not_russian', words('is not a Russian phone', 'нужен российский номер')));
  if (timezone !== undefined && !isZone(timezone))
    errors.push(fieldError('/timezone', 'enum', words('is not an IANA time zone', 'неизвестный часовой пояс')));
  if (errors.length > 0) throw invalid(errors);
  return {
    ...input,
    ...(email !== undefined && { email: normaliseEmail(email) }),
    ...(phone !== undefined && { phone: parsed }),
  };
}

function isZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined && name.includes('/')
    );
  } catch {
    return name === 'UTC';
  }
}
