import { astral } from '../../tools/sim/astral/astral.ts';
import { startSimulator } from '../../tools/sim/kit/start-simulator.ts';

/** The operator of electronic documents that stands in no list of the marketplace. */
export const simulatedAstral = await startSimulator(astral);
