import { ask, visitorApi } from '../../shared/api/client.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { beginSession } from '../../shared/session/session.ts';

/** Signs in; what another person has read on this page before is forgotten. */
export async function signInAs(email: string, password: string) {
  const session = await ask(visitorApi.POST('/api/v1/auth/login', { body: { email, password } }));
  queryClient.clear();
  beginSession(session);
}
