import type { Services } from '../../../kernel/services.ts';

/** Who asks for a signature, as WebAuthn calls this installation: an authenticator signs for the host that it knows, at the origin it sees. */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Prokura', origin };
}
