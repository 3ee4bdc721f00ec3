import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import { findMet, type Measured } from '../routes/find-met.ts';

type Placed = Parameters<typeof findMet>[0][number] & Pick<ApprovalRoute, 'id' | 'position'>;

/** Which route would be for a record if `route` stood among the others, and which is without it. */
export const compareRoutes = <Route extends Placed>(route: Route, others: readonly Route[], record: Measured) => ({
  with: findMet([...others, route].toSorted(inOrder), record),
  without: findMet(others.toSorted(inOrder), record),
});

const inOrder = (one: Placed, other: Placed) => one.position - other.position || (one.id < other.id ? -1 : 1);
