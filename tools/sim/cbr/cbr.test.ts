import { judge } from '../kit/judge.ts';
import { probes } from './probes.ts';
import { cbr } from './simulator.ts';

await judge(cbr, probes);
