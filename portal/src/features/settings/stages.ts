import { requisitionFlow } from '../../../../nouns/requisition-flow.ts';
import { say } from '../../kit/say.ts';
import type { Stage } from './queries.ts';

type Status = Stage['statuses'][number];

const { statuses } = requisitionFlow;

export const statusOptions = () => Object.entries(statuses).map(([value, name]) => ({ value, label: say(name) }));

export const namesOfStatuses = (given: readonly Status[]) => given.map((status) => say(statuses[status])).join(', ');
