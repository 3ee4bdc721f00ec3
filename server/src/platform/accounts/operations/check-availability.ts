import Type from 'typebox';
import { lobby } from '../../../kernel/access/actor.ts';
import { flag, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { type FieldError, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { emailField } from '../account-fields.ts';
import { emailErrors, innErrors, phoneErrors, portalNameErrors } from '../registration-errors.ts';

const reason = Type.Optional(Type.String({ title: 'Why not' }));

export const checkAvailability = query({
  name: 'accounts.check-availability',
  summary: words('Check registration data', 'Проверить данные для регистрации'),
  description:
    'The numbers and the address are checked for their form; the answer never says whether somebody uses them.',
  permission: 'visitor',
  scope: null,
  input: object({
    portalName: Type.Optional(Type.String({ title: 'Portal name', maxLength: 100 })),
    companyInn: Type.Optional(Type.String({ title: 'Taxpayer number', maxLength: 20 })),
    email: Type.Optional(emailField()),
    phone: Type.Optional(Type.String({ title: 'Russian phone', maxLength: 40, examples: ['+7 (999) 999-99-99'] })),
  }),
  output: object({
    portalName: Type.Optional(object({ available: flag('The name can be taken'), reason })),
    companyInn: Type.Optional(object({ valid: flag('Such a number can exist'), reason })),
    email: Type.Optional(object({ valid: flag('The address can be used'), reason })),
    phone: Type.Optional(object({ valid: flag('It is a Russian number'), reason })),
  }),

  async enter({ portalName }, { directory }) {
    const asked = portalName !== undefined && portalNameErrors(portalName).length === 0;
    const found = asked
      ? await directory.first<{ taken: boolean }>(sql`select * from find_portal_name(${portalName})`)
      : undefined;
    return { tenantId: lobby, carried: { taken: found?.taken === true } };
  },

  async run(_, { portalName, companyInn, email, phone }, { taken }) {
    return {
      ...(portalName !== undefined && { portalName: nameStatus(portalNameErrors(portalName), taken) }),
      ...(companyInn !== undefined && { companyInn: status(innErrors(companyInn)) }),
      ...(email !== undefined && { email: status(emailErrors(email)) }),
      ...(phone !== undefined && { phone: status(phoneErrors(phone)) }),
    };
  },
});

function nameStatus([error]: readonly FieldError[], taken: boolean) {
  if (error) return { available: false, reason: error.code };
  return taken ? { available: false, reason: 'taken' } : { available: true };
}

const status = ([error]: readonly FieldError[]) =>
  error ? { valid: false, reason: (error.params as { reason: string }).reason } : { valid: true };
