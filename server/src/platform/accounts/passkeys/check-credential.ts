import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { Services } from '../../../kernel/services.ts';
import { type Answered, answeredChallenge, type Occasion } from './challenge.ts';
import type { NewCredential } from './credential-fields.ts';
import { relyingParty } from './relying-party.ts';

/** Ed25519, P-256 and RSA with SHA-256, by their numbers in COSE: what authenticators in use offer. */
export const algorithms = [-8, -7, -257];

export interface CheckedCredential extends Answered {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** The credential, or null for one that was made elsewhere, for something else, or without verifying who is there. */
export async function checkCredential(
  services: Services,
  occasion: Occasion,
  { id, clientDataJSON, attestationObject, transports = [] }: NewCredential,
): Promise<CheckedCredential | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services);
  try {
    const answered = answeredChallenge(services, occasion, clientDataJSON);
    const response = { clientDataJSON, attestationObject: withoutStatement(attestationObject) };
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: answered.challenge,
      expectedRPID,
      expectedOrigin,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    const credentialId = Buffer.from(credential.id, 'base64url');
    const publicKey = Buffer.from(credential.publicKey);
    return { ...answered, credentialId, publicKey, counter: credential.counter, transports };
  } catch {
    // Whatever is wrong with what a stranger sent, the library says by an error.
    return null;
  }
}

/** No statement of a maker is asked for, and none is read: the library would call the addresses that its certificates name. */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const parts = new Map().set('fmt', 'none').set('attStmt', new Map()).set('authData', authData);
  return isoBase64URL.fromBuffer(isoCBOR.encode(parts));
}
