import { buildAuthorizationUrl } from 'openid-client';
import Type from 'typebox';
import { signInFaults } from '../../../../../nouns/sign-in-faults.ts';
import { flag, instant, object } from '../../../kernel/fields.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { emailField } from '../../accounts/account-fields.ts';
import { writeCookie } from '../../sessions/cookies.ts';
import type { OpenProvider } from '../open-provider.ts';
import { configurationOf } from '../protocol/configuration-of.ts';
import { faultOf } from '../protocol/fault-of.ts';
import { beginJourney } from './begin-journey.ts';
import { callbackAddress, journeySeconds } from './journey.ts';
import { noteFault } from './note-fault.ts';
import { prepareSignIn } from './prepare-sign-in.ts';

const page = '^/(?![/\\\\])[^\\t\\n\\r]*$';

export const beginSignIn = query({
  name: 'identity-providers.begin-sign-in',
  summary: words('Begin to sign in by a provider', 'Начать вход через поставщика'),
  description:
    'Answers the address at the provider; lead the browser there within ten minutes. It comes back to the callback, and from there to the portal: to `next`, or to the sign-in page with a `reason`. The browser that asks is marked with a cookie, and it alone may finish.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'upstream_error', 'portal_suspended'],
  input: object({
    key: Type.String({ title: 'Which provider, as `GET /auth/providers` names it', maxLength: 100 }),
    email: Type.Optional(emailField('The address to fill in at the provider')),
    next: Type.Optional(Type.String({ title: 'Page of the portal to go on to', maxLength: 500, pattern: page })),
    again: Type.Optional(flag('Ask the person anew, as a proof of presence takes')),
  }),
  output: object({
    authorizationUrl: Type.String({ title: 'Address at the provider', format: 'uri' }),
    expiresAt: instant('Until when the way back is open'),
  }),
  run: inSteps,

  async steps(steps, { key, email, next = null, again = false }) {
    const provider = await steps.query(prepareSignIn, { key });
    const configuration = await discovered(steps, key, provider);
    const { state, nonce, challenge, mark, expiresAt } = await steps.command(beginJourney, { key, next });
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: callbackAddress(steps.services),
      scope: 'openid email profile',
      ...{ state, nonce, code_challenge: challenge, code_challenge_method: 'S256' },
      ...(email !== undefined && { login_hint: email }),
      ...(again && { prompt: 'login', max_age: '0' }),
    });
    steps.respond({ headers: { 'set-cookie': writeCookie(steps.services, 'sign-in', mark, journeySeconds, 'Lax') } });
    return { authorizationUrl: url.toString(), expiresAt };
  },
});

async function discovered({ services, command }: Steps, key: string, provider: OpenProvider) {
  try {
    return await configurationOf(services, provider);
  } catch (error) {
    const fault = faultOf(error);
    await command(noteFault, { key, fault });
    throw refuse('upstream_error', signInFaults[fault]);
  }
}
