import { diadoc } from '../../tools/sim/diadoc/diadoc.ts';
import { startSimulator } from '../../tools/sim/kit/start-simulator.ts';

/** The operator of electronic documents that grants access at a page of its own. */
export const simulatedDiadoc = await startSimulator(diadoc);
