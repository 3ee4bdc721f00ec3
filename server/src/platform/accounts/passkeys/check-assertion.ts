import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Services } from '../../../kernel/services.ts';
import { type Answered, answeredChallenge, type Occasion } from './challenge.ts';
import type { Assertion } from './credential-fields.ts';
import type { PasskeyRow } from './load-passkey.ts';
import { relyingParty } from './relying-party.ts';

/** What was right, for `usePasskey`. */
export interface RightPasskey extends Answered {
  id: string;
  counter: number;
}

/** A signature by this passkey, or null for one made elsewhere, for something else, or without verifying who is there. */
export async function checkAssertion(
  services: Services,
  occasion: Occasion,
  { id: passkeyId, publicKey, counter }: PasskeyRow,
  { id, clientDataJSON, authenticatorData, signature }: Assertion,
): Promise<RightPasskey | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services);
  try {
    const answered = answeredChallenge(services, occasion, clientDataJSON);
    const response = { clientDataJSON, authenticatorData, signature };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: answered.challenge,
      expectedRPID,
      expectedOrigin,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? { ...answered, id: passkeyId, counter: authenticationInfo.newCounter } : null;
  } catch {
    // Whatever is wrong with what a stranger sent, the library says by an error.
    return null;
  }
}
