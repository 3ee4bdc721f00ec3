import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { bypassesRoute } from './refusals.ts';
import { matchRoute } from './routes/match-route.ts';

/** A move around an approval is not made where a route says who approves. */
export async function refuseBypass(ctx: ReadContext, subject: ApprovalSubject): Promise<void> {
  const route = await matchRoute(ctx, subject);
  if (route) throw bypassesRoute(route.name);
}

/** Nor is it offered. */
export async function withoutBypass<Move>(
  ctx: ReadContext,
  moves: readonly Move[],
  isAround: (move: Move) => boolean,
  subject: () => ApprovalSubject,
): Promise<Move[]> {
  if (!moves.some(isAround) || !(await matchRoute(ctx, subject()))) return [...moves];
  return moves.filter((move) => !isAround(move));
}
