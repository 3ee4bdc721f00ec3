import { ask, visitorApi } from '../api/client.ts';
import { signByPasskey } from './authenticator.ts';

/** Signs in by a passkey that the browser offers; the page begins the session. */
export async function signInByPasskey() {
  const options = await ask(visitorApi.POST('/api/v1/auth/login/passkey/options', { body: {} }));
  const credential = await signByPasskey(options);
  return ask(visitorApi.POST('/api/v1/auth/login/passkey', { body: { credential } }));
}
