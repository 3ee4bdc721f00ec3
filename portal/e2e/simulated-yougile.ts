import { startSimulator } from '../../tools/sim/kit/start-simulator.ts';
import { yougile } from '../../tools/sim/yougile/yougile.ts';

/** The task tracker that all companies of the journeys would connect to. */
export const simulatedYougile = await startSimulator(yougile);
