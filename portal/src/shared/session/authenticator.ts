import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { say } from '../../kit/say.ts';
import { Problem } from '../api/problem.ts';

/** Has the browser make a passkey; the answer is what the server takes. */
export async function makePasskey(options: object) {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON }).catch(inOurWords);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has the browser sign by a passkey that the person chooses. */
export async function signByPasskey(options: object) {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await startAuthentication({ optionsJSON }).catch(inOurWords);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
}

/** The browser gave nothing: the person closed its window, or it has nothing to offer. */
function inOurWords(error: unknown): never {
  const code = error instanceof WebAuthnError ? error.code : undefined;
  throw new Problem({ code: 'passkey_not_given', detail: sayings()[code ?? ''] ?? notChosen() }, 0);
}

const sayings = (): Record<string, string> => ({
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: say(
    'This device already holds a passkey of yours.',
    'На этом устройстве уже есть ваш ключ доступа.',
  ),
  ERROR_INVALID_RP_ID: say(
    'Passkeys do not work at this address of the portal.',
    'По этому адресу портала ключи доступа не действуют.',
  ),
});

const notChosen = () => say('No passkey was chosen. Try again.', 'Ключ доступа не выбран. Попробуйте ещё раз.');
