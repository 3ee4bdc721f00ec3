import { words } from '../../kernel/problems/errors.ts';
import { stateLine } from './log/state-line.ts';

/** The line of the journal about an installation that was stopped by faults and works again. */
export const recoveredLine = () =>
  stateLine('installation.recovered', words('The integration works again.', 'Интеграция снова работает.'));
