import { setTimeout as pause } from 'node:timers/promises';
import Type from 'typebox';
import { choice, instant, integer, object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { letterStates, sendNow } from '../../mail/send-now.ts';
import { confirmationSeconds } from '../send-confirmation.ts';
import { openRegistration } from './open-registration.ts';

export const register = command({
  name: 'accounts.register',
  summary: words('Register a portal and its administrator', 'Зарегистрировать портал и администратора'),
  description:
    'No session is issued: the address is confirmed first. An address that is known gets the same answer, as late, and another letter. ' +
    '`mail.status` is `sent` when the mail server has taken the letter, `queued` while it is still tried, `failed` when the mail server ' +
    'refused it for good, `off` when no mail server is set and the letter stays on ours.',
  permission: 'visitor',
  scope: null,
  refuses: ['already_exists'],
  input: openRegistration.input,
  output: object({
    status: choice(['email_verification_required'], 'Status'),
    email: Type.String(),
    portalSlug: Type.String(),
    linkExpiresAt: instant('Until when the link of the letter works'),
    linkTtlSeconds: integer('The same in seconds'),
    mail: object({ status: choice(letterStates, 'State of the letter') }),
  }),
  run: inSteps,

  async steps(steps, input) {
    const { email, linkExpiresAt, ...letter } = await inEvenTime(() => steps.command(openRegistration, input));
    const { leaves } = steps.services.mail;
    const status = leaves ? await inEvenTime(() => sendNow(steps, letter)) : 'off';
    return {
      status: 'email_verification_required' as const,
      email,
      portalSlug: input.portalName,
      linkExpiresAt,
      linkTtlSeconds: confirmationSeconds,
      mail: { status },
    };
  },
});

/** Well over what the longer way takes on a quiet machine, ms. */
const stepMs = 250;

/** Work whose duration must not show which of two branches it took: it ends at the next whole step, as the longer branch would. */
async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await work();
  await pause(stepMs - ((performance.now() - begun) % stepMs));
  return done;
}
