import Type from 'typebox';
import { flag, object, text } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { fieldError, invalid, Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { sendLetter } from '../../mail/send-letter.ts';
import { type LetterAt, sentByJobAt } from '../../mail/send-now.ts';
import { parseRussianPhone } from '../../russian-identifiers/parse-russian-phone.ts';
import { accountFact } from '../account-fact.ts';
import { emailField, passwordField } from '../account-fields.ts';
import { createPortal } from '../create-portal.ts';
import { findAccount } from '../find-account.ts';
import { hashPassword } from '../hash-password.ts';
import { keepConsent } from '../keep-consent.ts';
import { registrationErrors } from '../registration-errors.ts';
import { normaliseEmail } from '../rules/email-rules.ts';
import { confirmationSeconds, sendConfirmation } from '../send-confirmation.ts';

interface Carried {
  email: string;
  passwordHash: string;
  /** Who has the address already. */
  known: string | null;
}

/** What is waited for: the letter that was written, and where it lies. */
interface Opened extends LetterAt {
  email: string;
  linkExpiresAt: string;
}

/** A portal with its administrator and a letter to confirm the address; for an address that is known, a letter alone. */
export const openRegistration = command({
  name: 'accounts.open-registration',
  summary: words('Open a registration', 'Открыть регистрацию'),
  permission: 'internal',
  scope: null,
  input: object({
    workspaceName: text(200, 'Company name', { examples: ['ООО «Ромашка»'] }),
    portalName: Type.String({ title: 'Portal name in addresses', maxLength: 100, examples: ['romashka'] }),
    companyInn: Type.String({ title: 'Taxpayer number', maxLength: 20, examples: ['7707083893'] }),
    phone: Type.String({ title: 'Russian phone', maxLength: 40, examples: ['+7 (999) 999-99-99'] }),
    fullName: text(200, 'Full name of the administrator', { examples: ['Ольга Петрова'] }),
    email: emailField('Working e-mail'),
    password: passwordField('Password, 12 to 256 characters'),
    acceptedOffer: Type.Optional({ ...flag('The offer is accepted; required to be true'), examples: [true] }),
    acceptedPersonalData: Type.Optional({
      ...flag('Processing of personal data is accepted; required to be true'),
      examples: [true],
    }),
    acceptedMarketing: Type.Optional(flag('Promotional messages are welcome')),
  }),
  output: Type.Unknown(),

  async enter(input, { directory, services }) {
    const errors = registrationErrors(input);
    if (errors.length > 0) throw invalid(errors);
    const email = normaliseEmail(input.email);
    const passwordHash = await hashPassword(services.pepper, input.password);
    const { tenant_id: tenantId, user_id: known } = await findAccount(directory, email);
    return { tenantId: tenantId ?? uuidv7(), carried: { email, passwordHash, known } satisfies Carried };
  },

  async run(ctx, input, { email, passwordHash, known }: Carried): Promise<Opened> {
    const slug = input.portalName;
    const name = await ctx.db.one<{ claimed: boolean }>(sql`select * from claim_portal_name(${slug})`);
    if (!name.claimed) throw nameTaken();
    const linkExpiresAt = new Date(Date.now() + confirmationSeconds * 1_000).toISOString();
    const opened = { email, linkExpiresAt, tenantId: ctx.db.tenant };
    const when = { dueAt: ctx.services.mail.leaves ? sentByJobAt() : undefined };
    if (known !== null) return { ...opened, letterId: await tellOwner(ctx, known, { email, passwordHash }, when) };
    const phone = parseRussianPhone(input.phone) as string;
    const { fullName, workspaceName, companyInn, acceptedMarketing = false } = input;
    const owner = { fullName, email, phone, passwordHash };
    const userId = await createPortal(ctx, { slug, name: workspaceName, companyInn, owner });
    await keepConsent(ctx, userId, acceptedMarketing);
    await ctx.db.one(sql`select * from claim_pending_login(${email}, ${ctx.db.tenant}, ${userId}, ${passwordHash})`);
    const letterId = await sendConfirmation(ctx, userId, linkExpiresAt, when);
    ctx.record(accountFact('registered', { id: userId, fullName }, { portalName: slug, companyInn }));
    return { ...opened, letterId };
  },
});

/** The address has an owner: nothing is made, but the name and the password count as if it were, and the owner gets a letter. */
async function tellOwner(
  ctx: WriteContext,
  userId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
  when: { dueAt: string | undefined },
): Promise<string> {
  const { db, services } = ctx;
  await db.one(sql`select * from claim_pending_login(${email}, null, null, ${passwordHash})`);
  const person = await db.one<{ full_name: string; locale: 'ru' | 'en' }>(
    sql`select full_name, locale from users where tenant_id = ${db.tenant} and id = ${userId}`,
  );
  const variables = { loginUrl: `${services.publicUrl}/login`, resetUrl: `${services.publicUrl}/forgot-password` };
  const letter = { template: 'already-registered', to: email, locale: person.locale, variables } as const;
  const letterId = await sendLetter(ctx, letter, when);
  ctx.record(accountFact('registration_repeated', { id: userId, fullName: person.full_name }, { outcome: 'denied' }));
  return letterId;
}

const nameTaken = () =>
  new Refusal('already_exists', words('This portal name is taken.', 'Это имя портала уже занято.'), {
    errors: [fieldError('/portalName', 'duplicate', words('is taken', 'уже занято'))],
  });
