import { startSimulator } from '../../tools/sim/kit/start-simulator.ts';
import { saby } from '../../tools/sim/saby/saby.ts';

/** The operator of electronic documents that all companies of the journeys would connect to. */
export const simulatedSaby = await startSimulator(saby);
