import { ask, visitorApi } from '../../shared/api/client.ts';
import { isProblem } from '../../shared/api/problem.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { beginSession } from '../../shared/session/session.ts';

/** Signs in; what another person has read on this page before is forgotten. */
export async function signInAs(email: string, password: string): Promise<'signed_in' | 'code_needed'> {
  try {
    const session = await ask(visitorApi.POST('/api/v1/auth/login', { body: { email, password } }));
    queryClient.clear();
    beginSession(session);
    return 'signed_in';
  } catch (error) {
    if (isProblem(error, 'second_factor_required')) return 'code_needed';
    throw error;
  }
}
