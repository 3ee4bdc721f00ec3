import { api, ask } from '../api/client.ts';
import { signByPasskey } from './authenticator.ts';

/** Proves presence by a passkey of the person who is signed in. */
export async function proveByPasskey() {
  const options = await ask(api.POST('/api/v1/auth/prove/passkey/options', { body: {} }));
  const passkey = await signByPasskey(options);
  return ask(api.POST('/api/v1/auth/prove', { body: { passkey } }));
}
