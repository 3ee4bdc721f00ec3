import Type, { type Static } from 'typebox';
import { choice, integer, object } from '../../../kernel/fields.ts';
import type { Services } from '../../../kernel/services.ts';
import { challengeSeconds, newChallenge, type Occasion } from './challenge.ts';
import { knownCredential } from './creation-options.ts';
import { relyingParty } from './relying-party.ts';

/** What `navigator.credentials.get` is called with, its bytes in base64url: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = object({
  challenge: Type.String({ title: 'What is signed: once, within five minutes' }),
  rpId: Type.String({ title: 'Host of the portal' }),
  timeout: integer('Milliseconds'),
  allowCredentials: Type.Array(knownCredential, { title: 'Passkeys that will do; empty where any of the host will' }),
  userVerification: choice(['required'], 'Whether a finger, a face or a PIN is asked for'),
});

export const optionsToSign = (
  services: Services,
  occasion: Occasion,
  allowCredentials: Array<Static<typeof knownCredential>> = [],
): Static<typeof requestOptions> => ({
  challenge: newChallenge(services, occasion),
  rpId: relyingParty(services).id,
  timeout: challengeSeconds * 1_000,
  allowCredentials,
  userVerification: 'required',
});
