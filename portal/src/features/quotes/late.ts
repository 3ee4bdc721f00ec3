import { tellProblem } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { isProblem } from '../../shared/api/problem.ts';

/** The request no longer takes answers: a buyer may still submit one that came late, giving the reason. */
export const isLate = (error: unknown) =>
  isProblem(error) && ['deadline_passed', 'rfq_closed'].includes(String(error.members.rule));

/** Submits what was just saved. One that came late stays a draft: its card asks for the reason. */
export async function submitSaved(id: string): Promise<boolean> {
  try {
    await ask(api.POST('/api/v1/supplier-quotes/{id}/submit', { params: { path: { id } }, body: {} }));
    return true;
  } catch (error) {
    if (!isLate(error)) throw error;
    tellProblem(error);
    return false;
  }
}
