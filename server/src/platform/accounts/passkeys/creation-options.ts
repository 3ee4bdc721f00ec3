import Type, { type Static } from 'typebox';
import { choice, flag, integer, object } from '../../../kernel/fields.ts';
import type { Services } from '../../../kernel/services.ts';
import { challengeSeconds, newChallenge } from './challenge.ts';
import { algorithms } from './check-credential.ts';
import { relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

const credentialKind = () => choice(['public-key'], 'Kind of credential');

export const knownCredential = object({
  type: credentialKind(),
  id: Type.String({ title: 'Identifier of the credential' }),
  transports: Type.Array(Type.String(), { title: 'How the authenticator is reached' }),
});

/** What `navigator.credentials.create` is called with, its bytes in base64url: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = object({
  challenge: Type.String({ title: 'What is signed: once, within five minutes' }),
  rp: object({ id: Type.String({ title: 'Host of the portal' }), name: Type.String({ title: 'What it is called' }) }),
  user: object({
    id: Type.String({ title: 'Handle that leads to the portal and the person' }),
    name: Type.String({ title: 'E-mail' }),
    displayName: Type.String({ title: 'Full name' }),
  }),
  pubKeyCredParams: Type.Array(object({ type: credentialKind(), alg: integer('Algorithm, as COSE numbers it') }), {
    title: 'Algorithms that are taken',
  }),
  timeout: integer('Milliseconds'),
  attestation: choice(['none'], 'No statement of the maker is asked for'),
  excludeCredentials: Type.Array(knownCredential, { title: 'Passkeys that the person has' }),
  authenticatorSelection: object({
    residentKey: choice(['required'], 'It is found without an address being typed'),
    requireResidentKey: flag('The same, for older browsers'),
    userVerification: choice(['required'], 'Whether a finger, a face or a PIN is asked for'),
  }),
});

interface Person {
  id: string;
  fullName: string;
  email: string;
}

export const optionsToCreate = (
  services: Services,
  tenantId: string,
  { id, fullName, email }: Person,
  excludeCredentials: Array<Static<typeof knownCredential>>,
): Static<typeof creationOptions> => {
  const { id: host, name } = relyingParty(services);
  return {
    challenge: newChallenge(services, `add to ${id}`),
    rp: { id: host, name },
    user: { id: userHandle(tenantId, id), name: email, displayName: fullName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeSeconds * 1_000,
    attestation: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
};
