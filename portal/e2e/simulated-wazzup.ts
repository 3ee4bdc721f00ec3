import { startSimulator } from '../../tools/sim/kit/start-simulator.ts';
import { wazzup } from '../../tools/sim/wazzup/wazzup.ts';

/** The messenger that all companies of the journeys would connect to. */
export const simulatedWazzup = await startSimulator(wazzup);
