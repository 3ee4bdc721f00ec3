import { ask, visitorApi } from '../shared/api/client.ts';
import { isProblem } from '../shared/api/problem.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { endSession } from '../shared/session/session.ts';

/**
 * Ends the session of this browser, which its cookie names: who signs out of one that is over is not asked to sign in for it. Where
 * the line breaks the person stays signed in.
 */
export async function signOut() {
  try {
    await ask(visitorApi.POST('/api/v1/auth/logout', { body: {} }));
  } catch (error) {
    if (!isProblem(error) || error.status !== 401) throw error;
  }
  endSession();
  queryClient.clear();
}
