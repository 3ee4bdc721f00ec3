import Type from 'typebox';
import { providerFaults, type SignInFault } from '../../../../../nouns/sign-in-faults.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { writeCookie } from '../../sessions/cookies.ts';
import { configurationOf } from '../protocol/configuration-of.ts';
import { exchangeCode } from '../protocol/exchange-code.ts';
import { faultOf } from '../protocol/fault-of.ts';
import type { SignInClaims } from '../protocol/read-claims.ts';
import { type Ended, endSignIn } from './end-sign-in.ts';
import { callbackAddress } from './journey.ts';
import { noteFault } from './note-fault.ts';
import { type Taken, takeJourney } from './take-journey.ts';

/** What a provider may add beside this is its own affair. */
const brought = Type.Object(
  {
    state: Type.Optional(Type.String({ title: 'What we gave along', maxLength: 200 })),
    code: Type.Optional(Type.String({ title: 'What tokens are given for', maxLength: 4_096 })),
    iss: Type.Optional(Type.String({ title: 'Who sends the browser back (RFC 9207)', maxLength: 2_000 })),
    error: Type.Optional(Type.String({ title: 'Why nobody signed in', maxLength: 200 })),
  },
  { additionalProperties: true },
);

type Brought = Type.Static<typeof brought>;

export const finishSignIn = query({
  name: 'identity-providers.finish-sign-in',
  summary: words('Come back from a provider', 'Вернуться от поставщика'),
  description:
    'Where a provider sends the browser back to; nothing else calls it. Leads to a page of the portal with a session, or to the sign-in page with a `reason`.',
  permission: 'visitor',
  scope: null,
  input: brought,
  output: Type.Unknown(),
  run: inSteps,

  async steps(steps, input) {
    const ended = await finish(steps, input);
    const { publicUrl } = steps.services;
    const isFault = typeof ended === 'string';
    const location = isFault ? `${publicUrl}/login?reason=${ended}` : `${publicUrl}${ended.next ?? '/'}`;
    const cookies = isFault ? [] : [...ended.cookies, writeCookie(steps.services, 'sign-in', '', 0, 'Lax')];
    steps.respond({
      headers: {
        ...{ location, 'referrer-policy': 'no-referrer' },
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      },
    });
  },
});

async function finish(steps: Steps, { state, code, iss, error }: Brought): Promise<Ended | SignInFault> {
  // A preview that only looks must not use the state up.
  if (state === undefined || steps.actor.browser?.method === 'HEAD') return 'state_invalid';
  const taken = await steps.command(takeJourney, { state }).catch(unknownState);
  if (typeof taken === 'string') return taken;
  const url = new URL(callbackAddress(steps.services));
  for (const [name, value] of Object.entries({ state, code, iss, error }))
    if (value !== undefined) url.searchParams.set(name, value);
  const claims = await proved(steps, taken, { url, state });
  return typeof claims === 'string' ? claims : steps.command(endSignIn, { state, claims });
}

/** Asks the provider, outside any transaction; what is to blame on it or on its settings is kept for whoever set it up. */
async function proved(
  { services, command }: Steps,
  { provider, key, nonce, verifier }: Taken,
  { url, state }: { url: URL; state: string },
): Promise<SignInClaims | SignInFault> {
  try {
    return await exchangeCode(await configurationOf(services, provider), { url, state, nonce, verifier });
  } catch (error) {
    const fault = faultOf(error);
    if (providerFaults.has(fault)) await command(noteFault, { key, fault });
    return fault;
  }
}

function unknownState(error: unknown): SignInFault {
  if (error instanceof Refusal && error.code === 'not_found') return 'state_invalid';
  throw error;
}
