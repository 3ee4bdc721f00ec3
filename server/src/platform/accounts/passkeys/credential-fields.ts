import Type, { type Static } from 'typebox';
import { object } from '../../../kernel/fields.ts';

const bytes = (title: string, maxLength: number, example: string) =>
  Type.String({ title, pattern: '^[\\w-]+$', maxLength, examples: [example] });

const credentialId = () => bytes('Identifier of the credential', 1_400, 'q7Lr2WvT9yXc4BnM1kZs8Q');
const clientData = () =>
  bytes('What the browser signed for', 4_000, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWCJ9');

/** What `navigator.credentials.create` answers, its bytes in base64url. */
export const newCredentialField = () =>
  object(
    {
      id: credentialId(),
      clientDataJSON: clientData(),
      attestationObject: bytes('The public key, in CBOR', 20_000, 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg'),
      transports: Type.Optional(
        Type.Array(Type.String({ maxLength: 20, examples: ['internal'] }), {
          title: 'How the authenticator is reached',
          maxItems: 10,
        }),
      ),
    },
    {
      title: 'The new credential',
      description: 'What `navigator.credentials.create` answers, its bytes in base64url.',
    },
  );

export type NewCredential = Static<ReturnType<typeof newCredentialField>>;

/** What `navigator.credentials.get` answers, its bytes in base64url. */
export const assertionField = () =>
  object(
    {
      id: credentialId(),
      clientDataJSON: clientData(),
      authenticatorData: bytes(
        'What the authenticator signed',
        4_000,
        'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
      ),
      signature: bytes('Signature', 2_000, 'MEUCIQDx3bJ8Qv0sVv2y4nq1'),
      userHandle: Type.Optional(bytes('Whose passkey it is', 100, 'AZOw0m8afD6cVS8dPAt6EQGTsNJvGnw-nFUvHTwLehE')),
    },
    { title: 'The signature', description: 'What `navigator.credentials.get` answers, its bytes in base64url.' },
  );

export type Assertion = Static<ReturnType<typeof assertionField>>;
