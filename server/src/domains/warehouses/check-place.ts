import { invalid } from '../../kernel/problems/errors.ts';
import { type Place, placeFaults } from './place-faults.ts';

/** A point on the map has both coordinates, each within its bounds. */
export function checkPlace(before: Place, given: Place): void {
  const errors = placeFaults({ ...before, ...given });
  if (errors.length > 0) throw invalid(errors);
}
